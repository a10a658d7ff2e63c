import type { SavedView, SavedViewChange, SavedViewDraft } from '@khep/api';
import type { Selectable } from 'kysely';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { VersionConflict, conflict, notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { ViewTables } from './tables.ts';

/** More would not fit in the menu that they are chosen from. */
const maxViews = 50;

function serializeView(row: Selectable<ViewTables['saved_views']>): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    view: row.view,
    version: row.version,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists the saved views of one list, by name. */
export async function listViews(db: Db, brand_id: string, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('list', '=', list)
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .limit(maxViews)
    .execute();
  return rows.map(serializeView);
}

/** @throws ApiError 409 on the field `name` where another view of the list has the name. */
async function assertNameFree(tx: Tx, brand_id: string, list: string, name: string, own = ''): Promise<void> {
  const taken = await tx
    .selectFrom('saved_views')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('list', '=', list)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .where('id', '<>', own)
    .executeTakeFirst();
  if (taken)
    throw conflict(`A view named ${name} already exists. Enter a different name.`, {
      name: `A view named ${name} already exists. Enter a different name.`,
    });
}

interface ViewAuthor {
  brand_id: string;
  /** The user's name. */
  name: string;
  now: Date;
}

/** Saves a new view of a list. @throws ApiError 409 where the name is used or the list has 50 views. */
export async function createView(tx: Tx, draft: SavedViewDraft, author: ViewAuthor): Promise<SavedView> {
  const { brand_id, now } = author;
  await assertNameFree(tx, brand_id, draft.list, draft.name);
  const { count } = await tx
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('brand_id', '=', brand_id)
    .where('list', '=', draft.list)
    .executeTakeFirstOrThrow();
  if (count >= maxViews)
    throw conflict(`This list has ${maxViews} saved views. Delete one before you save another.`);
  const row = await tx
    .insertInto('saved_views')
    .values({
      brand_id,
      id: newId('viw', now.getTime()),
      list: draft.list,
      name: draft.name,
      view: json(draft.view),
      created_by: author.name,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return serializeView(row);
}

/** Renames a view or replaces what it shows. @throws ApiError 404, or 409 where the name is used @throws VersionConflict */
export async function updateView(
  tx: Tx,
  id: string,
  change: SavedViewChange,
  { brand_id, now, ifMatch }: Pick<ViewAuthor, 'brand_id' | 'now'> & { ifMatch: number | undefined },
): Promise<SavedView> {
  const before = await tx
    .selectFrom('saved_views')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound('view');
  // Who saved a view last is not stored.
  if (ifMatch !== undefined && ifMatch !== before.version)
    throw new VersionConflict({
      current: serializeView(before),
      changedBy: '',
      changedAt: before.updated_at,
    });
  await assertNameFree(tx, brand_id, before.list, change.name, id);
  const row = await tx
    .updateTable('saved_views')
    .set((eb) => ({
      name: change.name,
      view: json(change.view),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return serializeView(row);
}

/** Deletes a view for everyone in the brand. @throws ApiError 404 */
export async function deleteView(tx: Tx, brand_id: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_views')
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound('view');
}
