export {
  applyEntries,
  balanceChange,
  claimsAccount,
  counterAccounts,
  emptyWallet,
  entryKinds,
  entryProblem,
  movePosition,
  noPosition,
  walletAccounts,
  walletTotals,
} from './entries.ts';
export type {
  EntryKind,
  HoldAccount,
  LedgerAccount,
  LedgerEntry,
  LedgerPosition,
  StoredAccount,
  WalletAccount,
  WalletBalances,
  WalletTotals,
} from './entries.ts';
export { freightTarget, planFreight, planPosition } from './planEntries.ts';
export { hourOfWeek, predictRunway, spendPattern, topUpAmounts } from './runway.ts';
export type { Runway, Spend, SpendPattern } from './runway.ts';
export {
  adjustmentStates,
  isSimulatedOutcome,
  billerLabels,
  billers,
  paymentStates,
  simulatedOutcomes,
  statementFormats,
} from './payments.ts';
export type { AdjustmentState, Biller, PaymentState, SimulatedOutcome } from './payments.ts';
