import { toTaxedLine } from '@khep/domain/reconciliation';
import type { BilledLine, GstBasis } from '@khep/domain/reconciliation';
import type { BilledJson, InvoiceLineRecord } from '../tables.ts';

/** The amounts of a line as stored: text, which the database doesn't parse. */
export const formatBilled = (billed: BilledJson): string => JSON.stringify(billed);

/** The amounts of a stored line. */
export const parseBilled = (text: string): BilledJson => JSON.parse(text) as BilledJson;

/** Builds the stored amounts of a line of the file: with its total too if that excludes GST. */
export const toBilledJson = (
  { heads, gst, sub_total, zone, charged_g, way, total }: BilledLine,
  basis: GstBasis,
): BilledJson => ({
  heads,
  gst,
  sub_total,
  zone,
  charged_g,
  way,
  ...(basis === 'excluded' && { basis, total }),
});

/** A stored line as the file has it. */
export function toReadLine({
  awb,
  billed,
  billed_paise,
}: Pick<InvoiceLineRecord, 'awb' | 'billed' | 'billed_paise'>): BilledLine {
  const { total = billed_paise, basis: _, ...line } = parseBilled(billed);
  return { ...line, awb, total };
}

/** A stored line in the form that is compared: its total with GST. */
export const toBilled = (row: Pick<InvoiceLineRecord, 'awb' | 'billed' | 'billed_paise'>): BilledLine =>
  toTaxedLine(toReadLine(row), parseBilled(row.billed).basis ?? 'included');
