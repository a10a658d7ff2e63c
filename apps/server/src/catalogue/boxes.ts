import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import type { Box, BoxDraft, TemporaryBox } from '@khep/api';
import type { z } from 'zod';
import { cappedCount, countCap, likePattern, readSorting } from '../db/listing.ts';
import type { Db, Tx } from '../db/schema.ts';
import { conflict, notFound } from '../errors.ts';
import { appendEvent } from '../events.ts';
import type { Author } from '../events.ts';
import { newId } from '../ids.ts';
import type { BoxesTable } from './tables.ts';

type BoxRow = Selectable<BoxesTable>;

/** A row as it stands on the wire. */
function wireBox(row: BoxRow): Box {
  const {
    brand_id: _brand,
    search_text: _search,
    removed_at: _removed,
    box_cost_paise,
    created_at,
    updated_at,
    ...fields
  } = row;
  return {
    ...fields,
    box_image: fields.box_image ?? '',
    box_cost: paiseToRupees(box_cost_paise),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

function columns({ box_cost, ...draft }: BoxDraft) {
  return {
    ...draft,
    box_cost_paise: rupeesToPaise(box_cost),
    box_image: draft.box_image === '' ? null : draft.box_image,
    search_text: `${draft.package_id} ${draft.name}`.toLowerCase(),
  };
}

export interface BoxFilter {
  search?: string;
  page?: number;
  page_size?: number;
  sort?: string;
  after?: string;
}

const sortable = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  package_id: 'package_id',
  name: 'name',
  length: 'length',
  weight_capacity: 'weight_capacity',
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

/** A page of the box sizes, and how many there are. */
export async function listBoxes(db: Db, brandId: string, filter: BoxFilter) {
  const size = filter.page_size ?? 50;
  const sorting = readSorting(sortable, '-created_at', filter.sort, filter.after);
  let query = matching(db, brandId, filter)
    .selectAll()
    .orderBy(sql.ref(sorting.column), sorting.direction)
    .orderBy('id', sorting.direction)
    .limit(size + 1);
  if (sorting.after !== undefined) query = query.where(sorting.after);
  else if (filter.page !== undefined && filter.page > 1)
    query = query.offset(Math.min((filter.page - 1) * size, countCap));
  const rows = await query.execute();
  const counted = await db
    .selectFrom(
      matching(db, brandId, filter)
        .select(sql`1`.as('one'))
        .limit(countCap + 1)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  const count = cappedCount(counted.rows);
  const page = rows.slice(0, size);
  return {
    boxes: page.map(wireBox),
    total_count: count.total,
    total_is_capped: count.total_is_capped,
    next: rows.length > size ? sorting.cursorOf(page.at(-1)!) : null,
  };
}

/** The boxes that pickers and packing use, smallest first. */
export async function allBoxes(db: Db | Tx, brandId: string): Promise<Box[]> {
  const rows = await matching(db, brandId, {})
    .selectAll()
    .orderBy(sql`length * width * height`)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(wireBox);
}

/** One box, temporary ones too; 404 where it is another brand's or removed. */
export async function getBox(db: Db | Tx, brandId: string, id: string): Promise<Box> {
  const row = await kept(db, brandId).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('box');
  return wireBox(row);
}

/** The box of a code, if the brand has one. */
export async function boxByCode(tx: Tx, brandId: string, package_id: string): Promise<Box | undefined> {
  const row = await kept(tx, brandId).selectAll().where('package_id', '=', package_id).executeTakeFirst();
  return row && wireBox(row);
}

/** Adds a box size. Its code is the brand's own, once. */
export async function addBox(tx: Tx, author: Author, draft: BoxDraft, now: Date): Promise<Box> {
  const package_id = draft.package_id === '' ? await freeCode(tx, author.brand_id, draft) : draft.package_id;
  await checkCode(tx, author.brand_id, package_id);
  return insertBox(tx, author, { ...draft, package_id }, false, now);
}

/** A box made for one order: not in the catalogue, but packed and printed like any other. */
export function addTemporaryBox(
  tx: Tx,
  author: Author,
  box: z.output<typeof TemporaryBox>,
  now: Date,
): Promise<Box> {
  const draft = {
    ...box,
    type: 1,
    package_id: newId('tmp', now.getTime()),
    box_color: '',
    box_image: '',
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
  author: Author,
  draft: BoxDraft,
  isTemporary: boolean,
  now: Date,
): Promise<Box> {
  const id = newId('box', now.getTime());
  await tx
    .insertInto('boxes')
    .values({
      ...columns(draft),
      brand_id: author.brand_id,
      id,
      is_temporary: isTemporary,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .execute();
  await appendEvent(tx, {
    brand_id: author.brand_id,
    kind: 'box.added',
    actor: author.actor,
    data: { id, package_id: draft.package_id, is_temporary: isTemporary },
    at: now,
  });
  return getBox(tx, author.brand_id, id);
}

/** Replaces a box's fields. */
export async function updateBox(
  tx: Tx,
  author: Author,
  id: string,
  draft: BoxDraft,
  now: Date,
): Promise<Box> {
  const before = await getBox(tx, author.brand_id, id);
  const package_id = draft.package_id === '' ? before.package_id : draft.package_id;
  await checkCode(tx, author.brand_id, package_id, id);
  await tx
    .updateTable('boxes')
    .set({ ...columns({ ...draft, package_id }), updated_at: now })
    .where('brand_id', '=', author.brand_id)
    .where('id', '=', id)
    .execute();
  await appendEvent(tx, {
    brand_id: author.brand_id,
    kind: 'box.updated',
    actor: author.actor,
    data: { id, package_id },
    at: now,
  });
  return getBox(tx, author.brand_id, id);
}

/** Takes a box size out of the catalogue, unless a SKU always goes in it. */
export async function removeBox(tx: Tx, author: Author, id: string, now: Date): Promise<void> {
  const box = await getBox(tx, author.brand_id, id);
  const user = await tx
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', author.brand_id)
    .where('box_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (user !== undefined)
    throw conflict(`${user.sku_id} always goes in ${box.name}. Give that SKU another box first.`);
  await tx
    .updateTable('boxes')
    .set({ removed_at: now, updated_at: now })
    .where('brand_id', '=', author.brand_id)
    .where('id', '=', id)
    .execute();
  await appendEvent(tx, {
    brand_id: author.brand_id,
    kind: 'box.removed',
    actor: author.actor,
    data: { id, package_id: box.package_id },
    at: now,
  });
}

/** A code for a box that was given none: its sides, and a number where that is taken. */
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
    throw conflict(`There is a box ${packageId} already.`, {
      package_id: 'Another box has this code. Choose a code of its own.',
    });
}
