/** A draft can be edited, a sent order is received in parts. It is received once nothing is open, or closed before. */
export const purchaseStates = [
  'draft',
  'sent',
  'partly_received',
  'received',
  'closed',
  'cancelled',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseStateLabels: Record<PurchaseState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partly received',
  received: 'Received',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

/** States in which units are on their way. */
export const openPurchaseStates = ['sent', 'partly_received'] as const satisfies readonly PurchaseState[];

/** States of orders that the supplier has or had, apart from cancelled ones. */
export const placedPurchaseStates = [
  ...openPurchaseStates,
  'received',
  'closed',
] as const satisfies readonly PurchaseState[];

/** Whether units of an order are on their way. */
export const isPurchaseOpen = (state: PurchaseState): boolean =>
  openPurchaseStates.some((open) => open === state);

/** A step of a purchase order; `end`: its open units are no longer expected. */
export type PurchaseDeed = 'send' | 'receive' | 'end';

/** The state of a purchase order after a deed, by the units that have come then; undefined if its state doesn't allow it. */
export function purchaseStateAfter(
  state: PurchaseState,
  deed: PurchaseDeed,
  lines: readonly PurchaseUnits[],
): PurchaseState | undefined {
  if (deed === 'send') return state === 'draft' ? 'sent' : undefined;
  if (deed === 'end' && state === 'draft') return 'cancelled';
  if (!isPurchaseOpen(state)) return undefined;
  const { received, damaged, open } = purchaseProgress(lines);
  if (deed === 'receive') return open === 0 ? 'received' : 'partly_received';
  return received + damaged > 0 ? 'closed' : 'cancelled';
}

/** The last email of a purchase order to its supplier. It stays `sending` if the process died before it knew more. */
export const purchaseEmailStates = ['sending', 'sent', 'failed'] as const;
export type PurchaseEmailState = (typeof purchaseEmailStates)[number];

/** Units of a line of a purchase order. */
export interface PurchaseUnits {
  quantity: number;
  /** Good units that came. */
  received: number;
  /** Units that came and can't be sold: the supplier owes them. */
  damaged: number;
}

/** Units that still have to come. */
export const openUnits = ({ quantity, received, damaged }: PurchaseUnits): number =>
  Math.max(0, quantity - received - damaged);

/** How far a purchase order is, over its lines. */
export function purchaseProgress(lines: readonly PurchaseUnits[]): PurchaseUnits & { open: number } {
  return lines.reduce<PurchaseUnits & { open: number }>(
    (sum, line) => ({
      quantity: sum.quantity + line.quantity,
      received: sum.received + line.received,
      damaged: sum.damaged + line.damaged,
      open: sum.open + openUnits(line),
    }),
    { quantity: 0, received: 0, damaged: 0, open: 0 },
  );
}

/** Days of sales from which on an order is proposed. */
export const leastSalesDays = 10;
