import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Sku, SkuDraft } from '@khep/api';
import { gstRateProblem } from '@khep/domain/tax';
import { maxCount, likePattern, queryPage } from '../db/pagination.ts';
import type { PageFilter, SortColumns } from '../db/pagination.ts';
import { defineRecords } from '../db/records.ts';
import { json } from '../db/schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { conflict, validationError } from '../errors.ts';
import type { ChangeContext } from '../events.ts';
import { istDay } from '../orders/days.ts';
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

function columns(draft: SkuDraft) {
  const { unit_price, combo_products, additional_info, box_id, ...fields } = draft;
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
  return { skus: rows.map(serializeSku), ...page };
}

/** Active SKUs for pickers, by name. */
export async function allSkus(db: Db, brandId: string): Promise<Sku[]> {
  const rows = await matching(db, brandId, { is_active: true })
    .selectAll()
    .orderBy('sku_name')
    .limit(maxCount)
    .execute();
  return rows.map(serializeSku);
}

/** @throws ApiError 404, also for a SKU of another brand and a removed one. */
export const getSku = records.get;

/** Finds a SKU by its code. */
export async function skuByCode(tx: Tx, brandId: string, sku_id: string): Promise<Sku | undefined> {
  const row = await matching(tx, brandId, {}).selectAll().where('sku_id', '=', sku_id).executeTakeFirst();
  return row && serializeSku(row);
}

/** Creates a SKU. Its code is unique in the brand. */
export async function addSku(tx: Tx, author: ChangeContext, draft: SkuDraft, now: Date): Promise<Sku> {
  checkRate(draft, now);
  await checkReferences(tx, author.brand_id, draft);
  return records.create(tx, columns(draft), { author, data: { sku_id: draft.sku_id }, now });
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
  await checkReferences(tx, author.brand_id, draft, id);
  const data = { sku_id: draft.sku_id, before_sku_id: before.sku_id };
  return records.update(tx, id, columns(draft), { author, data, now });
}

/** Deletes a SKU. Existing orders keep it. */
export async function removeSku(tx: Tx, author: ChangeContext, id: string, now: Date): Promise<void> {
  const sku = await records.lock(tx, author, id);
  const parent = await matching(tx, author.brand_id, { is_combo: true })
    .select('sku_id')
    .where(sql<boolean>`combo_products @> ${json([{ sku_id: sku.sku_id }])}`)
    .executeTakeFirst();
  if (parent !== undefined)
    throw conflict(`${sku.sku_id} is part of the combo ${parent.sku_id}. Remove it from the combo first.`);
  await records.remove(tx, id, { author, data: { sku_id: sku.sku_id }, now });
}

/** The GST rate must be valid today, because the next invoice uses it. */
function checkRate({ gst }: SkuDraft, now: Date): void {
  const problem = gstRateProblem(gst, istDay(now));
  if (problem) throw validationError({ gst: problem });
}

async function checkReferences(tx: Tx, brandId: string, draft: SkuDraft, ownId = ''): Promise<void> {
  const twin = await matching(tx, brandId, {})
    .select('id')
    .where('sku_id', '=', draft.sku_id)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (twin !== undefined)
    throw conflict(`SKU ${draft.sku_id} already exists.`, {
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
  const parts = [...new Set(draft.is_combo ? draft.combo_products.map((part) => part.sku_id) : [])];
  if (parts.length === 0) return;
  const found = await matching(tx, brandId, {})
    .select(['sku_id', 'id', 'is_combo'])
    .where((where) => where.or([where('sku_id', 'in', parts), where('id', 'in', parts)]))
    .execute();
  draft.combo_products.forEach((part, index) => {
    const sku = found.find((one) => one.sku_id === part.sku_id || one.id === part.sku_id);
    if (sku === undefined)
      throw validationError({ [`combo_products.${index}.sku_id`]: `SKU ${part.sku_id} not found.` });
    if (sku.is_combo || sku.id === ownId)
      throw validationError({
        [`combo_products.${index}.sku_id`]: "A combo can't contain combos.",
      });
  });
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
