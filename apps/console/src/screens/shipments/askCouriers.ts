import { calls } from '@khep/api';
import type { TrackedShipment } from '@khep/api';
import type { BulkWork } from '../../patterns/list/defineList.ts';

export const toFailures = (failures: readonly { shipment_id: string; message: string }[]) =>
  failures.map(({ shipment_id, message }) => ({ key: shipment_id, message }));
export const idsOf = (rows: readonly TrackedShipment[]) => rows.map(({ id }) => id);

/** Asks the couriers of shipments where they are. */
export const askCouriers = (message: string): BulkWork<TrackedShipment> => ({
  success: 'Couriers asked',
  invalidates: ['tracking', 'orders'],
  batchSize: 50,
  async send(client, rows) {
    const { data } = await client.call(
      calls.tracking.ask,
      { body: { shipment_ids: idsOf(rows), message } },
      { quiet: true },
    );
    return toFailures(data.failures);
  },
});
