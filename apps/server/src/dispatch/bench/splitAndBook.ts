import type { BenchSplit } from '@khep/api';
import { istDay } from '@khep/domain/days';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { splitBox } from '../../warehouse/bench/splitBox.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import { allocateNow } from '../allocation/book/allocateNow.ts';
import { schedulePickups } from '../shipments/pickups/schedulePickups.ts';

/**
 * Splits a box on the bench and books the second one with the courier of the first. Where the courier refuses or doesn't
 * respond, the split stays, and the second box waits for a courier like any other. The van that comes for the first takes both.
 * @returns the second box, and why it has no AWB or the van doesn't take it; empty otherwise
 */
export async function splitAndBook(
  db: Db,
  services: Services,
  author: ChangeContext,
  shipment_id: string,
  draft: BenchSplit,
): Promise<{ second_id: string; problem: string }> {
  const { brand_id, actor } = author;
  const split = await splitBox(db, author, shipment_id, draft, services.clock.now());
  const { order_id, second_id, courier_id, hasOtherDrafts } = split;
  if (courier_id === null || hasOtherDrafts)
    return { second_id, problem: 'The order has more boxes without a courier. Allocate one in Orders.' };
  const [result] = await allocateNow(db, services, {
    brand_id,
    actor,
    order_ids: [order_id],
    chosen: new Map([[order_id, { courier_id, by: actor.name ?? '' }]]),
  });
  if (result?.failure) return { second_id, problem: result.failure.reason };
  return { second_id, problem: await joinPickupOf(db, services, author, { shipment_id, second_id }) };
}

/** Has the second box picked up with the first, where that still waits for a pickup. @returns why it isn't; empty if it is */
async function joinPickupOf(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  { shipment_id, second_id }: { shipment_id: string; second_id: string },
): Promise<string> {
  const boxes = await shipmentsById(db, brand_id, [shipment_id, second_id]);
  const first = boxes.find((one) => one.shipment_id === shipment_id);
  const second = boxes.find((one) => one.shipment_id === second_id);
  if (first?.state !== 'PICKUP_SCHEDULED' || !first.pickup_id || second?.state !== 'AWB_ASSIGNED') return '';
  const pickup = await db
    .selectFrom('pickups')
    .select(['pickup_date', 'pickup_time'])
    .where('brand_id', '=', brand_id)
    .where('pickup_id', '=', first.pickup_id)
    .executeTakeFirst();
  // No courier takes a request for a day that is over.
  if (!pickup || pickup.pickup_date < istDay(services.clock.now())) return '';
  const { failures } = await schedulePickups(db, services, {
    brand_id,
    shipments: [second],
    date: pickup.pickup_date,
    time: pickup.pickup_time,
    actor,
  });
  return failures[0]?.reason ?? '';
}
