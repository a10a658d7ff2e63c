import { addDays, daysBetween, weekdayOf } from '../days/index.ts';
import type { Paise } from '../money/index.ts';
import type { CashOutcome } from './forecastCash.ts';

/** When a payment gateway pays out what buyers paid in advance. */
export interface GatewayCycle {
  name: string;
  /** In the names that stores give their gateways, and in the narrations of a bank, in lower case. */
  word: string;
  /** Working days of banks after the payment. */
  working_days: number;
  source: string;
}

/** Gateways whose usual cycle a public page of their own says. A brand may have agreed on another one. */
export const gatewayCycles = {
  razorpay: {
    name: 'Razorpay',
    word: 'razorpay',
    working_days: 2,
    source:
      'razorpay.com/docs/payments/settlements/faqs: T+2 working days, T being the date of capture; working days are not second and fourth Saturdays, Sundays and bank holidays. Read on 29 November 2026',
  },
  cashfree: {
    name: 'Cashfree',
    word: 'cashfree',
    working_days: 2,
    source:
      'cashfree.com/docs/payments/manage/settlements: T+2 bank working days for a payment done on day T; of a Monday on Wednesday (docs.cashfree.com, vendor standard settlements). Read on 29 November 2026',
  },
} as const satisfies Record<string, GatewayCycle>;

export type GatewayId = keyof typeof gatewayCycles;
export const gatewayIds = Object.keys(gatewayCycles) as GatewayId[];

/**
 * Holidays of the banks of all states, as MM-DD, which are on the same day each year. Those that states declare aren't known
 * here: a payout comes later then.
 *
 * Sources: ndtv.com/india-news/bank-holidays-2019 (also for Sundays and Saturdays), livemint.com (bank holidays 2021, from the
 * list of the Reserve Bank); read on 29 November 2026.
 */
const nationalHolidays = new Set(['01-26', '08-15', '10-02']);

/** Whether banks work on a day: not on Sundays, second and fourth Saturdays, and national holidays. */
export function isBankWorkingDay(day: string): boolean {
  const ofMonth = Number(day.slice(8));
  const week = Math.ceil(ofMonth / 7);
  if (weekdayOf(day) === 0 || nationalHolidays.has(day.slice(5))) return false;
  return weekdayOf(day) !== 6 || (week !== 2 && week !== 4);
}

/**
 * Returns the day on which a payment reaches the bank.
 * @param paid YYYY-MM-DD in India
 */
export function gatewayPayoutDay(paid: string, { working_days }: Pick<GatewayCycle, 'working_days'>): string {
  let day = paid;
  for (let left = working_days; left > 0;) {
    day = addDays(day, 1);
    if (isBankWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Finds the gateway of an order by the names that its store gives: "Razorpay Secure (UPI, Cards)". */
export function findGateway(names: readonly string[]): GatewayId | undefined {
  return gatewayIds.find((id) => names.some((name) => name.toLowerCase().includes(gatewayCycles[id].word)));
}

interface DayAmount {
  /** YYYY-MM-DD */
  day: string;
  paise: Paise;
}

/** Days before and after its own on which a deposit may be that of a payout. */
const window = { before: 2, after: 5 };

/** Pairs payouts of the past with the bank's deposits of that gateway: each with the nearest amount of the days around it, each once. */
export function matchSettlements(due: readonly DayAmount[], deposits: readonly DayAmount[]): CashOutcome[] {
  const free = new Set(deposits.toSorted((a, b) => a.day.localeCompare(b.day)));
  return due
    .filter(({ paise }) => paise > 0)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .flatMap(({ day, paise }): CashOutcome[] => {
      const off = (deposit: DayAmount) => Math.abs(deposit.paise - paise);
      const near = [...free].filter((one) => {
        const late = daysBetween(day, one.day);
        return late >= -window.before && late <= window.after;
      });
      const [first] = near;
      if (!first) return [];
      const found = near.reduce((best, one) => (off(one) < off(best) ? one : best), first);
      free.delete(found);
      return [{ expected: paise, paid: found.paise, days_late: daysBetween(day, found.day) }];
    });
}
