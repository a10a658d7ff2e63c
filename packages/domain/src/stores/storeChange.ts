import { canEditOrder } from '../orders/cancel.ts';
import { orderLabel } from '../orders/status.ts';
import type { OrderStatus } from '../orders/status.ts';
import type { StoreImport } from './storeOrder.ts';

/** The action for an imported order that the store changed. */
export type StoreChange =
  | { kind: 'none' }
  | { kind: 'update' }
  /** `only_rest` if some boxes have shipped. */
  | { kind: 'cancel'; only_rest: boolean; reason: string }
  /** A person has to decide. */
  | { kind: 'conflict'; reason: string };

export interface StoreChangeInput {
  /** Of our order. */
  status: OrderStatus;
  /** The store's order. */
  is_cancelled: boolean;
  /** Result of importing it now. */
  import: StoreImport;
  /** Whether the content differs from what was imported. */
  has_changed: boolean;
}

const partlyShipped: readonly OrderStatus[] = ['PARTIALLY_SHIPPED', 'PARTIALLY_DELIVERED'];
const ended: readonly OrderStatus[] = ['CANCELLED', 'DELIVERED', 'RTO', 'CLOSED'];

/**
 * Decides how a change in a store applies to an order of ours. Nothing is cancelled or edited behind a label that is
 * already printed: an allocated order that was edited needs a person.
 */
export function planStoreChange(input: StoreChangeInput): StoreChange {
  const { status, is_cancelled, has_changed } = input;
  const isGone = is_cancelled || input.import.kind === 'skipped';
  if (isGone) {
    const reason = is_cancelled ? 'Cancelled in the store' : 'Refunded or fulfilled in the store';
    if (ended.includes(status)) return { kind: 'none' };
    if (partlyShipped.includes(status)) return { kind: 'cancel', only_rest: true, reason };
    if (status === 'SHIPPED')
      return { kind: 'conflict', reason: `${reason}, but it has shipped. Request an RTO from the shipment.` };
    return { kind: 'cancel', only_rest: false, reason };
  }
  if (!has_changed || input.import.kind !== 'draft' || ended.includes(status)) return { kind: 'none' };
  if (canEditOrder({ status }).allowed) return { kind: 'update' };
  return {
    kind: 'conflict',
    reason: `Changed in the store, but the order is "${orderLabel(status)}". Cancel its shipments to apply the change.`,
  };
}
