import { istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Sku, SkuDraft } from '@khep/api';
import { gstRateProblem, hsnProblem } from '@khep/domain/tax';
import { loadTurnover } from '../company/turnover.ts';
import { maxCount, likePattern, queryPage } from '../../platform/db/pagination.ts';
import type { PageFilter, SortColumns } from '../../platform/db/pagination.ts';
import { defineRecords } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { postMovements } from './stockMovements.ts';
import { findComboOf, resolveComboProducts, withComboStock } from './combos.ts';
import type { SkusTable } from './tables.ts';

type SkuRow = Selectable<SkusTable>;

/** Returns a row as the API does: in rupees, without internal columns. */
function serializeSku(row: SkuRow): Sku {
  const {
    brand_id: _brand,
    unit_price_paise,
    search_text: _search,
    removed_at: _removed,
    updated_by: _editor,
    created_at,
    updated_at,
    ...fields
  } = row;
  return {
    ...fields,
    combo_products: fields.combo_products as Sku['combo_products'],
    unit_price: unit_price_paise / 100,
    available_quantity: row.sku_quantity - row.reserved_quantity,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

const records = defineRecords({
  table: 'skus',
  prefix: 'sku',
  event: 'sku',
  noun: 'SKU',
  serialize: serializeSku,
});

/** Stock is not among them: it changes by movements only. */
function columns(draft: SkuDraft) {
  const { unit_price, combo_products, additional_info, box_id, sku_quantity: _counted, ...fields } = draft;
  return {
    ...fields,
    box_id: box_id === '' ? null : box_id,
    unit_price_paise: Math.round(unit_price * 100),
    combo_products: json<unknown[]>(combo_products),
    additional_info: json<Record<string, unknown>>(additional_info),
    search_text: `${draft.sku_id} ${draft.sku_name} ${draft.sku_category}`.toLowerCase(),
  };
}

export interface SkuFilter extends PageFilter {
  search?: string;
  is_active?: boolean;
  sku_category?: string[];
  is_combo?: boolean;
}

const sortable: SortColumns = {
  created_at: { column: 'created_at', holds: 'moment' },
  updated_at: { column: 'updated_at', holds: 'moment' },
  sku_id: { column: 'sku_id', holds: 'text' },
  sku_name: { column: 'sku_name', holds: 'text' },
  sku_quantity: { column: 'sku_quantity', holds: 'number' },
  actual_weight: { column: 'actual_weight', holds: 'number' },
  unit_price: { column: 'unit_price_paise', holds: 'number' },
};

function matching(db: Db | Tx, brandId: string, filter: SkuFilter) {
  let query = db.selectFrom('skus').where('brand_id', '=', brandId).where('removed_at', 'is', null);
  if (filter.search !== undefined && filter.search.trim() !== '')
    query = query.where('search_text', 'like', likePattern(filter.search));
  if (filter.is_active !== undefined) query = query.where('is_active', '=', filter.is_active);
  if (filter.is_combo !== undefined) query = query.where('is_combo', '=', filter.is_combo);
  if (filter.sku_category !== undefined && filter.sku_category.length > 0)
    query = query.where('sku_category', 'in', filter.sku_category);
  return query;
}

/** A page of SKUs, with their total. */
export async function listSkus(db: Db, brandId: string, filter: SkuFilter) {
  const { rows, ...page } = await queryPage(db, matching(db, brandId, filter).selectAll(), sortable, filter);
  return { skus: await withComboStock(db, brandId, rows.map(serializeSku)), ...page };
}

/** Active SKUs for pickers, by name; without those that aren't shown there. */
export async function allSkus(db: Db, brandId: string): Promise<Sku[]> {
  const rows = await matching(db, brandId, { is_active: true })
    .selectAll()
    .where('visibility', '<>', 0)
    .orderBy('sku_name')
    .limit(maxCount)
    .execute();
  return withComboStock(db, brandId, rows.map(serializeSku));
}

/** @throws ApiError 404, also for a SKU of another brand and a removed one. */
export async function getSku(db: Db | Tx, brandId: string, id: string): Promise<Sku> {
  const [sku] = await withComboStock(db, brandId, [await records.get(db, brandId, id)]);
  return sku!;
}

/** Finds a SKU by its code. */
export async function skuByCode(tx: Tx, brandId: string, sku_id: string): Promise<Sku | undefined> {
  const row = await matching(tx, brandId, {}).selectAll().where('sku_id', '=', sku_id).executeTakeFirst();
  return row && serializeSku(row);
}

/** Creates a SKU. Its code is unique in the brand. */
export async function addSku(tx: Tx, author: ChangeContext, draft: SkuDraft, now: Date): Promise<Sku> {
  checkRate(draft, now);
  await checkHsn(tx, author.brand_id, draft.hsn_code);
  const combo_products = await checkReferences(tx, author.brand_id, draft);
  const change = { author, data: { sku_id: draft.sku_id }, now };
  const { id } = await records.create(
    tx,
    { ...columns({ ...draft, combo_products }), sku_quantity: 0 },
    change,
  );
  await adjustStock(tx, author, { id, quantity: draft.sku_quantity ?? 0, now });
  return getSku(tx, author.brand_id, id);
}

/** Updates a SKU. */
export async function updateSku(
  tx: Tx,
  author: ChangeContext,
  id: string,
  draft: SkuDraft,
  now: Date,
): Promise<Sku> {
  const before = await records.lock(tx, author, id);
  checkRate(draft, now);
  // A code from before the turnover grew stays until it is typed again; its invoices wait for it.
  if (draft.hsn_code !== before.hsn_code) await checkHsn(tx, author.brand_id, draft.hsn_code);
  const combo_products = await checkReferences(tx, author.brand_id, draft, id);
  const data = { sku_id: draft.sku_id, before_sku_id: before.sku_id };
  const counted = draft.sku_quantity ?? before.sku_quantity;
  await adjustStock(tx, author, { id, quantity: counted - before.sku_quantity, now });
  const change = { ...columns({ ...draft, combo_products }), sku_quantity: counted };
  await records.update(tx, id, change, { author, data, now });
  return getSku(tx, author.brand_id, id);
}

/** The stock of a locked SKU was counted: it differs by `quantity` from what was on hand. */
async function adjustStock(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  { id, quantity, now }: { id: string; quantity: number; now: Date },
): Promise<void> {
  if (quantity !== 0)
    await postMovements(tx, { brand_id, actor, now }, [{ sku_id: id, kind: 'adjust', quantity }]);
}

/** Deletes a SKU. Existing orders keep it. */
export async function removeSku(tx: Tx, author: ChangeContext, id: string, now: Date): Promise<void> {
  const sku = await records.lock(tx, author, id);
  const combo = await findComboOf(tx, author.brand_id, sku);
  if (combo !== undefined)
    throw conflict(`${sku.sku_id} is part of the combo ${combo}. Remove it from the combo first.`);
  await records.remove(tx, id, { author, data: { sku_id: sku.sku_id }, now });
}

/** The GST rate must be valid today, because the next invoice uses it. */
function checkRate({ gst }: SkuDraft, now: Date): void {
  const problem = gstRateProblem(gst, istDay(now));
  if (problem) throw validationError({ gst: problem });
}

/** Refuses a typed HSN code with fewer digits than the turnover requires. */
async function checkHsn(tx: Tx, brand_id: string, hsn_code: string): Promise<void> {
  if (hsn_code === '') return;
  const problem = hsnProblem(hsn_code, await loadTurnover(tx, brand_id));
  if (problem) throw validationError({ hsn_code: problem });
}

/** Returns the parts of a combo by record. */
async function checkReferences(
  tx: Tx,
  brandId: string,
  draft: SkuDraft,
  ownId = '',
): Promise<SkuDraft['combo_products']> {
  const twin = await matching(tx, brandId, {})
    .select('id')
    .where('sku_id', '=', draft.sku_id)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (twin !== undefined)
    throw conflict(`SKU ${draft.sku_id} already exists. Enter a different code.`, {
      sku_id: 'Another SKU has this code. Enter a different code.',
    });
  if (draft.box_id !== null && draft.box_id !== '') {
    const box = await tx
      .selectFrom('boxes')
      .select('id')
      .where('brand_id', '=', brandId)
      .where('id', '=', draft.box_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (box === undefined) throw validationError({ box_id: 'Box not found. Choose one of your boxes.' });
  }
  return resolveComboProducts(tx, brandId, draft, ownId);
}

/** The counts above the list. */
export async function skuAnalytics(db: Db, brandId: string) {
  const counts = await db
    .selectFrom('skus')
    .where('brand_id', '=', brandId)
    .where('removed_at', 'is', null)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where is_active)`.as('active'),
      sql<number>`count(*) filter (where not is_active)`.as('inactive'),
      sql<number>`count(*) filter (where is_combo)`.as('combos'),
      sql<number>`count(*) filter (where sku_quantity = 0 and not is_combo)`.as('out_of_stock'),
      sql<number>`count(*) filter (where actual_weight <= 0 or sku_length <= 0 or sku_width <= 0 or sku_height <= 0)`.as(
        'without_size',
      ),
      sql<number>`count(*) filter (where box_id is null)`.as('without_box'),
      sql<number>`count(*) filter (where freeze_weight)`.as('weight_frozen'),
    ])
    .executeTakeFirstOrThrow();
  return counts;
}
