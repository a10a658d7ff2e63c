import type { InvoiceLineDetails } from '@khep/api';
import { disputeTabStates, disputeTabs } from '@khep/domain/disputes';
import { paiseToRupees } from '@khep/domain/money';
import { billedFormulas, findDivergence, weighedSlabs } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../base/errors.ts';
import { serializeLine } from './invoiceLines.ts';
import { parseBilled, toBilled } from './billedText.ts';
import { priceLines } from './priceLines.ts';
import { loadCardFinder } from './shipmentsOfLines.ts';
import type { InvoiceLineRecord } from '../tables.ts';

const rupees = (paise: number | undefined): number | null =>
  paise === undefined ? null : paiseToRupees(paise);

/** Loads a line with its price by the contract of today, head by head, and the lines with the same cause. */
export async function loadLineDetails(db: Db, brand_id: string, id: string): Promise<InvoiceLineDetails> {
  const row = await db
    .selectFrom('invoice_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'invoice_lines.brand_id')
        .onRef('courier_files.id', '=', 'invoice_lines.file_id'),
    )
    .selectAll('invoice_lines')
    .select(['courier_files.number', 'courier_files.day', 'courier_files.divisor'])
    .where('invoice_lines.brand_id', '=', brand_id)
    .where('invoice_lines.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('invoice line');
  const [priced] = await priceLines(
    db,
    brand_id,
    [{ ...row, line: toBilled(row) }],
    await loadCardFinder(db, brand_id),
    (one) => one,
  );
  const { zone: billed_zone = '', charged_g, awb: billed_awb = '' } = parseBilled(row.billed);
  const result = priced?.result;
  const shipment = priced?.shipment?.billed;
  const [primary] = result?.findings ?? [];
  const formulas =
    priced && shipment ? billedFormulas(priced.line, shipment, priced.card, priced.result.ways) : {};
  const divergence =
    priced?.card && shipment && primary && findDivergence(priced.line, shipment, priced.card, primary);
  return {
    line: serializeLine(row),
    heads: (result?.heads ?? []).map(({ head, expected, expected_formula, billed, billed_formula }) => ({
      head,
      expected: rupees(expected),
      expected_formula,
      billed: rupees(billed),
      billed_formula: formulas[head] ?? billed_formula,
    })),
    divergence: divergence ?? null,
    findings: (result?.findings ?? []).map(({ category, why }) => ({ category, why })),
    card: result?.card_words ?? '',
    card_id: result?.card_id ?? null,
    unpriced: result?.unpriced ?? '',
    picked_up_on: row.picked_up_on,
    zone: shipment?.zone ?? '',
    billed_zone,
    billed_awb,
    weight: result?.weight_words ?? '',
    billed_weight: charged_g ? weighedSlabs(charged_g, result?.billed_slabs) : '',
    is_outdated: (result?.expected ?? null) !== row.expected_paise,
    dispute: await findLineDispute(db, brand_id, row.id),
    same_cause: await loadSameCause(db, brand_id, row),
  };
}

async function findLineDispute(
  db: Db,
  brand_id: string,
  line_id: string,
): Promise<InvoiceLineDetails['dispute']> {
  const dispute = await db
    .selectFrom('disputes')
    .select(['dispute_id', 'state'])
    .where('brand_id', '=', brand_id)
    .where('invoice_line_id', '=', line_id)
    .executeTakeFirst();
  if (!dispute) return null;
  const { dispute_id: id, state: status } = dispute;
  return { id, status, tab: disputeTabs.find((tab) => disputeTabStates[tab].includes(status)) ?? 'raised' };
}

async function loadSameCause(
  db: Db,
  brand_id: string,
  { cause, cause_words, file_id }: InvoiceLineRecord,
): Promise<InvoiceLineDetails['same_cause']> {
  if (cause === '') return { lines: 0, amount: 0, words: '', since: '', by_day: [] };
  const days = await db
    .selectFrom('invoice_lines')
    .select((eb) => [
      'picked_up_on',
      eb.fn.countAll<number>().as('lines'),
      sql<number>`sum(difference_paise)::bigint`.as('amount'),
    ])
    .where('brand_id', '=', brand_id)
    .where('file_id', '=', file_id)
    .where('cause', '=', cause)
    .where('is_active', '=', true)
    .where('status', '=', 'under_review')
    .groupBy('picked_up_on')
    .orderBy('picked_up_on')
    .limit(400)
    .execute();
  const dated = days.filter(({ picked_up_on }) => picked_up_on !== '');
  return {
    lines: days.reduce((sum, { lines }) => sum + lines, 0),
    amount: paiseToRupees(days.reduce((sum, { amount }) => sum + amount, 0)),
    words: cause_words,
    since: dated[0]?.picked_up_on ?? '',
    by_day: dated.map(({ picked_up_on, lines }) => ({ day: picked_up_on, lines })),
  };
}
