import { laneKeys, measureLeg } from '@khep/domain/shipments';
import { laneOf } from '../../dispatch/lanes/laneHistory.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { bulkInsert } from './bulkInsert.ts';
import type { DemoOrder } from './orders.ts';
import type { DemoScan } from './progress.ts';

interface LanesInit {
  demo: readonly DemoOrder[];
  shipments: readonly ShipmentRecord[];
  scans: readonly DemoScan[];
}

/** Adds the ended journeys, as their last scans would have. */
export async function seedLanes(tx: Tx, { demo, shipments, scans }: LanesInit): Promise<void> {
  const pincodes = new Map(demo.map(({ order }) => [order.order_id, order.pincode]));
  const byShipment = Map.groupBy(scans, ({ shipment_id }) => shipment_id);
  const journeys = shipments.flatMap((row) => {
    const own = byShipment.get(row.shipment_id) ?? [];
    const ended = measureLeg(
      row.state,
      own.map(({ event_time, state_after }) => ({ at: event_time, state: state_after })),
    );
    const lane = laneOf(row, pincodes.get(row.order_id) ?? '');
    if (!ended || !lane) return [];
    const { lane: key, zone } = laneKeys(lane);
    return {
      brand_id: row.brand_id,
      shipment_id: row.shipment_id,
      courier_id: lane.courier_id,
      lane: key,
      zone,
      ...ended,
      is_counted: false,
    };
  });
  await bulkInsert(tx, 'lane_journeys', journeys);
}
