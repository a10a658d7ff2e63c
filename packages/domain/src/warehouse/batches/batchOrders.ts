import type { WalkArea, WalkStart, WalkStop } from '../walk/area.ts';
import { shortestWalk } from '../walk/shortestWalk.ts';

/** An order to be picked. */
export interface OrderToPick {
  order_id: string;
  /** Where its units are. */
  stops: readonly WalkStop[];
  /** Totes that its boxes need, from the packing: one or more. */
  totes: number;
}

/** Orders that one person picks on one walk. */
export interface PickBatch {
  /** In the order in which they joined; totes are numbered by it. */
  order_ids: string[];
  totes: number;
  /** Length of the shortest walk through all stops. */
  length: number;
}

/**
 * Puts orders together so that the walks are short in sum: each batch begins with the order whose own walk is the longest,
 * and takes the order that lengthens it least, while the cart has totes for it (a seed algorithm with cumulative seeds: De
 * Koster, Le-Duc and Roodbergen, EJOR 182(2), 2007, survey them). An order with more totes than the cart has is a
 * batch of its own.
 * @param cart totes that a cart holds
 * @throws {Error} for a cart or an order without a tote
 * @throws {Error} what `walkProblem` returns
 */
export function batchOrders(
  area: WalkArea,
  start: WalkStart,
  orders: readonly OrderToPick[],
  cart: number,
): PickBatch[] {
  if (!(cart >= 1)) throw new Error('A cart has one tote or more.');
  const lost = orders.find(({ totes }) => !(totes >= 1));
  if (lost) throw new Error(`Order ${lost.order_id} needs one tote or more.`);
  const lengthOf = (stops: readonly WalkStop[]) => shortestWalk(area, start, stops).length;
  const left = orders
    .map((order) => ({ order, length: lengthOf(order.stops) }))
    // By number where walks are equal, so that equal waves have equal batches.
    .toSorted((a, b) => b.length - a.length || a.order.order_id.localeCompare(b.order.order_id));
  const batches: PickBatch[] = [];
  while (left.length > 0) {
    const seed = left.shift()!;
    const batch: PickBatch = {
      order_ids: [seed.order.order_id],
      totes: seed.order.totes,
      length: seed.length,
    };
    let stops = [...seed.order.stops];
    for (;;) {
      let best = -1;
      let shortest = Infinity;
      for (const [at, { order, length }] of left.entries()) {
        if (batch.totes + order.totes > cart) continue;
        // Added length of the walk, less the length of the order's own walk: far orders are worth joining first.
        const cost = lengthOf([...stops, ...order.stops]) - length;
        if (cost < shortest) [best, shortest] = [at, cost];
      }
      if (best < 0) break;
      const [joined] = left.splice(best, 1);
      stops = [...stops, ...joined!.order.stops];
      batch.order_ids.push(joined!.order.order_id);
      batch.totes += joined!.order.totes;
      batch.length = shortest + joined!.length;
    }
    batches.push(batch);
  }
  return batches;
}
