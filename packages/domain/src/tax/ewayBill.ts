import { findState } from '../india/states.ts';
import { formatRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

/** The value above which goods need an e-way bill, in force from `from` to `till` inclusive. */
export interface EwayLimit {
  /** GST code for goods that stay within this state; null for all other movements. */
  state: string | null;
  from: string;
  /** Null while in force. */
  till: string | null;
  limit: Paise;
}

const fifty_thousand: Paise = 5_000_000;
const one_lakh: Paise = 10_000_000;
const two_lakh: Paise = 20_000_000;

/**
 * E-way bills started on 1 April 2018. States set their own intra-state limits by notification.
 * A state's limit is listed only if it applies to goods that brands ship: Punjab's doesn't (named goods keep
 * ₹50,000). Limits within a city or district can't be derived from an address. West Bengal's return to
 * ₹50,000, announced for 1 December 2023, was deferred on 18 December 2023 with effect from that day.
 */
export const ewayLimits: readonly EwayLimit[] = [
  { state: null, from: '2018-04-01', till: null, limit: fifty_thousand },
  { state: '07', from: '2018-06-16', till: null, limit: one_lakh },
  { state: '08', from: '2021-04-01', till: null, limit: one_lakh },
  { state: '10', from: '2018-04-20', till: '2019-01-20', limit: two_lakh },
  { state: '10', from: '2019-01-21', till: null, limit: one_lakh },
  { state: '19', from: '2018-06-06', till: null, limit: one_lakh },
  { state: '20', from: '2018-09-26', till: null, limit: one_lakh },
  { state: '23', from: '2022-04-15', till: null, limit: one_lakh },
  { state: '27', from: '2018-07-01', till: null, limit: one_lakh },
  { state: '33', from: '2018-06-02', till: null, limit: one_lakh },
];

/** Where the limits were read. */
export const ewayLimitSource = {
  source:
    'CGST Rules, rule 138(1), and the notifications of the states, as tabled by cleartax.in (state-wise threshold limits, April 2025) and blog.fleetable.tech; read on 29 November 2026',
  certainty: 'A',
} as const;

/**
 * Returns the limit on a day (YYYY-MM-DD); undefined if none was in force.
 * @param state GST code for movements within one state; null across states
 */
export function ewayLimitOn(
  day: string,
  state: string | null,
  limits: readonly EwayLimit[] = ewayLimits,
): Paise | undefined {
  const holds = ({ from, till }: EwayLimit) => from <= day && (till === null || day <= till);
  const own = state === null ? undefined : limits.find((one) => one.state === state && holds(one));
  return (own ?? limits.find((one) => one.state === null && holds(one)))?.limit;
}

export interface EwayBillGoods {
  /** Day of sale (YYYY-MM-DD); decides the limit. */
  day: string;
  /** Paise including GST, of the whole consignment. */
  value: Paise;
  /** States by name, short code or GST code. */
  from_state: string;
  to_state: string;
  eway_bill?: string | null | undefined;
}

/** Returns a message if an e-way bill number is required but missing or invalid. */
export function ewayBillProblem(
  { day, value, from_state, to_state, eway_bill }: EwayBillGoods,
  limits: readonly EwayLimit[] = ewayLimits,
): string | undefined {
  const number = (eway_bill ?? '').replaceAll(/\s/g, '');
  if (number !== '') {
    return /^\d{12}$/.test(number) ? undefined : 'An e-way bill has 12 digits. Check the number.';
  }
  const from = findState(from_state);
  const isWithin = from !== undefined && from === findState(to_state);
  const limit = ewayLimitOn(day, isWithin ? from.gst_code : null, limits);
  if (limit === undefined || value <= limit) return undefined;
  const where = isWithin ? `within ${from.name}` : 'between states';
  return `Goods of ${formatRupees(value)} ${where} need an e-way bill (above ${formatRupees(limit)}). Enter its number.`;
}
