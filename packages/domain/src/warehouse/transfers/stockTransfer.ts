/**
 * A draft can be edited; a sent transfer is received in parts. It is received once every unit came in good condition; it is
 * closed with a loss if a unit is damaged or missing.
 */
export const transferStates = [
  'draft',
  'sent',
  'partly_received',
  'received',
  'closed_with_loss',
  'cancelled',
] as const;
export type TransferState = (typeof transferStates)[number];

export const transferStateLabels: Record<TransferState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partly received',
  received: 'Received',
  closed_with_loss: 'Closed with loss',
  cancelled: 'Cancelled',
};

/** States in which units are on their way. */
export const openTransferStates = ['sent', 'partly_received'] as const satisfies readonly TransferState[];

/** Whether units of a transfer are on their way. */
export const isTransferOpen = (state: TransferState): boolean =>
  openTransferStates.some((open) => open === state);

/** Fates of units of a transfer, in its append-only log. Those that were sent and nothing else are on their way. */
export const transferEntryKinds = ['sent', 'received', 'damaged', 'lost'] as const;
export type TransferEntryKind = (typeof transferEntryKinds)[number];

/** The paper that goes with the goods: an invoice between two GSTINs, else a delivery challan. */
export const transferPaperKinds = ['invoice', 'challan'] as const;
export type TransferPaperKind = (typeof transferPaperKinds)[number];

/** Units of a line of a transfer. */
export interface TransferUnits {
  quantity: number;
  /** Good units that came. */
  received: number;
  /** Units that came and can't be sold. */
  damaged: number;
  /** Units that never came, once the transfer is closed. */
  lost: number;
}

/** Units of a sent line that still have to come. */
export const unitsOnTheWay = ({ quantity, received, damaged, lost }: TransferUnits): number =>
  Math.max(0, quantity - received - damaged - lost);

/** How far a transfer is, over its lines. */
export function transferProgress(lines: readonly TransferUnits[]): TransferUnits & { open: number } {
  return lines.reduce<TransferUnits & { open: number }>(
    (sum, line) => ({
      quantity: sum.quantity + line.quantity,
      received: sum.received + line.received,
      damaged: sum.damaged + line.damaged,
      lost: sum.lost + line.lost,
      open: sum.open + unitsOnTheWay(line),
    }),
    { quantity: 0, received: 0, damaged: 0, lost: 0, open: 0 },
  );
}

/** A step of a transfer; `close`: what is open doesn't come. */
export type TransferDeed = 'send' | 'receive' | 'close';

/** The state of a transfer after a deed, by what has come then; undefined if its state doesn't allow it. */
export function transferStateAfter(
  state: TransferState,
  deed: TransferDeed,
  lines: readonly TransferUnits[],
): TransferState | undefined {
  if (deed === 'send') return state === 'draft' ? 'sent' : undefined;
  if (deed === 'close' && state === 'draft') return 'cancelled';
  if (!isTransferOpen(state)) return undefined;
  if (deed === 'close') return 'closed_with_loss';
  const { damaged, open } = transferProgress(lines);
  if (open > 0) return 'partly_received';
  return damaged > 0 ? 'closed_with_loss' : 'received';
}

/** The stock of a SKU, where it may be sent from. */
export interface SendableStock {
  on_hand: number;
  /** Units that orders reserve. */
  reserved: number;
  /** Units in the bins of all warehouses. */
  in_bins: number;
  /** Units in the bins of the sending warehouse that no wave takes. */
  free_here: number;
}

/**
 * Returns how many units of a SKU a warehouse can send: those that no order reserves, in its bins or without any. Units in
 * the bins of other warehouses are not here.
 */
export function sendableUnits({ on_hand, reserved, in_bins, free_here }: SendableStock): number {
  const without = Math.max(0, on_hand - in_bins);
  return Math.max(0, Math.min(on_hand - reserved, free_here + without));
}

/** Takes units from bins, the fullest first, so that few are visited. What no bin has is taken without one. */
export function takeFromBins<Bin extends { free: number; name: string }>(
  bins: readonly Bin[],
  units: number,
): { bin: Bin; quantity: number }[] {
  const taken: { bin: Bin; quantity: number }[] = [];
  let rest = units;
  const sorted = bins.toSorted((a, b) => b.free - a.free || (a.name < b.name ? -1 : 1));
  for (const bin of sorted) {
    const quantity = Math.min(rest, Math.max(0, bin.free));
    if (quantity === 0) break;
    taken.push({ bin, quantity });
    rest -= quantity;
  }
  return taken;
}
