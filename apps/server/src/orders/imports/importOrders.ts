import type { ImportResult, OrderDraft } from '@khep/api';
import { plainCell } from '@khep/domain/mapping';
import { paiseToRupees } from '@khep/domain/money';
import { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import { parseImportRecord, groupRowsBy } from '../../platform/imports/importRows.ts';
import { saveRejectedRows } from '../../platform/imports/rejectedRows.ts';
import { fileFormats } from '../../brand/mappings/fileFormats.ts';
import { saveImportDrafts } from '../../brand/mappings/importDrafts.ts';
import { startImport } from '../../brand/mappings/startImport.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { WaitingRow } from '../../platform/jobs/define.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';
import type { Services } from '../../start/services.ts';
import { parseOrderDraft, locateField } from './parseOrderRows.ts';
import type { PriceList } from './parseOrderRows.ts';
import { checkDate } from '../editing/orderDates.ts';
import { findTakenNumbers, orderNumberProblem } from '../editing/orderNumbers.ts';
import { loadOrderContext } from '../editing/orderContext.ts';
import { insertOrder, prepareOrder } from '../editing/saveOrder.ts';

/** Orders whose SKUs, boxes and rates are loaded together. */
const together = 100;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Creates the orders of an uploaded file, one job row for each. */
export const importOrders = defineJob({
  kind: 'orders.import',
  module: 'orders',
  input: z.object({ file_name: z.string(), order_count: z.number().int(), heading: z.array(z.string()) }),
  title: ({ order_count, file_name }) => `Import of ${counted(order_count, 'order')} from ${file_name}`,
  async run({ brand_id, owner, input, db, services, rows, row, rowResult, keepFile, job_id }) {
    const prices = await priceList(db, brand_id);
    const refuse = (key: string, { detail, fields }: ApiError) =>
      rowResult(key, { state: 'failed', message: detail, fields });
    const addAll = async (waiting: readonly WaitingRow[]) => {
      const drafts: { key: string; draft: OrderDraft }[] = [];
      const taken = await findTakenNumbers(db, brand_id, waiting.map(orderNumberOf).filter(Boolean));
      const now = services.clock.now();
      const parsed = await mapInTurns(waiting, (row) => draftOf(row, { prices, taken, now }));
      for (const [at, draft] of parsed.entries()) {
        const one = waiting[at]!;
        if (draft instanceof ApiError) await refuse(one.key, draft);
        else drafts.push({ key: one.key, draft });
      }
      if (drafts.length === 0) return;
      const inputs = drafts.map(({ draft }) => draft);
      const materialsOf = await loadOrderContext(db, services, brand_id, inputs);
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
    const { file_name, heading: columns } = input;
    await saveImportDrafts(
      db,
      { brand_id, job_id, type: 'orders', file_name, columns, owner, now: services.clock.now() },
      locateField,
    );
    return saveRejectedRows({ db, brand_id, job_id, keepFile }, input, locateField, 'orders');
  },
});

/** The order ID of a record; empty for none. */
const orderNumberOf = (row: WaitingRow): string =>
  plainCell(
    parseImportRecord(row)
      .lines.map(({ cells }) => cells['order_id'])
      .find((cell) => plainCell(cell) !== ''),
  );

interface Known {
  prices: PriceList;
  /** Order numbers that the brand has. */
  taken: ReadonlySet<string>;
  now: Date;
}

/** Parses the order of a row, or returns all that is wrong with it: correcting one problem shows no further one. */
function draftOf(row: WaitingRow, { prices, taken, now }: Known): OrderDraft | ApiError {
  const wrong: FieldErrors = {};
  const number = orderNumberOf(row);
  const problem = number === '' ? undefined : orderNumberProblem(number, taken.has(number));
  if (problem !== undefined) wrong['order_details.order_id'] = problem;
  let draft: OrderDraft | undefined;
  try {
    draft = parseOrderDraft(parseImportRecord(row), prices);
    checkDate(draft, now);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    Object.assign(wrong, error.fields);
    if (Object.keys(error.fields).length === 0) return error;
  }
  return Object.keys(wrong).length > 0 || !draft ? validationError(wrong) : draft;
}

async function priceList(db: Db, brand_id: string): Promise<PriceList> {
  const rows = await db
    .selectFrom('skus')
    .select(['sku_id', 'unit_price_paise', 'gst', 'is_active'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ sku_id, unit_price_paise, gst, is_active }) => [
      sku_id,
      { unit_price: paiseToRupees(unit_price_paise), gst, is_active },
    ]),
  );
}

/** Parses an upload of orders, starts its job, and returns the result so far. */
export function uploadOrders(
  db: Db,
  services: Services,
  session: Session,
  form: FormFields,
): Promise<ImportResult> {
  return startImport(db, services, session, form, {
    job: importOrders,
    type: 'orders',
    columns: fileFormats.orders.required,
    // Lines with the same order_id are one order.
    thingsOf: (lines) => groupRowsBy('order_id', lines),
    placeOf: locateField,
    inputOf: ({ count, ...file }) => ({ ...file, order_count: count }),
    what: 'orders',
  });
}
