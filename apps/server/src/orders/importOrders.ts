import type { BulkAnswer, OrderDraft } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { csvBytes } from '../catalogue/csv.ts';
import type { Db } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { actorOf } from '../events.ts';
import type { FormParts } from '../http/serve.ts';
import type { Session } from '../http/session.ts';
import { readTable } from '../imports/readTable.ts';
import { defineJob } from '../jobs/define.ts';
import type { WaitingRow } from '../jobs/define.ts';
import type { Services } from '../services.ts';
import { ImportLine, draftOfLines, neededColumns, ordersOf, placeOfField } from './importRows.ts';
import type { ImportedOrder, PriceList } from './importRows.ts';
import { insertOrder, prepareOrder, readMaterials } from './save.ts';

const mostRows = 20_000;
/** A small file is done before the answer; a large one goes on, and the answer says how far it is. */
const waitForMs = 8000;
const mostShown = 500;
/** Orders whose SKUs, boxes and prices are read at once. */
const together = 100;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Adds the orders of an uploaded file, one row of the job for each order. */
export const importOrders = defineJob({
  kind: 'orders.import',
  module: 'orders',
  input: z.object({ file_name: z.string(), order_count: z.number().int(), heading: z.array(z.string()) }),
  title: ({ order_count, file_name }) => `Import of ${counted(order_count, 'order')} from ${file_name}`,
  async run({ brand_id, owner, input, db, services, rows, row, rowResult, keepFile, job_id }) {
    const prices = await priceList(db, brand_id);
    const refuse = (key: string, { detail, fields }: Refusal) =>
      rowResult(key, { state: 'failed', message: detail, fields });
    const addAll = async (waiting: readonly WaitingRow[]) => {
      const drafts: { key: string; draft: OrderDraft }[] = [];
      for (const one of waiting) {
        const draft = draftOf(one, prices);
        if (draft instanceof Refusal) await refuse(one.key, draft);
        else drafts.push({ key: one.key, draft });
      }
      if (drafts.length === 0) return;
      const inputs = drafts.map(({ draft }) => draft);
      const materialsOf = await readMaterials(db, services, brand_id, inputs);
      for (const { key, draft } of drafts) {
        await row(key, {
          prepare: () => prepareOrder(draft, materialsOf, services.clock.now()),
          change: async (tx, prepared) => ({
            outcome: await insertOrder(tx, prepared, { brand_id, actor: owner }),
          }),
        });
      }
    };
    let waiting: WaitingRow[] = [];
    for await (const one of rows()) {
      waiting.push(one);
      if (waiting.length < together) continue;
      await addAll(waiting);
      waiting = [];
    }
    await addAll(waiting);
    const rejected = await rejectedFile(db, { brand_id, job_id }, input.heading);
    if (rejected)
      await keepFile(rejected, {
        type: 'text/csv; charset=utf-8',
        name: `to-correct-${input.file_name.replace(/\.\w+$/, '')}.csv`,
        extension: 'csv',
      });
    return rejected
      ? 'The orders that were refused are in a file with the reasons: correct it and upload it again.'
      : '';
  },
});

/** The order that a row describes, or why it describes none. */
function draftOf(row: WaitingRow, prices: PriceList): OrderDraft | Refusal {
  try {
    return draftOfLines(orderOfRow(row), prices);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function orderOfRow({ key, input }: Pick<WaitingRow, 'key' | 'input'>): ImportedOrder {
  return { key, lines: z.array(ImportLine).parse(input) };
}

async function priceList(db: Db, brand_id: string): Promise<PriceList> {
  const rows = await db
    .selectFrom('skus')
    .select(['sku_id', 'unit_price_paise', 'gst'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ sku_id, unit_price_paise, gst }) => [
      sku_id,
      { unit_price: paiseToRupees(unit_price_paise), gst },
    ]),
  );
}

interface JobOf {
  brand_id: string;
  job_id: string;
}

function failedRows(db: Db, { brand_id, job_id }: JobOf, limit: number) {
  return db
    .selectFrom('job_rows')
    .select(['row_key as key', 'input', 'message', 'fields'])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'failed')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The lines that were refused, as they were, with why in a last column. */
async function rejectedFile(db: Db, job: JobOf, heading: readonly string[]): Promise<Uint8Array | undefined> {
  const failed = await failedRows(db, job, mostRows);
  if (failed.length === 0) return undefined;
  const columns = heading.filter((column) => column !== 'reason');
  const lines = failed.flatMap((row) => {
    const { lines } = orderOfRow(row);
    const reasons = Object.entries(row.fields ?? {}).map(
      ([field, reason]) => `${placeOfField(field, { key: row.key, lines }).column}: ${reason}`,
    );
    const reason = reasons.length > 0 ? reasons.join(' · ') : row.message;
    return lines.map(({ cells }) => [...columns.map((column) => cells[column] ?? ''), reason]);
  });
  return csvBytes([...columns, 'reason'], lines);
}

/** Reads an upload of orders, starts its job, and answers with what came of it as far as it is. */
export async function uploadOrders(
  db: Db,
  services: Services,
  session: Session,
  form: FormParts,
): Promise<BulkAnswer> {
  const { heading, rows } = await readTable(form['file'], { columns: neededColumns, mostRows });
  const orders = ordersOf(rows);
  if (orders.length === 0)
    throw new Refusal({
      status: 422,
      code: 'invalid',
      detail: 'There is no order in this file, only the names of the columns.',
      fields: { file: 'Choose a file with orders in it.' },
    });
  await services.jobs.ready();
  const { file } = form;
  const job_id = await db.transaction().execute((tx) =>
    services.jobs.enqueue(tx, importOrders, {
      brand_id: session.brand_id,
      owner: actorOf(session),
      input: {
        file_name: file instanceof File ? file.name.slice(0, 80) : 'orders.csv',
        order_count: orders.length,
        heading: [...heading],
      },
      rows: orders.map(({ key, lines }) => ({ key, input: lines })),
    }),
  );
  const job = await afterAWhile(db, { brand_id: session.brand_id, job_id });
  const failed = await failedRows(db, { brand_id: session.brand_id, job_id }, mostShown);
  return {
    rows_read: rows.length,
    added: job.done,
    updated: 0,
    rejected_rows: failed.flatMap((row) => {
      const order = orderOfRow(row);
      const fields = Object.entries(row.fields ?? {});
      if (fields.length === 0)
        return [{ row: order.lines[0]?.row ?? 0, column: '', value: '', reason: row.message }];
      return fields.map(([field, reason]) => {
        const at = placeOfField(field, order);
        const value = order.lines.find((line) => line.row === at.row)?.cells[at.column] ?? '';
        return { ...at, value, reason };
      });
    }),
    job_id,
  };
}

async function afterAWhile(db: Db, { brand_id, job_id }: JobOf) {
  const until = performance.now() + waitForMs;
  for (;;) {
    const job = await db
      .selectFrom('jobs')
      .select(['state', 'done'])
      .where('brand_id', '=', brand_id)
      .where('job_id', '=', job_id)
      .executeTakeFirstOrThrow();
    if (!['queued', 'running'].includes(job.state) || performance.now() > until) return job;
    await wait(100);
  }
}
