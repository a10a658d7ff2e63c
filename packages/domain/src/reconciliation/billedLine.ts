import type { Paise } from '../money/index.ts';
import { movements } from '../rating/index.ts';
import type { Movement } from '../rating/index.ts';

export const chargeHeads = ['freight', 'rto', 'dto', 'qc', 'cod', 'fsc', 'dph', 'other'] as const;
/** A column of charges on an invoice. */
export type ChargeHead = (typeof chargeHeads)[number];

/** One line of a courier invoice. A head that the file has no column for is left out. */
export interface BilledLine {
  awb: string;
  heads: Partial<Record<ChargeHead, Paise>>;
  /** CGST, SGST and IGST together; undefined without a column of tax. */
  gst?: Paise | undefined;
  /** Before tax; undefined without a column. */
  sub_total?: Paise | undefined;
  total: Paise;
  zone?: string | undefined;
  charged_g?: number | undefined;
  /** The way that the file names for the line, such as RTO in its column of statuses. */
  way?: Movement | undefined;
}

/** The way that a status or a type of a file names: "RTO Delivered", "Reverse pickup"; undefined for another word. */
export function readWay(text: string): Movement | undefined {
  if (/\b(?:rto|rt|return(?:ed)?[ -]to[ -](?:origin|seller|shipper))\b/i.test(text)) return 'rto';
  if (/\b(?:dto|rvp|reverse)\b/i.test(text)) return 'dto';
  return /\b(?:forward|fwd)\b/i.test(text) ? 'forward' : undefined;
}

const headOfType: Record<Movement, ChargeHead> = { forward: 'freight', rto: 'rto', dto: 'dto' };

/** The ways whose columns have an amount on the line. */
export function billedTypes(line: BilledLine): Movement[] {
  return movements.filter((type) => (line.heads[headOfType[type]] ?? 0) !== 0);
}

/** Whether one column of freight has all ways: the file has no other for RTO or returns. */
export const sharesFreight = ({ heads: { freight = 0, rto, dto } }: BilledLine): boolean =>
  freight !== 0 && rto === undefined && dto === undefined;

/**
 * Moves the freight of a line that bills one way back to the column of that way. Both ways in one amount stay where they
 * are.
 */
export function asWays(line: BilledLine, ways: readonly Movement[]): BilledLine {
  const { freight, ...heads } = line.heads;
  const [way] = ways;
  if (freight === undefined || ways.length !== 1 || way === undefined || way === 'forward') return line;
  if (way === 'rto' && !sharesFreight(line)) return line;
  return { ...line, heads: { ...heads, [way]: (heads[way] ?? 0) + freight } };
}

/** Freight of all ways that the line bills. */
export const billedFreight = ({ heads: { freight = 0, rto = 0, dto = 0 } }: BilledLine): Paise =>
  freight + rto + dto;

/** Taxable amount of a line: its column, else its charges, else what the tax leaves of the total. */
export function taxableAmount({ heads, sub_total, gst, total }: BilledLine): Paise {
  if (sub_total !== undefined) return sub_total;
  const charges = Object.values(heads);
  return charges.length > 0 ? charges.reduce((sum, amount) => sum + amount, 0) : total - (gst ?? 0);
}
