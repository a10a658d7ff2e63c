import { findState } from '../india/states.ts';
import { formatRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

/** A limit that holds between two days; both ends count. Goods of more than it need an e-way bill. */
export interface EwayLimit {
  /** GST code of a state with a limit of its own for goods that stay in it; null for all other ways. */
  state: string | null;
  from: string;
  /** None while it holds. */
  till: string | null;
  limit: Paise;
}

const fifty_thousand: Paise = 5_000_000;
const one_lakh: Paise = 10_000_000;
const two_lakh: Paise = 20_000_000;

/**
 * The e-way bill came on 1 April 2018. States set their own limits by notification, and take them back.
 *
 * A limit of a state stands here where it holds for the goods that brands send. Punjab's does not: goods that it names keep
 * ₹50,000. Neither do the limits within a city or a district: no address says so surely. West Bengal's return to ₹50,000,
 * told for 1 December 2023, was put off on 18 December 2023 as from that very day.
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

/**
 * The limit of a day, YYYY-MM-DD; undefined where none was in force.
 * @param state GST code of the state that goods stay in; null where they leave it
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
  /** Day of the sale, YYYY-MM-DD: the limit of that day is the one that counts. */
  day: string;
  /** Paise, GST included, of the whole consignment. */
  value: Paise;
  /** States by name, short code or GST code. */
  from_state: string;
  to_state: string;
  eway_bill?: string | null | undefined;
}

/** What is missing before goods may leave: the number of an e-way bill, or a right one; undefined where nothing is. */
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
