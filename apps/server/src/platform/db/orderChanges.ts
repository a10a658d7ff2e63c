import { beforeCommit } from './beforeCommit.ts';
import { declareEvent, hasHandlers, publish } from './domainEvents.ts';
import type { Tx } from './schema.ts';

/** Orders whose rows a transaction changed: their own, or those of their shipments, cases and returns. */
export interface ChangedOrders {
  brand_id: string;
  /** Sorted. */
  order_ids: readonly string[];
}

/** Published once for each transaction and brand, just before it commits. */
export const ordersChanged = declareEvent<ChangedOrders>('orders.changed');

const pending = new WeakMap<Tx, Map<string, Set<string>>>();

/**
 * Notes that an order's rows change in this transaction. Appending an event of an order does it; a change without an event
 * calls it.
 */
export function noteOrderChange(tx: Tx, brand_id: string, order_id: string): void {
  // A database that was opened for its own sake has nothing that listens.
  if (!hasHandlers(tx)) return;
  const known = pending.get(tx);
  const brands = known ?? new Map<string, Set<string>>();
  brands.set(brand_id, (brands.get(brand_id) ?? new Set<string>()).add(order_id));
  if (known) return;
  pending.set(tx, brands);
  beforeCommit(tx, async () => {
    for (const [brand, orders] of brands)
      await publish(tx, ordersChanged, { brand_id: brand, order_ids: [...orders].sort() });
  });
}
