import { addDays, istDay, startOfDay } from '../days/index.ts';
import { topUpAmounts } from '../ledger/index.ts';

/** The wallet, as Home has it. Amounts in rupees. */
export interface WalletOutlook {
  available: number;
  per_day: number;
  /** ISO time, at the usual spend; null if later than eight weeks, or never. */
  empty_at: string | null;
  /** UPI AutoPay recharges it before. */
  is_auto_recharged: boolean;
}

/** Top up the wallet, before bookings are rejected for want of money. */
export interface WalletTask {
  /** ISO time at which it is empty. */
  until: string;
  /** Rupees to add. */
  amount: number;
}

/** Days of the usual spend that a top-up pays for. */
const coveredDays = 3;

/**
 * Returns the task to top up a wallet that is empty before the bookings of tomorrow are done: a transfer that is made
 * tomorrow may be too late. Undefined if it lasts, or recharges itself.
 */
export function findWalletTask(wallet: WalletOutlook, now: Date): WalletTask | undefined {
  const { available, per_day, empty_at, is_auto_recharged } = wallet;
  if (empty_at === null || is_auto_recharged) return undefined;
  if (Date.parse(empty_at) >= startOfDay(addDays(istDay(now), 2)).getTime()) return undefined;
  const needed = per_day * coveredDays - available;
  return { until: empty_at, amount: topUpAmounts.find((amount) => amount >= needed) ?? topUpAmounts.at(-1)! };
}
