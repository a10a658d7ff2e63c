import type { Warehouse, WarehouseDraft } from '@khep/api';
import { warehouseProblems } from '@khep/domain/tax';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { decodeCursor, encodeCursor, isText } from '../../platform/db/cursor.ts';
import { likePattern } from '../../platform/db/pagination.ts';
import { defineRecords, nextVersion } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { markWarehouseChanged } from '../../partners/couriers/warehouseNames.ts';
import type { WarehousesTable } from './tables.ts';

/** Returns a row as the API does. */
function serializeWarehouse(row: Selectable<WarehousesTable>): Warehouse {
  return {
    ...(row.details as WarehouseDraft),
    is_primary_warehouse: row.is_primary_warehouse,
    id: row.id,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const records = defineRecords({
  table: 'warehouses',
  prefix: 'whs',
  event: 'warehouse',
  noun: 'warehouse',
  serialize: serializeWarehouse,
});

function columns(draft: WarehouseDraft) {
  return {
    name: draft.name,
    pincode: draft.pincode,
    city: draft.city,
    state: draft.state,
    is_primary_warehouse: draft.is_primary_warehouse,
    details: json<Record<string, unknown>>(draft),
    search_text: `${draft.name} ${draft.city} ${draft.state} ${draft.pincode}`.toLowerCase(),
  };
}

function kept(db: Db | Tx, brandId: string) {
  return db.selectFrom('warehouses').where('brand_id', '=', brandId).where('removed_at', 'is', null);
}

const isBoolean = (part: string) => part === 'true' || part === 'false';

/** Lists a page of warehouses, by number or after a cursor: the primary one first, then by name. */
export async function listWarehouses(
  db: Db,
  brandId: string,
  filter: { search?: string; page?: number; page_size?: number; after?: string },
) {
  const matching = () => {
    const query = kept(db, brandId);
    return filter.search === undefined || filter.search.trim() === ''
      ? query
      : query.where('search_text', 'like', likePattern(filter.search));
  };
  const size = filter.page_size ?? 50;
  let query = matching()
    .selectAll()
    .orderBy('is_primary_warehouse', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(size + 1);
  if (filter.after === undefined) query = query.offset(((filter.page ?? 1) - 1) * size);
  else {
    const [isPrimary, name, id] = decodeCursor(filter.after, isBoolean, isText, isText);
    query = query.where(
      sql<boolean>`(not is_primary_warehouse, name, id) > (not ${isPrimary}::boolean, ${name}, ${id})`,
    );
  }
  const found = await query.execute();
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const counted = await matching()
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return {
    warehouses: rows.map(serializeWarehouse),
    total: counted.rows,
    next:
      found.length > size && last
        ? encodeCursor(String(last.is_primary_warehouse), last.name, last.id)
        : null,
  };
}

/** @throws ApiError 404, also for a warehouse of another brand and a removed one. */
export const getWarehouse = records.get;

/** Creates a warehouse. The first is primary, and there is only one primary warehouse. */
export async function addWarehouse(
  tx: Tx,
  author: ChangeContext,
  draft: WarehouseDraft,
  now: Date,
): Promise<Warehouse> {
  checkPlace(draft);
  await checkName(tx, author.brand_id, draft.name);
  const first = (await kept(tx, author.brand_id).select('id').executeTakeFirst()) === undefined;
  const warehouse = { ...draft, is_primary_warehouse: draft.is_primary_warehouse || first };
  if (warehouse.is_primary_warehouse) await clearPrimary(tx, author, now);
  return records.create(tx, columns(warehouse), { author, data: { name: draft.name }, now });
}

/** Updates a warehouse. The primary one remains so until another is made primary. */
export async function updateWarehouse(
  tx: Tx,
  author: ChangeContext,
  id: string,
  draft: WarehouseDraft,
  now: Date,
): Promise<Warehouse> {
  const before = await records.lock(tx, author, id);
  checkPlace(draft);
  await checkName(tx, author.brand_id, draft.name, id);
  const warehouse = {
    ...draft,
    is_primary_warehouse: draft.is_primary_warehouse || before.is_primary_warehouse,
  };
  if (warehouse.is_primary_warehouse && !before.is_primary_warehouse) await clearPrimary(tx, author, now);
  const updated = await records.update(tx, id, columns(warehouse), {
    author,
    data: { name: draft.name },
    now,
  });
  await markWarehouseChanged(tx, author.brand_id, id, now);
  return updated;
}

/** Deletes a warehouse. Existing orders keep it; the primary one can't be deleted while there are others. */
export async function removeWarehouse(tx: Tx, author: ChangeContext, id: string, now: Date): Promise<void> {
  const warehouse = await records.lock(tx, author, id);
  const other = await kept(tx, author.brand_id).select('id').where('id', '<>', id).executeTakeFirst();
  if (warehouse.is_primary_warehouse && other !== undefined)
    throw conflict(`${warehouse.name} is the primary warehouse. Make another one primary first.`);
  const change = { author, data: { name: warehouse.name }, now };
  await records.remove(tx, id, change, { is_primary_warehouse: false });
}

/** @throws ApiError 422 on a GSTIN of another state, an unknown state, or a place abroad */
function checkPlace(draft: WarehouseDraft): void {
  const problems = warehouseProblems(draft);
  if (Object.keys(problems).length > 0) throw validationError(problems);
}

async function clearPrimary(tx: Tx, author: ChangeContext, now: Date): Promise<void> {
  await tx
    .updateTable('warehouses')
    .set({ is_primary_warehouse: false, ...nextVersion(author, now) })
    .where('brand_id', '=', author.brand_id)
    .where('is_primary_warehouse', '=', true)
    .execute();
}

async function checkName(tx: Tx, brandId: string, name: string, ownId = ''): Promise<void> {
  const twin = await kept(tx, brandId)
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (twin !== undefined)
    throw conflict(`Warehouse ${name} already exists. Enter a different name.`, {
      name: 'Another warehouse has this name. Couriers identify warehouses by name, so choose a different one.',
    });
}
