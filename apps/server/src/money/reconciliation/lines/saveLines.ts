import { codDueDay } from '@khep/domain/cod';
import type { CodCycle } from '@khep/domain/cod';
import { readRemittance, reconcileRemittance, toTaxedLine } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { copyRows } from '../../../platform/db/copyRows.ts';
import type { CopiedRow } from '../../../platform/db/copyRows.ts';
import { formatBilled, toBilledJson } from './billedText.ts';
import { lineId } from './lineIds.ts';
import { priceLines, toResultColumns } from './priceLines.ts';
import { numberOf, textOf, toBilledLine } from '../files/readLine.ts';
import type { LineReader, ReadValues } from '../files/readLine.ts';
import { findShipments } from './shipmentsOfLines.ts';
import type { CardFinder } from './shipmentsOfLines.ts';
import type { CourierFileRecord } from '../tables.ts';

export interface NumberedLine {
  /** As a spreadsheet counts. */
  line_no: number;
  read: ReadValues;
}

export interface SaveParts {
  at: Date;
  cardOf: CardFinder;
  cycle: CodCycle;
}

/** Prices and saves lines that could be read; those that are saved already are skipped. */
export async function saveLines(
  db: Db,
  file: CourierFileRecord,
  reader: LineReader,
  good: readonly NumberedLine[],
  { at, cardOf, cycle }: SaveParts,
): Promise<void> {
  if (good.length === 0) return;
  const { brand_id, id: file_id, courier_id, kind } = file;
  const idOf = (line_no: number) => lineId(file_id, line_no);
  const table = kind === 'invoice' ? 'invoice_lines' : 'remittance_lines';
  const saved = await db
    .selectFrom(table)
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('id', '>=', idOf(good[0]!.line_no))
    .where('id', '<=', idOf(good.at(-1)!.line_no))
    .execute();
  const known = new Set(saved.map(({ id }) => id));
  const fresh = good.filter(({ line_no }) => !known.has(idOf(line_no)));
  if (fresh.length === 0) return;
  const shared = ({ line_no, read }: NumberedLine) => ({
    brand_id,
    id: idOf(line_no),
    file_id,
    line_no,
    courier_id,
    awb: textOf(read.values['awb']),
    order_ref: textOf(read.values['order_id']).slice(0, 60),
    is_active: true,
  });
  if (kind === 'cod') {
    const rows = await toRemittanceRows(db, file, fresh, cycle, shared, at);
    return insertLines(db, file, 'remittance_lines', rows);
  }
  const read = fresh.map((one) => toBilledLine(reader, one.read));
  const lines = fresh.map((one, index) => ({
    file_id,
    line_no: one.line_no,
    courier_id,
    line: toTaxedLine(read[index]!, file.gst_basis),
    order_ref: textOf(one.read.values['order_id']).slice(0, 60),
    divisor: file.divisor,
  }));
  const rows = await priceLines(db, brand_id, lines, cardOf, (one, index) => ({
    ...shared(fresh[index]!),
    awb: one.line.awb,
    billed: formatBilled({ ...toBilledJson(read[index]!, file.gst_basis), awb: one.billed_awb }),
    billed_paise: one.line.total,
    ...toResultColumns(one),
  }));
  await insertLines(db, file, 'invoice_lines', rows);
}

/** Inserts lines as active as their file is now: it may have been deleted since it was read. */
async function insertLines(
  db: Db,
  { brand_id, id }: CourierFileRecord,
  table: 'invoice_lines' | 'remittance_lines',
  rows: readonly CopiedRow[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const file = await tx
      .selectFrom('courier_files')
      .select('is_active')
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .forShare()
      .executeTakeFirst();
    const is_active = file?.is_active ?? false;
    await copyRows(tx, table, is_active ? rows : rows.map((row) => ({ ...row, is_active })));
  });
}

async function toRemittanceRows(
  db: Db,
  file: CourierFileRecord,
  lines: readonly NumberedLine[],
  cycle: CodCycle,
  shared: (line: NumberedLine) => { awb: string },
  at: Date,
): Promise<CopiedRow[]> {
  const { brand_id } = file;
  const awbs = lines.map(({ read }) => textOf(read.values['awb']));
  const shipments = await findShipments(db, brand_id, awbs);
  // Sums of earlier payments: a file may pay one AWB in all its lines. A payment that was reversed may come again.
  const { rows: before } = await sql<{ awb: string; utr: string; line_no: number; sum: number }>`
    select awb, sum(remitted_paise)::bigint as sum,
      (array_agg(utr order by id))[1] as utr, (array_agg(line_no order by id))[1] as line_no
    from remittance_lines
    where brand_id = ${brand_id} and awb = any(${[...new Set(awbs)]}::text[]) and is_active
      and id < ${lineId(file.id, lines[0]?.line_no ?? 0)}
    group by awb`.execute(db);
  const paid = new Map<string, { sum: number; words: string }>();
  const add = (awb: string, amount: number, words: string) =>
    paid.set(awb, { sum: (paid.get(awb)?.sum ?? 0) + amount, words: paid.get(awb)?.words ?? words });
  for (const { awb, utr, line_no, sum } of before) add(awb, sum, `UTR ${utr || '—'}, line ${line_no}`);
  return lines.map((one) => {
    const { values } = one.read;
    const base = shared(one);
    const paying = readRemittance({
      amount: numberOf(values['cod_amount']) ?? 0,
      deductions: numberOf(values['deductions']),
      net: numberOf(values['net']),
    });
    const shipment = shipments.get(base.awb);
    const earlier = paid.get(base.awb);
    const words = earlier && earlier.sum > 0 ? earlier.words : '';
    const found = reconcileRemittance(
      paying,
      shipment && { ...shipment.billed, collect: shipment.billed.collect },
      words,
    );
    const utr = textOf(values['utr']) || file.utr;
    add(base.awb, paying.remitted, `UTR ${utr || '—'}, line ${one.line_no}`);
    const delivered_on = shipment?.delivered_on ?? '';
    return {
      ...base,
      shipment_id: shipment?.shipment_id ?? null,
      order_id: shipment?.order_id ?? null,
      order_number: shipment?.order_number ?? '',
      delivered_on,
      due_on: delivered_on === '' ? '' : codDueDay(delivered_on, cycle),
      expected_paise: found.expected,
      remitted_paise: found.remitted,
      amount_paise: paying.amount,
      deducted_paise: paying.deducted,
      net_paise: paying.net,
      difference_paise: found.difference,
      category: found.category,
      why: found.why,
      utr,
      updated_at: at.toISOString(),
    };
  });
}
