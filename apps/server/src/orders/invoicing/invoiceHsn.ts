import { hsnProblem } from '@khep/domain/tax';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { InvoicedLine } from '../core/tables.ts';

/** Lines of goods: shipping and collection follow the goods and have no code. */
const isShort = (line: InvoicedLine, turnover: number | undefined, isToConsumer = false): boolean =>
  line.line_no !== null && hsnProblem(line.hsn_code, turnover, isToConsumer) !== undefined;

/**
 * Gives lines whose HSN code has too few digits the code that their SKU has now: an order keeps what was ordered, and the seller
 * corrects the SKU.
 */
export async function completeHsn(
  db: Db | Tx,
  brand_id: string,
  turnover: number | undefined,
  bills: Iterable<InvoicedLine[]>,
): Promise<void> {
  if (turnover === undefined) return;
  const short = [...bills].flat().filter((line) => isShort(line, turnover));
  if (short.length === 0) return;
  const skus = await db
    .selectFrom('skus')
    .select(['sku_id', 'hsn_code'])
    .where('brand_id', '=', brand_id)
    .where('sku_id', 'in', [...new Set(short.map(({ sku_id = '' }) => sku_id))])
    .where('removed_at', 'is', null)
    .execute();
  const current = new Map(skus.map(({ sku_id, hsn_code }) => [sku_id, hsn_code]));
  for (const line of short) {
    const code = current.get(line.sku_id ?? '') ?? '';
    if (hsnProblem(code, turnover) === undefined) line.hsn_code = code;
  }
}

/** Returns why an invoice of these lines can't be issued, and what to do; undefined if it can. */
export function invoiceHsnProblem(
  lines: readonly InvoicedLine[],
  turnover: number | undefined,
  isToConsumer: boolean,
): string | undefined {
  const line = lines.find((one) => isShort(one, turnover, isToConsumer));
  if (line === undefined) return undefined;
  const has = line.hsn_code === '' ? 'has no HSN code' : `has the HSN code ${line.hsn_code}`;
  return `SKU ${line.sku_id} ${has}. ${hsnProblem(line.hsn_code, turnover)} Change it in SKUs and boxes.`;
}
