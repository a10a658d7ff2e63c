import type { Db } from '../db/schema.ts';
import { appendEvent } from '../events.ts';
import { orderEwayBillProblem } from '../orders/invoicing/ewayBill.ts';
import { parseNeeds } from '../orders/orderState.ts';
import type { Services } from '../services.ts';
import { bookBox } from './bookBox.ts';
import { findCandidates } from './candidates.ts';
import type { LoadedOrder } from './loadOrders.ts';
import { correctLoadCount, selectCouriers } from './selectCouriers.ts';
import type { AllocateInit, Allocated, NotAllocated } from './selectCouriers.ts';

/**
 * Books every shipment of an order, falling back to the next courier. Records the decision as an event, also
 * when no courier is found.
 */
export async function allocateOrder(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  init: AllocateInit,
): Promise<{ allocated: Allocated[]; failure?: NotAllocated }> {
  const { order, drafts, origin } = loaded;
  const failed = (reason: string, couriers: NotAllocated['couriers'] = []) => ({
    order_id: order.order_id,
    order_number: order.order_number,
    reason,
    couriers,
  });
  if (drafts.length === 0)
    return {
      allocated: [],
      failure: failed(
        parseNeeds(order.needs).includes('packaging')
          ? "It isn't packed yet. Confirm its packaging first."
          : 'It already has a courier.',
      ),
    };
  if (origin.pincode === '')
    return { allocated: [], failure: failed('Its warehouse was deleted. Choose another one.') };
  const gap = orderEwayBillProblem(order, origin);
  if (gap) return { allocated: [], failure: failed(gap) };
  const candidates = await findCandidates(services, init.contracts, loaded);
  const turn = await selectCouriers(db, services, loaded, candidates, init);
  const { courier_ids, why, rejected } = turn;
  if (courier_ids.length === 0) {
    const failure = failed(why, rejected);
    await recordAllocationFailure(db, services, failure, init);
    return { allocated: [], failure };
  }

  const allocated: Allocated[] = [];
  const reasons = [...rejected];
  for (const [index, draft] of drafts.entries()) {
    const done = await bookBox(db, services, loaded, draft, index, candidates, courier_ids, reasons, {
      ...init,
      why,
      decided_by: turn.decided_by,
    });
    if (done) allocated.push({ ...done, why });
  }
  await correctLoadCount(db, services, init, courier_ids, allocated);
  if (allocated.length === drafts.length) return { allocated };
  const words =
    allocated.length === 0
      ? 'No courier assigned an AWB.'
      : `${drafts.length - allocated.length} of ${drafts.length} boxes have no AWB.`;
  const failure = failed(reasons.at(-1)?.reason ?? words, reasons);
  await recordAllocationFailure(db, services, { ...failure, reason: words }, init);
  return { allocated, failure };
}

/** Records that no courier was found, with their reasons. */
async function recordAllocationFailure(
  db: Db,
  services: Services,
  { order_id, reason, couriers }: NotAllocated,
  { brand_id, actor }: AllocateInit,
): Promise<void> {
  await db.transaction().execute((tx) =>
    appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.unallocated',
      actor,
      data: { why: reason, decided_by: 'none', rejected: couriers },
      at: services.clock.now(),
    }),
  );
}
