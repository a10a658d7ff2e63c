import type { Shipment } from '@khep/api';
import type { Db } from '../../../platform/db/schema.ts';
import { laneOf, loadLaneHistory } from '../../lanes/laneHistory.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { SituationOf } from '../../../orders/shipments/situations.ts';
import { expectDelivery } from './expectDelivery.ts';

/** When the boxes of an order are expected, by shipment ID: the day of lists, and the days of the tracking page. */
export async function expectedDeliveries(
  db: Db,
  brand_id: string,
  boxes: readonly ShipmentRecord[],
  { pincode, situationOf, now }: { pincode: string; situationOf: SituationOf; now: Date },
): Promise<ReadonlyMap<string, Shipment['expected']>> {
  const booked = boxes.filter(({ awb, ended_at }) => awb !== null && ended_at === null);
  const lanes = booked.map((box) => laneOf(box, pincode));
  const history = await loadLaneHistory(db, brand_id, lanes);
  return new Map(
    booked.map((box, index) => {
      const { prediction, range } = expectDelivery(box, situationOf(box), lanes[index], history, now);
      return [box.shipment_id, prediction && range && { ...prediction, ...range }];
    }),
  );
}
