import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import type { Box, BoxDraft, TemporaryBox } from '@khep/api';
import type { z } from 'zod';
import { likePattern, queryPage } from '../../platform/db/pagination.ts';
import type { PageFilter, SortColumns } from '../../platform/db/pagination.ts';
import { defineRecords } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import type { BoxesTable } from './tables.ts';

type BoxRow = Selectable<BoxesTable>;

/** Returns a row as the API does: in rupees, without internal columns. */
function serializeBox(row: BoxRow): Box {
  const {
    brand_id: _brand,
    search_text: _search,
    removed_at: _removed,
    updated_by: _editor,
    box_cost_paise,
    more_images,
    created_at,
    updated_at,
    ...fields
  } = row;
  return {
    ...fields,
    box_image: fields.box_image ?? '',
    box_images: fields.box_image === null ? [] : [fields.box_image, ...more_images],
    box_cost: paiseToRupees(box_cost_paise),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

const records = defineRecords({
  table: 'boxes',
  prefix: 'box',
  event: 'box',
  noun: 'box',
  serialize: serializeBox,
});

function columns({ box_cost, box_images, ...draft }: BoxDraft) {
  return {
    ...draft,
    box_cost_paise: rupeesToPaise(box_cost),
    box_image: box_images[0] ?? null,
    more_images: json(box_images.slice(1)),
    search_text: `${draft.package_id} ${draft.name}`.toLowerCase(),
  };
}

export interface BoxFilter extends PageFilter {
  search?: string;
}

const sortable: SortColumns = {
  created_at: { column: 'created_at', holds: 'moment' },
  updated_at: { column: 'updated_at', holds: 'moment' },
  package_id: { column: 'package_id', holds: 'text' },
  name: { column: 'name', holds: 'text' },
  length: { column: 'length', holds: 'number' },
  weight_capacity: { column: 'weight_capacity', holds: 'number' },
};

function kept(db: Db | Tx, brandId: string) {
  return db.selectFrom('boxes').where('brand_id', '=', brandId).where('removed_at', 'is', null);
}

function matching(db: Db | Tx, brandId: string, filter: BoxFilter) {
  const query = kept(db, brandId).where('is_temporary', '=', false);
  return filter.search === undefined || filter.search.trim() === ''
    ? query
    : query.where('search_text', 'like', likePattern(filter.search));
}

/** A page of box sizes, with their total. */
export async function listBoxes(db: Db, brandId: string, filter: BoxFilter) {
  const { rows, ...page } = await queryPage(db, matching(db, brandId, filter).selectAll(), sortable, filter);
  return { boxes: rows.map(serializeBox), ...page };
}

/** Boxes for pickers and packing, smallest first; without those that aren't offered there. */
export async function allBoxes(db: Db | Tx, brandId: string): Promise<Box[]> {
  const rows = await matching(db, brandId, {})
    .selectAll()
    .where('visibility', '<>', 0)
    .orderBy(sql`length * width * height`)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(serializeBox);
}

/** One box, temporary ones too. @throws ApiError 404, also for a box of another brand and a removed one. */
export const getBox = records.get;

/** Finds a box by its code. */
export async function boxByCode(tx: Tx, brandId: string, package_id: string): Promise<Box | undefined> {
  const row = await kept(tx, brandId).selectAll().where('package_id', '=', package_id).executeTakeFirst();
  return row && serializeBox(row);
}

/** Creates a box size. Its code is unique in the brand. */
export async function addBox(tx: Tx, author: ChangeContext, draft: BoxDraft, now: Date): Promise<Box> {
  const package_id = draft.package_id === '' ? await freeCode(tx, author.brand_id, draft) : draft.package_id;
  await checkCode(tx, author.brand_id, package_id);
  return insertBox(tx, author, { ...draft, package_id }, false, now);
}

/** Creates a box for one order: not listed in the catalogue, but packed and printed like others. */
export function addTemporaryBox(
  tx: Tx,
  author: ChangeContext,
  box: z.output<typeof TemporaryBox>,
  now: Date,
): Promise<Box> {
  const draft = {
    ...box,
    type: 1,
    package_id: newId('tmp', now.getTime()),
    box_color: '',
    box_image: '',
    box_images: [],
    visibility: 0,
    box_cost: 0,
    empty_weight: 0,
    outer_length: null,
    outer_width: null,
    outer_height: null,
  };
  return insertBox(tx, author, draft, true, now);
}

async function insertBox(
  tx: Tx,
  author: ChangeContext,
  draft: BoxDraft,
  is_temporary: boolean,
  now: Date,
): Promise<Box> {
  const data = { package_id: draft.package_id, is_temporary };
  return records.create(tx, { ...columns(draft), is_temporary }, { author, data, now });
}

/** Updates a box. */
export async function updateBox(
  tx: Tx,
  author: ChangeContext,
  id: string,
  draft: BoxDraft,
  now: Date,
): Promise<Box> {
  const before = await records.lock(tx, author, id);
  const package_id = draft.package_id === '' ? before.package_id : draft.package_id;
  await checkCode(tx, author.brand_id, package_id, id);
  return records.update(tx, id, columns({ ...draft, package_id }), { author, data: { package_id }, now });
}

/** Deletes a box size, unless a SKU is always packed in it. */
export async function removeBox(tx: Tx, author: ChangeContext, id: string, now: Date): Promise<void> {
  const box = await records.lock(tx, author, id);
  const user = await tx
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', author.brand_id)
    .where('box_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (user !== undefined)
    throw conflict(`${user.sku_id} is always packed in ${box.name}. Choose another box for that SKU first.`);
  await records.remove(tx, id, { author, data: { package_id: box.package_id }, now });
}

/** Generates a code from the dimensions, with a number if it is taken. */
async function freeCode(tx: Tx, brandId: string, draft: BoxDraft): Promise<string> {
  const base = `${draft.length}x${draft.width}x${draft.height}`;
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}-${number}`;
    const used = await kept(tx, brandId).select('id').where('package_id', '=', code).executeTakeFirst();
    if (used === undefined) return code;
  }
}

async function checkCode(tx: Tx, brandId: string, packageId: string, ownId = ''): Promise<void> {
  const twin = await kept(tx, brandId)
    .select('id')
    .where('package_id', '=', packageId)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (twin !== undefined)
    throw conflict(`Box ${packageId} already exists. Enter a different code.`, {
      package_id: 'Another box has this code. Enter a different code.',
    });
}
