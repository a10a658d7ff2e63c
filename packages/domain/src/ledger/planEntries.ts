import type { Paise } from '../money/index.ts';
import { isBeforePickup, isRtoChargeable } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import type { EntryKind, HoldAccount, LedgerEntry, LedgerPosition } from './entries.ts';

/** Kinds of a hold's entries, by its account. */
const holdKinds: Record<HoldAccount, { hold: EntryKind; debit: EntryKind }> = {
  freight_hold: { hold: 'FREIGHT_HOLD', debit: 'FREIGHT_DEBIT' },
  weight_hold: { hold: 'WEIGHT_HOLD', debit: 'WEIGHT_DEBIT' },
};

const some = (entry: LedgerEntry): LedgerEntry[] => (entry.amount_paise > 0 ? [entry] : []);

/**
 * Returns the entries that move a cause from its position to a target: what should be held and what should be charged.
 * None if it is there already, so planning twice posts once. A charge takes from the hold first.
 * @param excess the kind of a charge beyond the hold @default the hold's debit
 */
export function planPosition(
  account: HoldAccount,
  before: LedgerPosition,
  target: LedgerPosition,
  excess: EntryKind = holdKinds[account].debit,
): LedgerEntry[] {
  const { hold, debit } = holdKinds[account];
  const free = before.held_paise - target.held_paise;
  const due = target.charged_paise - before.charged_paise;
  const fromHold = Math.max(0, Math.min(free, due));
  return [
    ...some({ kind: 'REFUND', from: 'charges', to: 'available', amount_paise: -due }),
    ...some({ kind: debit, from: account, to: 'charges', amount_paise: fromHold }),
    ...some({ kind: 'HOLD_RELEASE', from: account, to: 'available', amount_paise: free - fromHold }),
    ...some({ kind: hold, from: 'available', to: account, amount_paise: -free }),
    ...some({ kind: excess, from: 'available', to: 'charges', amount_paise: due - fromHold }),
  ];
}

/** Returns what a shipment should hold and have paid in a state: held until its pickup, then charged. */
export function freightTarget(state: ShipmentState, charge_paise: Paise): LedgerPosition {
  if (state === 'DRAFT' || state === 'CANCELLED') return { held_paise: 0, charged_paise: 0 };
  return isBeforePickup(state)
    ? { held_paise: charge_paise, charged_paise: 0 }
    : { held_paise: 0, charged_paise: charge_paise };
}

/**
 * Returns the entries of a shipment's freight: hold at booking, debit at pickup, release on cancellation, the difference
 * on RTO and when an RTO is reverted.
 * @param charge_paise its charges now, with RTO charges where they apply
 */
export function planFreight(
  before: LedgerPosition,
  state: ShipmentState,
  charge_paise: Paise,
): LedgerEntry[] {
  return planPosition(
    'freight_hold',
    before,
    freightTarget(state, charge_paise),
    isRtoChargeable(state) ? 'RTO_DEBIT' : 'FREIGHT_DEBIT',
  );
}
