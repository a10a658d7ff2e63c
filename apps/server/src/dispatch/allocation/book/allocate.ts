import type { Db } from '../../../platform/db/schema.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import { orderEwayBillProblem } from '../../../orders/invoicing/ewayBill.ts';
import { parseNeeds } from '../../../orders/state/orderState.ts';
import type { Services } from '../../../start/services.ts';
import { bookBox } from './bookBox.ts';
import type { ExplainedAllocation } from './bookBox.ts';
import { createConsignment } from './consignment.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';
import type { AllocateInit, Allocated, NotAllocated } from '../plan/selectCouriers.ts';

/** Why no courier can be booked for an order yet; undefined if one can. */
export function bookingProblem({ order, drafts, origin }: LoadedOrder): string | undefined {
  if (drafts.length === 0)
    return parseNeeds(order.needs).includes('packaging')
      ? "It isn't packed yet. Confirm its packaging first."
      : 'It already has a courier.';
  if (origin.pincode === '') return 'Its warehouse was deleted. Choose another one.';
  return orderEwayBillProblem(order, origin);
}

/**
 * Books every shipment of an order with the selected couriers, falling back to the next one. Records the decision as
 * an event, also when no courier is found.
 */
export async function allocateOrder(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  init: AllocateInit,
): Promise<{ allocated: Allocated[]; failure?: NotAllocated }> {
  const { order, drafts } = loaded;
  const failed = (reason: string, couriers: NotAllocated['couriers'] = []) => ({
    order_id: order.order_id,
    order_number: order.order_number,
    reason,
    couriers,
  });
  const problem = bookingProblem(loaded);
  if (problem) return { allocated: [], failure: failed(problem) };
  const { candidates } = init;
  const { couriers: courier_ids, why, decided_by, rejected } = init.selection;
  if (courier_ids.length === 0) {
    const failure = failed(why, rejected);
    await recordAllocationFailure(db, services, failure, init);
    return { allocated: [], failure };
  }

  const reasons = [...rejected];
  const explained = { ...init, why, decided_by };
  const boxes = await bookTogether(db, services, loaded, courier_ids, explained);
  // Boxes that no consignment took are booked one by one.
  for (const [index, draft] of drafts.entries())
    boxes[index] ??= await bookBox(
      db,
      services,
      loaded,
      draft,
      index,
      candidates,
      courier_ids,
      reasons,
      explained,
    );
  const allocated: Allocated[] = boxes.flatMap((done) => (done ? [{ ...done, why }] : []));
  if (allocated.length === drafts.length) return { allocated };
  const words =
    allocated.length === 0
      ? 'No courier assigned an AWB.'
      : `${drafts.length - allocated.length} of ${drafts.length} boxes have no AWB.`;
  const failure = failed(reasons.at(-1)?.reason ?? words, reasons);
  await recordAllocationFailure(db, services, { ...failure, reason: words }, init);
  return { allocated, failure };
}

/**
 * Books the boxes of an order as one consignment of the first courier, if it knows consignments. Returns a result for each box;
 * undefined for one that isn't booked.
 */
async function bookTogether(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  [courier_id]: readonly number[],
  init: ExplainedAllocation,
): Promise<(Omit<Allocated, 'why'> | undefined)[]> {
  const { drafts } = loaded;
  const couriers = await services.couriers.forBrand(init.brand_id);
  const consignment =
    courier_id === undefined ? undefined : createConsignment(couriers.adapter(courier_id), drafts.length);
  if (courier_id === undefined || consignment === undefined) return drafts.map(() => undefined);
  return Promise.all(
    drafts.map(async (draft, index) => {
      try {
        return await bookBox(
          db,
          services,
          loaded,
          draft,
          index,
          init.candidates,
          [courier_id],
          // Its reasons are those of the boxes, which are tried alone next.
          [],
          init,
          consignment,
        );
      } finally {
        // Without effect once the consignment was sent.
        consignment.leave();
      }
    }),
  );
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
