import { taxParts } from '../tax/taxParts.ts';
import { sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { b2clLimitOn } from './rules.ts';

/** Amounts in paise. */
export interface TaxAmounts {
  taxable: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
  cess: Paise;
}

export const noAmounts = (): TaxAmounts => ({ taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 });

/** Adds amounts, or takes them away. */
export function addAmounts(sum: TaxAmounts, more: TaxAmounts, sign: 1 | -1 = 1): void {
  for (const part of taxParts) sum[part] += sign * more[part];
}

export interface TaxDocumentLine extends TaxAmounts {
  description: string;
  /** Charges beside the goods have that of the goods: see `withHsn`. */
  hsn: string;
  quantity: number;
  /** GST in per cent. */
  rate: number;
}

/** The invoice that a credit note lowers. */
export interface CreditedInvoice {
  number: string;
  /** YYYY-MM-DD */
  date: string;
  value: Paise;
}

/** Facts of customs about goods that leave India. */
export interface ExportDetails {
  /** With payment of IGST, which is refunded; without it under a bond or a letter of undertaking (LUT). */
  is_taxed: boolean;
  /** Number and day (YYYY-MM-DD) of the shipping bill; empty until it is filed. */
  bill_number: string;
  bill_date: string;
  /** Code of the port; empty until it is known. */
  port: string;
  /** ISO 3166, two letters. */
  country: string;
  /** ISO 4217. */
  currency: string;
}

/** An issued tax invoice, or a credit note, whose amounts are positive. */
export interface TaxDocument {
  number: string;
  /** YYYY-MM-DD */
  date: string;
  /** Empty for an invoice without an order: a transfer to another registration, or an export. */
  order_id: string;
  /** The supplier's. */
  gstin: string;
  /** The buyer's; empty for a consumer. */
  buyer_gstin: string;
  /** The company's, else the person's. */
  buyer_name: string;
  /** GST code of the place of supply; empty if it is unknown. */
  place: string;
  is_inter_state: boolean;
  is_sez: boolean;
  /** With the rounding of its lines. */
  value: Paise;
  lines: readonly TaxDocumentLine[];
  /** Set for a credit note. */
  credits?: CreditedInvoice;
  /** Set for goods that leave India. */
  exported?: ExportDetails;
}

/** @throws Error for a document of another registration or month (YYYY-MM) */
export function assertOfReturn(
  { gstin, date, number }: Pick<TaxDocument, 'gstin' | 'date' | 'number'>,
  of: string,
  month: string,
): void {
  if (gstin !== of || !date.startsWith(`${month}-`)) throw new Error(`${number} is not of ${of} in ${month}`);
}

/** Where a document is reported, apart from its nil-rated lines. */
export const documentTables = ['b2b', 'b2cl', 'exp', 'b2cs', 'cdnr', 'cdnur'] as const;
export type DocumentTable = (typeof documentTables)[number];
/** Tables that have each document as a row. */
export type ListedTable = Exclude<DocumentTable, 'b2cs'>;

/** Whether an inter-state sale to a consumer is reported by itself. A credit note follows its invoice. */
function isLarge({ is_inter_state, date, value, credits }: TaxDocument): boolean {
  const sold = credits ?? { date, value };
  return is_inter_state && sold.value > b2clLimitOn(sold.date);
}

/** Returns the table of a document. Small credit notes to consumers lower table 7. */
export function tableOf(document: TaxDocument): DocumentTable {
  const isNote = document.credits !== undefined;
  if (document.exported) return isNote ? 'cdnur' : 'exp';
  if (document.buyer_gstin !== '') return isNote ? 'cdnr' : 'b2b';
  if (isLarge(document)) return isNote ? 'cdnur' : 'b2cl';
  return 'b2cs';
}

/** Nil-rated lines have a table of their own. Exports without tax are zero-rated, which is another thing. */
export const isNilLine = (
  { exported }: Pick<TaxDocument, 'exported'>,
  { rate, cess }: TaxDocumentLine,
): boolean => exported === undefined && rate === 0 && cess === 0;

/** Returns the sums of lines. */
export function sumLines(lines: readonly TaxDocumentLine[]): TaxAmounts {
  const sum = noAmounts();
  for (const line of lines) addAmounts(sum, line);
  return sum;
}

/** Lines by their rate, the lowest first. */
export function linesByRate(lines: readonly TaxDocumentLine[]): [rate: number, amounts: TaxAmounts][] {
  const groups = Map.groupBy(lines, ({ rate }) => rate);
  return [...groups].toSorted(([a], [b]) => a - b).map(([rate, own]) => [rate, sumLines(own)]);
}

/**
 * Gives charges beside the goods the HSN of the goods with the same rate and the largest value: they are one composite supply
 * (CGST Act, section 8). They count no units.
 * @param goods lines of the invoice, for a credit note: it may credit the charges alone
 */
export function withHsn(
  lines: readonly TaxDocumentLine[],
  goods: readonly TaxDocumentLine[] = lines,
): TaxDocumentLine[] {
  return lines.map((line) => {
    if (line.hsn !== '') return line;
    const [main] = goods
      .filter(({ hsn, rate }) => hsn !== '' && rate === line.rate)
      .toSorted((a, b) => b.taxable - a.taxable);
    return main ? { ...line, hsn: main.hsn, description: main.description, quantity: 0 } : line;
  });
}

/** All tax of amounts. */
export const taxOf = ({ igst, cgst, sgst, cess }: TaxAmounts): Paise => sumPaise([igst, cgst, sgst, cess]);
