import { formatWeekday } from '../../days/index.ts';
import { cashMessages } from '../../messages/cash.ts';
import { formatRupeeValue } from '../../money/index.ts';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';
import type { CashKind } from '../forecastCash.ts';

/** Money that is expected to come (above 0) or to go (below 0). Amounts are rupees, days YYYY-MM-DD. */
export interface CashRow {
  id: string;
  kind: CashKind;
  label: string;
  cause: string;
  /** Before today for what is overdue. */
  day: string;
  amount: number;
  is_known: boolean;
  amounts: readonly [low: number, high: number] | null;
  /** Of a payment that may be moved. */
  move: { payment: string; from: string | null } | null;
}

/** The balance at the end of a day, in rupees. */
export interface CashDay {
  day: string;
  low: number;
  middle: number;
  high: number;
}

export interface CashWarned {
  day: string;
  certainty: 'likely' | 'possible';
  balance: number;
  missing: number;
  /** 0 to 1. */
  chance: number;
  /** Ids of entries. */
  cause: string | null;
  relief: string | null;
}

/** A payment on another day. */
export interface CashWay {
  entry: string;
  day: string;
  lowest: number;
  /** 0 to 1. */
  chance: number;
  balances: readonly CashDay[];
}

export const whole = (rupees: number): string => formatRupeeValue(rupees, { decimals: 'never' });

/** "GST of November 2026", "COD of Delhivery". */
export const nameOf = (
  { kind, label }: Pick<CashRow, 'kind' | 'label'>,
  names: DomainMessagesOf<'cashNames'> = cashMessages.cashNames,
): string => names[kind](label);

/** Names the day and the cause: "GST of November 2026, ₹2,10,640, is due on Sun 20 Dec; COD of Delhivery comes on Tue 22 Dec". */
export function cashWarningTitle(
  { day, cause, relief }: CashWarned,
  entries: readonly CashRow[],
  floor: number,
  messages: DomainMessagesOf<'cashWarning'> = cashMessages.cashWarning,
  names: DomainMessagesOf<'cashNames'> = cashMessages.cashNames,
): string {
  const find = (id: string | null) => entries.find((one) => one.id === id);
  const [payment, money] = [find(cause), find(relief)];
  if (!payment) return messages.below(whole(floor), formatWeekday(day));
  const because = messages.because(
    nameOf(payment, names),
    whole(-payment.amount),
    formatWeekday(payment.day),
  );
  return money ? `${because}; ${messages.relieved(nameOf(money, names), formatWeekday(money.day))}` : because;
}
