import { calls } from '@khep/api';
import type { Pickup } from '@khep/api';
import type { Client } from '@khep/api/client';
import { saveDocument } from '../../../data/useDocuments.ts';
import type { ListAction } from '../../../patterns/list/defineList.ts';

/** Makes the manifests that pickups have not yet, and downloads all of theirs as one file. @throws ApiError */
export async function printManifests(client: Client, pickups: readonly Pickup[]): Promise<void> {
  const open = pickups.filter(({ unmanifested_count }) => unmanifested_count > 0);
  const made =
    open.length === 0
      ? []
      : (
          await client.call(
            calls.orders.manifest,
            { body: { shipment_ids: open.flatMap(({ shipment_ids }) => shipment_ids) } },
            { quiet: true },
          )
        ).data.manifest_ids;
  const manifest_ids = [...new Set([...pickups.flatMap((pickup) => pickup.manifest_ids), ...made])];
  await saveDocument(client, 'manifest', { manifest_ids });
}

/** Actions for several pickups at once. */
export const pickupActions: readonly ListAction<Pickup>[] = [
  {
    id: 'labels',
    label: 'Print missing labels',
    appliesTo: ({ unprinted_ids }) => unprinted_ids.length > 0,
    async run(pickups, { client, invalidate }) {
      await saveDocument(client, 'label', {
        shipment_ids: pickups.flatMap(({ unprinted_ids }) => unprinted_ids),
      });
      await invalidate('orders', 'home');
    },
  },
  {
    id: 'manifests',
    label: 'Print manifests',
    isPrimary: true,
    max: 100,
    async run(pickups, { client, invalidate, clearSelection }) {
      await printManifests(client, pickups);
      await invalidate('orders', 'home');
      clearSelection();
    },
  },
];
