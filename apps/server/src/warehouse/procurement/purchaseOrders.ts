import { floorConflict, floorInvalid } from '../../base/floorProblem.ts';
import type { PurchaseDraft, PurchaseFilter, PurchaseOrder, PurchaseReceipt } from '@khep/api';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import {
  isPurchaseOpen,
  landedCosts,
  openUnits,
  purchaseStateAfter,
  purchaseStateLabels,
} from '@khep/domain/warehouse';
import { ApiError, conflict, notFound, validationError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { postMovements } from '../../brand/catalogue/stockMovements.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { queryKeyset } from '../../platform/db/pagination.ts';
import { requireVersion } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { changeBin } from '../bins/changeBin.ts';
import { findScannedLine } from '../bins/findScannedLine.ts';
import type { PurchaseLineJson, PurchaseRecord } from '../tables.ts';
import { loadBillTerms, serializeBills } from './billedAmounts.ts';
import type { BillTerms } from './billedAmounts.ts';
import { isSendingEmail } from './emailOnce.ts';
import { loadSupplier } from './suppliers.ts';

const stateWords = (state: PurchaseRecord['state']): string => purchaseStateLabels[state].toLowerCase();

async function serializeOrders(
  db: Db | Tx,
  brand_id: string,
  rows: readonly PurchaseRecord[],
): Promise<PurchaseOrder[]> {
  const suppliers = await db
    .selectFrom('suppliers')
    .select(['supplier_id', 'name'])
    .where('brand_id', '=', brand_id)
    .execute();
  const warehouses = await db
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('brand_id', '=', brand_id)
    .execute();
  const supplierOf = new Map(suppliers.map(({ supplier_id, name }) => [supplier_id, name]));
  const warehouseOf = new Map(warehouses.map(({ id, name }) => [id, name]));
  const termsOf = await loadBillTerms(db, brand_id, rows);
  return rows.map((row) => serializeOrder(row, supplierOf, warehouseOf, termsOf(row)));
}

function serializeOrder(
  row: PurchaseRecord,
  supplierOf: ReadonlyMap<string, string>,
  warehouseOf: ReadonlyMap<string, string>,
  terms: BillTerms,
): PurchaseOrder {
  const landed = landedCosts(row.lines, row.costs, row.state);
  return {
    id: row.purchase_id,
    number: row.purchase_number,
    supplier_id: row.supplier_id,
    supplier_name: supplierOf.get(row.supplier_id) ?? '',
    warehouse_id: row.warehouse_id,
    warehouse_name: warehouseOf.get(row.warehouse_id) ?? '',
    state: row.state,
    promised_on: row.promised_on,
    sent_at: row.sent_at?.toISOString() ?? null,
    email: row.email,
    created_at: row.created_at.toISOString(),
    lines: row.lines.map(({ record_id: _record, unit_weight: _weight, price_paise, ...line }, at) => ({
      ...line,
      price: paiseToRupees(price_paise),
      landed_price: paiseToRupees(landed[at]!),
    })),
    costs: row.costs.map(({ amount_paise, ...cost }) => ({ ...cost, amount: paiseToRupees(amount_paise) })),
    bills: serializeBills(row, terms),
    value: paiseToRupees(row.lines.reduce((sum, line) => sum + line.quantity * line.price_paise, 0)),
    version: row.version,
  };
}

/** A page of the purchase orders in some states, or all, the newest first. */
export async function listPurchases(
  db: Db,
  brand_id: string,
  { state, page_size, after }: PurchaseFilter,
): Promise<{ orders: PurchaseOrder[]; next: string | null }> {
  let query = db.selectFrom('purchase_orders').selectAll().where('brand_id', '=', brand_id);
  if (state !== undefined && state.length > 0) query = query.where('state', 'in', state);
  const { rows, next } = await queryKeyset(
    query,
    { column: 'created_at', holds: 'moment', id: 'purchase_id', direction: 'desc' },
    { page_size, after },
  );
  return { orders: await serializeOrders(db, brand_id, rows), next };
}

/** @throws ApiError 404 */
export async function requirePurchase(
  db: Db | Tx,
  brand_id: string,
  purchase_id: string,
): Promise<PurchaseRecord> {
  const row = await db
    .selectFrom('purchase_orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .executeTakeFirst();
  if (!row) throw notFound('purchase order');
  return row;
}

/** @throws ApiError 404 */
export async function loadPurchase(
  db: Db | Tx,
  brand_id: string,
  purchase_id: string,
): Promise<PurchaseOrder> {
  const row = await requirePurchase(db, brand_id, purchase_id);
  const [order] = await serializeOrders(db, brand_id, [row]);
  return order!;
}

/** Locks a purchase order. Lock order: as waves, before SKUs and bins. @throws ApiError 404 @throws VersionConflict */
export async function lockPurchase(
  tx: Tx,
  { brand_id, ifMatch }: ChangeContext,
  purchase_id: string,
): Promise<PurchaseRecord> {
  const row = await tx
    .selectFrom('purchase_orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .forUpdate()
    .executeTakeFirst();
  const order = () => loadPurchase(tx, brand_id, purchase_id);
  return requireVersion(row, {
    noun: 'purchase order',
    ifMatch,
    load: async () => ({ order: await order() }),
  });
}

/** Keeps an order as it is while its PDF is on its way. @throws ApiError 409 */
function assertNotSending(row: PurchaseRecord, now: Date): void {
  if (isSendingEmail(row.email, now))
    throw conflict(`${row.purchase_number} is being emailed. Try again in a minute.`);
}

/** Drafts a purchase order, or replaces a draft. @throws ApiError 404, 409, 422 @throws VersionConflict */
export async function savePurchase(
  tx: Tx,
  author: ChangeContext,
  draft: PurchaseDraft,
  now: Date,
  purchase_id?: string,
): Promise<PurchaseOrder> {
  const { brand_id, actor } = author;
  const before = purchase_id === undefined ? undefined : await lockPurchase(tx, author, purchase_id);
  if (before) assertNotSending(before, now);
  if (before && before.state !== 'draft')
    throw conflict(`${before.purchase_number} was sent. Cancel it, and draft another one.`);
  const supplier = await loadSupplier(tx, brand_id, draft.supplier_id).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404)
      throw validationError({ supplier_id: 'Choose a supplier of yours.' });
    throw error;
  });
  const warehouse_id = await chooseWarehouse(tx, brand_id, draft.warehouse_id);
  const priceOf = new Map(supplier.prices.map(({ sku_id, price }) => [sku_id, price]));
  const skus = await tx
    .selectFrom('skus')
    .select(['id', 'sku_id', 'sku_name', 'actual_weight'])
    .where('brand_id', '=', brand_id)
    .where(
      'sku_id',
      'in',
      draft.lines.map(({ sku_id }) => sku_id),
    )
    .where('removed_at', 'is', null)
    .execute();
  const skuOf = new Map(skus.map((sku) => [sku.sku_id, sku]));
  const lines = draft.lines.map(({ sku_id, quantity, price }, at): PurchaseLineJson => {
    const sku = skuOf.get(sku_id);
    if (!sku)
      throw validationError({ [`lines.${at}.sku_id`]: `${sku_id} is no SKU of yours. Check the code.` });
    if (draft.lines.findIndex((line) => line.sku_id === sku_id) !== at)
      throw validationError({ [`lines.${at}.sku_id`]: `${sku_id} is in the order already.` });
    return {
      line_no: at + 1,
      record_id: sku.id,
      sku_id,
      sku_name: sku.sku_name,
      quantity,
      price_paise: rupeesToPaise(price ?? priceOf.get(sku_id) ?? 0),
      unit_weight: sku.actual_weight,
      received: 0,
      damaged: 0,
    };
  });
  const row = {
    supplier_id: supplier.id,
    warehouse_id,
    lines: json(lines),
    promised_on: draft.promised_on,
    updated_at: now,
    updated_by: actor.name ?? '',
  };
  if (before) {
    await tx
      .updateTable('purchase_orders')
      .set({ ...row, version: before.version + 1 })
      .where('brand_id', '=', brand_id)
      .where('purchase_id', '=', before.purchase_id)
      .execute();
    return loadPurchase(tx, brand_id, before.purchase_id);
  }
  const number = await reserveNumbers(tx, brand_id, 'purchase');
  const id = newId('pur', now.getTime());
  await tx
    .insertInto('purchase_orders')
    .values({
      ...row,
      brand_id,
      purchase_id: id,
      purchase_number: `PO-${String(number).padStart(4, '0')}`,
      state: 'draft',
      created_at: now,
    })
    .execute();
  return loadPurchase(tx, brand_id, id);
}

async function chooseWarehouse(tx: Tx, brand_id: string, asked: string): Promise<string> {
  const rows = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .orderBy('is_primary_warehouse', 'desc')
    .execute();
  const chosen = asked === '' ? rows[0] : rows.find(({ id }) => id === asked);
  if (chosen) return chosen.id;
  throw validationError({
    warehouse_id: asked === '' ? 'Add a warehouse first.' : 'Choose a warehouse of yours.',
  });
}

/** Marks a draft as sent, or ends a draft or what is open of a sent order. @throws ApiError 404, 409 */
export async function movePurchase(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  deed: 'send' | 'end',
  now: Date,
): Promise<PurchaseOrder> {
  const { brand_id, actor } = author;
  const row = await lockPurchase(tx, author, purchase_id);
  assertNotSending(row, now);
  const state = purchaseStateAfter(row.state, deed, row.lines);
  if (!state) throw conflict(`${row.purchase_number} is ${stateWords(row.state)} already.`);
  await tx
    .updateTable('purchase_orders')
    .set({
      state,
      ...(deed === 'send' && { sent_at: now }),
      version: row.version + 1,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .execute();
  return loadPurchase(tx, brand_id, purchase_id);
}

/**
 * Records units that came, once for each id: the good ones are on hand at once, and in their bin. More than is open is refused.
 * @throws ApiError 404, 409, 422
 */
export async function receivePurchase(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  { receipt_id, sku_id, quantity, damaged, bin }: PurchaseReceipt,
  now: Date,
): Promise<PurchaseOrder> {
  const { brand_id, actor } = author;
  const row = await lockPurchase(tx, author, purchase_id);
  const known = await tx
    .selectFrom('purchase_receipts')
    .select('receipt_id')
    .where('brand_id', '=', brand_id)
    .where('receipt_id', '=', receipt_id)
    .executeTakeFirst();
  if (known) return loadPurchase(tx, brand_id, purchase_id);
  if (!isPurchaseOpen(row.state))
    throw floorConflict(
      'order_not_sent',
      { order: row.purchase_number },
      `${row.purchase_number} is ${stateWords(row.state)}. Only a sent order is received.`,
    );
  if (quantity + damaged === 0) throw validationError({ quantity: 'Enter 1 or more' });
  const line = await findScannedLine(tx, brand_id, row.lines, sku_id);
  if (!line)
    throw floorInvalid(
      'sku_not_on_order',
      { sku: sku_id, order: row.purchase_number },
      {
        sku_id: `${sku_id} isn’t on ${row.purchase_number}. Put it aside, or order it.`,
      },
    );
  const open = openUnits(line);
  if (quantity + damaged > open)
    throw floorInvalid(
      'more_than_open',
      { open, sku: line.sku_id },
      {
        quantity: `${open} of ${line.sku_id} are open. Count again, or order the others first.`,
      },
    );
  await tx
    .insertInto('purchase_receipts')
    .values({
      brand_id,
      receipt_id,
      purchase_id,
      line_no: line.line_no,
      quantity,
      damaged,
      bin,
      actor: json(actor),
      at: now,
    })
    .execute();
  const lines = row.lines.map((one) =>
    one === line ? { ...one, received: one.received + quantity, damaged: one.damaged + damaged } : one,
  );
  await tx
    .updateTable('purchase_orders')
    .set({
      lines: json(lines),
      state: purchaseStateAfter(row.state, 'receive', lines) ?? row.state,
      first_receipt_at: row.first_receipt_at ?? now,
      version: row.version + 1,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .execute();
  if (quantity > 0) {
    await postMovements(tx, { brand_id, actor, now }, [
      { sku_id: line.record_id, kind: 'receipt', quantity },
    ]);
    if (bin !== '')
      await changeBin(
        tx,
        author,
        row.warehouse_id,
        { bin, sku_id: line.sku_id, kind: 'receipt', quantity },
        now,
      );
  }
  return loadPurchase(tx, brand_id, purchase_id);
}
