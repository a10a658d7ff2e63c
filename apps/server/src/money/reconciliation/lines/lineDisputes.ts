import type { Tx } from '../../../platform/db/schema.ts';
import type { DisputeRecord } from '../../disputes/tables.ts';
import { lineIdRange } from './lineIds.ts';

export type LineDispute = Pick<
  DisputeRecord,
  'dispute_id' | 'invoice_line_id' | 'state' | 'amount_paise' | 'released_paise'
>;

const columns = ['dispute_id', 'invoice_line_id', 'state', 'amount_paise', 'released_paise'] as const;

/** Locks the disputes of invoice lines, by line. Disputes are locked before lines. */
export async function lockLineDisputes(
  tx: Tx,
  brand_id: string,
  line_ids: readonly string[],
): Promise<Map<string, LineDispute>> {
  if (line_ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('disputes')
    .select(columns)
    .where('brand_id', '=', brand_id)
    .where('invoice_line_id', 'in', [...line_ids])
    .orderBy('dispute_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.invoice_line_id, row]));
}

/** Locks the disputes of all lines of an invoice, before its lines and the wallet are. */
export async function lockFileDisputes(tx: Tx, brand_id: string, file_id: string): Promise<void> {
  const { first, last } = lineIdRange(file_id);
  await tx
    .selectFrom('disputes')
    .select('dispute_id')
    .where('brand_id', '=', brand_id)
    .where('invoice_line_id', '>=', first)
    .where('invoice_line_id', '<=', last)
    .orderBy('dispute_id')
    .forUpdate()
    .execute();
}
