import type { Paise } from '../money/index.ts';

/** Accounts of a brand's money at Khep. Together they are the wallet's balance. */
export const walletAccounts = ['available', 'freight_hold', 'weight_hold'] as const;
export type WalletAccount = (typeof walletAccounts)[number];
export type HoldAccount = Exclude<WalletAccount, 'available'>;

/**
 * Courier debt by the brand's own word: credit notes, won disputes, paid claims. It is outside the wallet's balance,
 * because nothing that a brand asserts may be spent. The courier pays it, or the operator of the installation does.
 */
export const claimsAccount = 'claims';

/** Accounts with a stored running balance. */
export type StoredAccount = WalletAccount | typeof claimsAccount;

/** Accounts on the other side. They aren't stored: each is a sum of entries. */
export const counterAccounts = ['gateway', 'charges', 'cod', 'adjustments', 'operator'] as const;
export type LedgerAccount = StoredAccount | (typeof counterAccounts)[number];

export const entryKinds = [
  'RECHARGE',
  'FREIGHT_HOLD',
  'FREIGHT_DEBIT',
  'HOLD_RELEASE',
  'WEIGHT_HOLD',
  'WEIGHT_DEBIT',
  'RTO_DEBIT',
  'COD_CREDIT',
  'COD_DEDUCTION',
  'REFUND',
  'CLAIM_CREDIT',
  'ADJUST',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Moves an amount between two accounts: double entry in one row, so that no entry can be out of balance. */
export interface LedgerEntry {
  kind: EntryKind;
  from: LedgerAccount;
  to: LedgerAccount;
  /** Above 0. */
  amount_paise: Paise;
}

/** Accounts that each kind may move money between, as `[from, to]`. */
const routes: Record<EntryKind, readonly (readonly [LedgerAccount, LedgerAccount])[]> = {
  RECHARGE: [['gateway', 'available']],
  FREIGHT_HOLD: [['available', 'freight_hold']],
  FREIGHT_DEBIT: [
    ['freight_hold', 'charges'],
    ['available', 'charges'],
  ],
  HOLD_RELEASE: [
    ['freight_hold', 'available'],
    ['weight_hold', 'available'],
  ],
  WEIGHT_HOLD: [['available', 'weight_hold']],
  WEIGHT_DEBIT: [
    ['weight_hold', 'charges'],
    ['available', 'charges'],
  ],
  RTO_DEBIT: [['available', 'charges']],
  COD_CREDIT: [
    ['cod', 'available'],
    ['available', 'cod'],
  ],
  COD_DEDUCTION: [['available', 'charges']],
  REFUND: [['charges', 'available']],
  // A courier's credit by the brand's own word. It can't be spent.
  CLAIM_CREDIT: [
    ['adjustments', 'claims'],
    ['claims', 'adjustments'],
  ],
  // Posted by the operator of the installation only.
  ADJUST: [
    ['operator', 'available'],
    ['available', 'operator'],
  ],
};

/** Returns why an entry can't be posted; undefined if it can. */
export function entryProblem({ kind, from, to, amount_paise }: LedgerEntry): string | undefined {
  if (!Number.isSafeInteger(amount_paise) || amount_paise <= 0)
    return `${kind} needs an amount in whole paise above 0, not ${amount_paise}.`;
  if (!routes[kind].some(([one, other]) => one === from && other === to))
    return `${kind} can't move money from ${from} to ${to}.`;
  return undefined;
}

/** Stored balances of a wallet. `available` may be below zero; a hold may not. */
export type WalletBalances = Readonly<Record<StoredAccount, Paise>>;

export const emptyWallet: WalletBalances = { available: 0, freight_hold: 0, weight_hold: 0, claims: 0 };

/** Value of a wallet: `available = balance − held`. */
export interface WalletTotals {
  balance_paise: Paise;
  held_paise: Paise;
  available_paise: Paise;
  /** Courier debt by the brand's own word; no part of the balance. */
  claims_paise: Paise;
}

export function walletTotals({ available, freight_hold, weight_hold, claims }: WalletBalances): WalletTotals {
  const held_paise = freight_hold + weight_hold;
  return {
    balance_paise: available + held_paise,
    held_paise,
    available_paise: available,
    claims_paise: claims,
  };
}

const isWalletAccount = (account: LedgerAccount): account is WalletAccount =>
  (walletAccounts as readonly LedgerAccount[]).includes(account);

const isStored = (account: LedgerAccount): account is StoredAccount =>
  account === claimsAccount || isWalletAccount(account);

/** Returns the balances after each entry, in their sequence. */
export function applyEntries(
  before: WalletBalances,
  entries: readonly Pick<LedgerEntry, 'from' | 'to' | 'amount_paise'>[],
): WalletBalances[] {
  let balances = before;
  return entries.map(({ from, to, amount_paise }) => {
    const after: Record<StoredAccount, Paise> = { ...balances };
    if (isStored(from)) after[from] -= amount_paise;
    if (isStored(to)) after[to] += amount_paise;
    balances = after;
    return after;
  });
}

/** Returns what an entry adds to the wallet's balance; 0 for holds and releases, which leave it unchanged. */
export function balanceChange({
  from,
  to,
  amount_paise,
}: Pick<LedgerEntry, 'from' | 'to' | 'amount_paise'>): Paise {
  return (isWalletAccount(to) ? amount_paise : 0) - (isWalletAccount(from) ? amount_paise : 0);
}

/** Sums that one cause, such as a shipment or a dispute, has posted so far. */
export interface LedgerPosition {
  /** Still held. */
  held_paise: Paise;
  /** Debited, less refunds. */
  charged_paise: Paise;
}

export const noPosition: LedgerPosition = { held_paise: 0, charged_paise: 0 };

const isHold = (account: LedgerAccount): boolean => account === 'freight_hold' || account === 'weight_hold';

/** Returns the position of a cause after further entries. */
export function movePosition(
  before: LedgerPosition,
  entries: readonly Pick<LedgerEntry, 'from' | 'to' | 'amount_paise'>[],
): LedgerPosition {
  let { held_paise, charged_paise } = before;
  for (const { from, to, amount_paise } of entries) {
    if (isHold(to)) held_paise += amount_paise;
    if (isHold(from)) held_paise -= amount_paise;
    if (to === 'charges') charged_paise += amount_paise;
    if (from === 'charges') charged_paise -= amount_paise;
  }
  return { held_paise, charged_paise };
}
