import { calls } from '@khep/api';
import type { TrackedShipment } from '@khep/api';
import { formatNumber } from '@khep/domain/money';
import type { BulkWork, ListAction } from '../../patterns/list/defineList.ts';
import { saveDocument } from '../../data/useDocuments.ts';
import { AskCouriers } from './AskCouriers.tsx';
import { idsOf, toFailures } from './askCouriers.ts';

const notifyBuyers: BulkWork<TrackedShipment> = {
  success: 'Buyers notified',
  invalidates: ['tracking', 'notifications'],
  async send(client, rows) {
    const { data } = await client.call(
      calls.tracking.notifyBuyers,
      { body: { shipment_ids: idsOf(rows) } },
      { quiet: true },
    );
    return toFailures(data.failures);
  },
};

/** Actions for several shipments. */
export const shipmentActions: readonly ListAction<TrackedShipment>[] = [
  {
    id: 'labels',
    label: 'Print labels',
    run: (rows, { client }) => saveDocument(client, 'label', { shipment_ids: idsOf(rows) }),
  },
  {
    id: 'notify',
    label: 'Notify buyers',
    keys: 'b',
    confirm: ({ length }) => ({
      title: length === 1 ? 'Notify the buyer?' : `Notify ${formatNumber(length)} buyers?`,
      confirmLabel: length === 1 ? 'Notify buyer' : 'Notify buyers',
      cancelLabel: 'Cancel',
      description:
        'Each buyer gets a message that the order is late, with the expected day and the link of the tracking page. A buyer is notified once a day at most.',
    }),
    work: notifyBuyers,
  },
  { id: 'ask', label: 'Ask couriers', keys: 't', isPrimary: true, dialog: AskCouriers },
];
