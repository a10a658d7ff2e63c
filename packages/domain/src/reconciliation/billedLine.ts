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
}

const headOfType: Record<Movement, ChargeHead> = { forward: 'freight', rto: 'rto', dto: 'dto' };

/** The ways that a line bills. A line of only a total, or only of surcharges, bills all ways that the shipment went. */
export function billedTypes(line: BilledLine): Movement[] {
  return movements.filter((type) => (line.heads[headOfType[type]] ?? 0) !== 0);
}

/** A return has its own AWB and one way: what a courier bills as its freight is the return freight. */
export function asWayOf(line: BilledLine, movement: Movement | undefined): BilledLine {
  const { freight, ...heads } = line.heads;
  if (movement !== 'dto' || freight === undefined) return line;
  return { ...line, heads: { ...heads, dto: (heads.dto ?? 0) + freight } };
}

/** Taxable amount of a line: its column, else its charges, else what the tax leaves of the total. */
export function taxableAmount({ heads, sub_total, gst, total }: BilledLine): Paise {
  if (sub_total !== undefined) return sub_total;
  const charges = Object.values(heads);
  return charges.length > 0 ? charges.reduce((sum, amount) => sum + amount, 0) : total - (gst ?? 0);
}
