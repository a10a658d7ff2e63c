import type { ImportResult, OrderDraft } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import { parseImportRecord, groupRowsBy } from '../../platform/imports/importRows.ts';
import { saveRejectedRows } from '../../platform/imports/rejectedRows.ts';
import { fileFormats } from '../../brand/mappings/fileFormats.ts';
import { startImport } from '../../brand/mappings/startImport.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { WaitingRow } from '../../platform/jobs/define.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';
import type { Services } from '../../start/services.ts';
import { parseOrderDraft, locateField } from './parseOrderRows.ts';
import type { PriceList } from './parseOrderRows.ts';
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
      for (const [at, draft] of (await mapInTurns(waiting, (row) => draftOf(row, prices))).entries()) {
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
    return saveRejectedRows({ db, brand_id, job_id, keepFile }, input, locateField, 'orders');
  },
});

/** Parses the order of a row, or returns its errors. */
function draftOf(row: WaitingRow, prices: PriceList): OrderDraft | ApiError {
  try {
    return parseOrderDraft(parseImportRecord(row), prices);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
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
