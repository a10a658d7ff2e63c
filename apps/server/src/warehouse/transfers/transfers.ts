import type { StockTransfer, TransferDraft, TransferFilter, UnitsOnTheWay } from '@khep/api';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { openTransferStates, transferStateLabels, unitsOnTheWay } from '@khep/domain/warehouse';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { queryKeyset } from '../../platform/db/pagination.ts';
import { requireVersion } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { TransferLineJson, TransferRecord } from '../tables.ts';

export const transferWords = ({ state }: Pick<TransferRecord, 'state'>): string =>
  transferStateLabels[state].toLowerCase();

export async function namesOfWarehouses(db: Db | Tx, brand_id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('brand_id', '=', brand_id)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface InvoiceOfTransfer {
  invoice_number: string;
  eway_bill: string;
  cancelled_at: Date | null;
}

/** Invoices of transfers by their numbers, as the books have them. */
async function invoicesOf(
  db: Db | Tx,
  brand_id: string,
  rows: readonly TransferRecord[],
): Promise<ReadonlyMap<string, InvoiceOfTransfer>> {
  const invoices = rows.flatMap(({ paper }) => (paper?.kind === 'invoice' ? [paper.number] : []));
  const found =
    invoices.length === 0
      ? []
      : await db
          .selectFrom('direct_invoices')
          .select(['invoice_number', 'eway_bill', 'cancelled_at'])
          .where('brand_id', '=', brand_id)
          .where('invoice_number', 'in', invoices)
          .execute();
  return new Map(found.map((invoice) => [invoice.invoice_number, invoice]));
}

async function serializeAll(
  db: Db | Tx,
  brand_id: string,
  rows: readonly TransferRecord[],
): Promise<StockTransfer[]> {
  const names = await namesOfWarehouses(db, brand_id);
  const invoices = await invoicesOf(db, brand_id, rows);
  return rows.map((row) => serialize(row, names, row.paper ? invoices.get(row.paper.number) : undefined));
}

const serialize = (
  row: TransferRecord,
  names: ReadonlyMap<string, string>,
  invoice: InvoiceOfTransfer | undefined,
): StockTransfer => ({
  id: row.transfer_id,
  number: row.transfer_number,
  from_warehouse_id: row.from_warehouse_id,
  from_warehouse_name: names.get(row.from_warehouse_id) ?? '',
  to_warehouse_id: row.to_warehouse_id,
  to_warehouse_name: names.get(row.to_warehouse_id) ?? '',
  state: row.state,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  lines: row.lines.map(({ record_id: _record, unit_value_paise: paise, ...line }) => ({
    ...line,
    unit_value: paise === undefined ? null : paiseToRupees(paise),
  })),
  paper: row.paper && {
    kind: row.paper.kind,
    number: row.paper.number,
    value: paiseToRupees(row.paper.value_paise),
    eway_limit: row.paper.eway_limit_paise === null ? null : paiseToRupees(row.paper.eway_limit_paise),
    // The number is kept with its paper: in the books for an invoice, with the transfer for a challan.
    eway_bill: row.paper.kind === 'invoice' ? (invoice?.eway_bill ?? '') : row.eway_bill,
    is_cancelled: row.paper.kind === 'invoice' && (invoice?.cancelled_at ?? null) !== null,
  },
  version: row.version,
});

/** A page of the transfers in some states, or all, the newest first. */
export async function listTransfers(
  db: Db,
  brand_id: string,
  { state, page_size, after }: TransferFilter,
): Promise<{ transfers: StockTransfer[]; next: string | null }> {
  let query = db.selectFrom('stock_transfers').selectAll().where('brand_id', '=', brand_id);
  if (state !== undefined && state.length > 0) query = query.where('state', 'in', state);
  const { rows, next } = await queryKeyset(
    query,
    { column: 'created_at', holds: 'moment', id: 'transfer_id', direction: 'desc' },
    { page_size, after },
  );
  return { transfers: await serializeAll(db, brand_id, rows), next };
}

/** @throws ApiError 404 */
export async function requireTransfer(
  db: Db | Tx,
  brand_id: string,
  transfer_id: string,
): Promise<TransferRecord> {
  const row = await db
    .selectFrom('stock_transfers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('transfer_id', '=', transfer_id)
    .executeTakeFirst();
  if (!row) throw notFound('stock transfer');
  return row;
}

/** @throws ApiError 404 */
export async function loadTransfer(
  db: Db | Tx,
  brand_id: string,
  transfer_id: string,
): Promise<StockTransfer> {
  const [transfer] = await serializeAll(db, brand_id, [await requireTransfer(db, brand_id, transfer_id)]);
  return transfer!;
}

/** Locks a transfer. Lock order: as waves, before SKUs and bins. @throws ApiError 404 @throws VersionConflict */
export async function lockTransfer(
  tx: Tx,
  { brand_id, ifMatch }: ChangeContext,
  transfer_id: string,
): Promise<TransferRecord> {
  const row = await tx
    .selectFrom('stock_transfers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('transfer_id', '=', transfer_id)
    .forUpdate()
    .executeTakeFirst();
  const transfer = () => loadTransfer(tx, brand_id, transfer_id);
  return requireVersion(row, {
    noun: 'stock transfer',
    ifMatch,
    load: async () => ({ transfer: await transfer() }),
  });
}

/** Saves a changed transfer as its next version. */
export async function updateTransfer(
  tx: Tx,
  { brand_id, actor }: Pick<ChangeContext, 'brand_id' | 'actor'>,
  before: TransferRecord,
  change: Partial<Pick<TransferRecord, 'state' | 'sent_at' | 'from_warehouse_id' | 'to_warehouse_id'>> & {
    lines: TransferLineJson[];
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stock_transfers')
    .set({
      ...change,
      lines: json(change.lines),
      version: before.version + 1,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .where('brand_id', '=', brand_id)
    .where('transfer_id', '=', before.transfer_id)
    .execute();
}

/** Drafts a transfer, or replaces a draft. @throws ApiError 404, 409, 422 @throws VersionConflict */
export async function saveTransfer(
  tx: Tx,
  author: ChangeContext,
  draft: TransferDraft,
  now: Date,
  transfer_id?: string,
): Promise<StockTransfer> {
  const { brand_id, actor } = author;
  const before = transfer_id === undefined ? undefined : await lockTransfer(tx, author, transfer_id);
  if (before && before.state !== 'draft')
    throw conflict(`${before.transfer_number} is ${transferWords(before)}. Draft another transfer.`);
  const places = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .execute();
  for (const field of ['from_warehouse_id', 'to_warehouse_id'] as const)
    if (!places.some(({ id }) => id === draft[field]))
      throw validationError({ [field]: 'Choose a warehouse of yours.' });
  const lines = await readLines(tx, brand_id, draft);
  const { from_warehouse_id, to_warehouse_id } = draft;
  if (before) {
    await updateTransfer(tx, author, before, { from_warehouse_id, to_warehouse_id, lines }, now);
    return loadTransfer(tx, brand_id, before.transfer_id);
  }
  const number = await reserveNumbers(tx, brand_id, 'transfer');
  const id = newId('trf', now.getTime());
  await tx
    .insertInto('stock_transfers')
    .values({
      brand_id,
      transfer_id: id,
      transfer_number: `ST-${String(number).padStart(4, '0')}`,
      from_warehouse_id,
      to_warehouse_id,
      state: 'draft',
      lines: json(lines),
      paper: null,
      created_at: now,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .execute();
  return loadTransfer(tx, brand_id, id);
}

async function readLines(
  tx: Tx,
  brand_id: string,
  { basis, lines: wanted }: TransferDraft,
): Promise<TransferLineJson[]> {
  const skus = await tx
    .selectFrom('skus')
    .select(['id', 'sku_id', 'sku_name', 'is_combo'])
    .where('brand_id', '=', brand_id)
    .where(
      'sku_id',
      'in',
      wanted.map(({ sku_id }) => sku_id),
    )
    .where('removed_at', 'is', null)
    .execute();
  const skuOf = new Map(skus.map((sku) => [sku.sku_id, sku]));
  return wanted.map(({ sku_id, quantity, unit_value }, at): TransferLineJson => {
    const sku = skuOf.get(sku_id);
    const field = `lines.${at}.sku_id`;
    if (!sku) throw validationError({ [field]: `${sku_id} is no SKU of yours. Check the code.` });
    if (sku.is_combo) throw validationError({ [field]: `${sku_id} is a combo. Send its parts.` });
    if (wanted.findIndex((line) => line.sku_id === sku_id) !== at)
      throw validationError({ [field]: `${sku_id} is in the transfer already.` });
    return {
      line_no: at + 1,
      record_id: sku.id,
      sku_id,
      sku_name: sku.sku_name,
      quantity,
      ...(basis === 'declared' && unit_value !== null && { unit_value_paise: rupeesToPaise(unit_value) }),
      received: 0,
      damaged: 0,
      lost: 0,
      bins: [],
    };
  });
}

/** Selects the transfers of which units are on their way, the oldest first. */
export const openTransfers = (db: Db, brand_id: string) =>
  db
    .selectFrom('stock_transfers')
    .select(['transfer_id', 'transfer_number', 'from_warehouse_id', 'to_warehouse_id', 'lines'])
    .where('brand_id', '=', brand_id)
    .where('state', 'in', openTransferStates)
    .orderBy('created_at')
    .orderBy('transfer_id');

/** Lists the transfers on which a SKU is on its way. */
export async function listOnTheWay(db: Db, brand_id: string, record_id: string): Promise<UnitsOnTheWay[]> {
  const rows = await openTransfers(db, brand_id).execute();
  const names = await namesOfWarehouses(db, brand_id);
  return rows.flatMap(({ transfer_id, transfer_number, to_warehouse_id, lines }) => {
    const line = lines.find((one) => one.record_id === record_id);
    const quantity = line ? unitsOnTheWay(line) : 0;
    return quantity === 0
      ? []
      : [
          {
            transfer_id,
            number: transfer_number,
            to_warehouse_name: names.get(to_warehouse_id) ?? '',
            quantity,
          },
        ];
  });
}
