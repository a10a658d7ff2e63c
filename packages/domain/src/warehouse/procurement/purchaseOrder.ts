/** A draft can be edited, a sent order is received in parts, and ends once nothing is open. */
export const purchaseStates = ['draft', 'sent', 'received', 'cancelled'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseStateLabels: Record<PurchaseState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  received: 'Received',
  cancelled: 'Cancelled',
};

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
