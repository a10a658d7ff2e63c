import type { SavedMapping, SavedMappingDraft } from '@khep/api';
import type { ImportType } from '@khep/domain/mapping';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Actor } from '../../base/actor.ts';
import { assertVersion } from '../../platform/db/records.ts';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import type { ApiError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import { importFields } from './importFields.ts';
import type { MappingTables } from './tables.ts';

const maxMappings = 500;
type MappingRow = Selectable<MappingTables['column_mappings']>;

/** Headings in the sequence of the import's fields: the database sorts the names of a JSON object by length. */
const inFormSequence = ({ type, mapping }: Pick<MappingRow, 'type' | 'mapping'>): Record<string, string> =>
  Object.fromEntries(
    importFields(type).flatMap(({ name }) => {
      const heading = mapping[name];
      return heading === undefined ? [] : [[name, heading]];
    }),
  );

function serializeMapping(row: MappingRow): SavedMapping {
  return {
    id: row.id,
    type: row.type,
    source: row.source,
    mapping: inFormSequence(row),
    uses: row.uses,
    used_at: row.used_at?.toISOString() ?? null,
    version: row.version,
    updated_by: row.updated_by,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists the saved mappings of a brand, by type and source. */
export async function listMappings(db: Db, brand_id: string): Promise<SavedMapping[]> {
  const rows = await db
    .selectFrom('column_mappings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('type')
    .orderBy((eb) => eb.fn<string>('lower', ['source']))
    .limit(maxMappings)
    .execute();
  return rows.map(serializeMapping);
}

export interface MappingAuthor {
  brand_id: string;
  actor: Actor;
  now: Date;
  /** The version that the change is based on; 0 if there was none. */
  ifMatch?: number | undefined;
}

function sourceTaken(source: string): ApiError {
  const problem = `${source} has a mapping for these files already. Change that one.`;
  return validationError({ source: problem }, problem);
}

/** @throws VersionConflict where the mapping has another version, ApiError 422 where a new one has a source that is taken */
async function assertMappingVersion(
  tx: Tx,
  { type, source }: SavedMappingDraft,
  { brand_id, ifMatch }: MappingAuthor,
): Promise<void> {
  if (ifMatch === undefined) return;
  const stored = await tx
    .selectFrom('column_mappings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('type', '=', type)
    .where(sql<string>`lower(source)`, '=', source.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) {
    if (ifMatch > 0) throw notFound('mapping');
  } else if (ifMatch === 0) throw sourceTaken(stored.source);
  else assertVersion(stored, { ifMatch }, serializeMapping(stored));
}

/**
 * Saves the mapping of a type and source, replacing an earlier one.
 * @throws VersionConflict where that has another version than `author.ifMatch`, ApiError 409 above 500 mappings
 */
export async function saveMapping(
  tx: Tx,
  draft: SavedMappingDraft,
  author: MappingAuthor,
): Promise<SavedMapping> {
  const { type, source } = draft;
  const known = new Set(importFields(type).map(({ name }) => name));
  const mapping = Object.fromEntries(
    Object.entries(draft.mapping).filter(([name, heading]) => known.has(name) && heading !== ''),
  );
  if (Object.keys(mapping).length === 0) throw validationError({ mapping: 'Match at least one column' });
  const { brand_id, actor, now } = author;
  await assertMappingVersion(tx, draft, author);
  const { count } = await tx
    .selectFrom('column_mappings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('brand_id', '=', brand_id)
    .executeTakeFirstOrThrow();
  if (count >= maxMappings)
    throw conflict(`There are ${maxMappings} saved mappings. Delete one in Settings > Data mapper first.`);
  const row = await tx
    .insertInto('column_mappings')
    .values({
      brand_id,
      id: newId('map', now.getTime()),
      type,
      source,
      mapping: json(mapping),
      used_at: null,
      updated_by: actor.name ?? '',
      created_at: now,
      updated_at: now,
    })
    .onConflict((at) => {
      const taken = at.expression(sql`brand_id, type, lower(source)`);
      // Two who add a mapping of one source at the same time: the second is told.
      if (author.ifMatch === 0) return taken.doNothing();
      return taken.doUpdateSet({
        source,
        mapping: json(mapping),
        version: sql<number>`column_mappings.version + 1`,
        updated_by: actor.name ?? '',
        updated_at: now,
      });
    })
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw sourceTaken(source);
  await appendEvent(tx, { brand_id, kind: 'mapping.saved', actor, data: { type, source, mapping }, at: now });
  return serializeMapping(row);
}

/** Deletes a mapping. @throws ApiError 404 */
export async function deleteMapping(
  tx: Tx,
  id: string,
  { brand_id, actor, now }: MappingAuthor,
): Promise<void> {
  const deleted = await tx
    .deleteFrom('column_mappings')
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .returning(['type', 'source', 'mapping'])
    .executeTakeFirst();
  if (!deleted) throw notFound('mapping');
  await appendEvent(tx, { brand_id, kind: 'mapping.deleted', actor, data: deleted, at: now });
}

/** Lists the saved mappings that may recognize a file of a type: those of its source, or all where it isn't known. */
export async function listUsableMappings(
  db: Db,
  brand_id: string,
  type: ImportType,
  source: string | undefined,
): Promise<SavedMapping[]> {
  const rows = await db
    .selectFrom('column_mappings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('type', '=', type)
    .$if(source !== undefined, (query) =>
      query.where(sql<string>`lower(source)`, '=', source?.toLowerCase() ?? ''),
    )
    .limit(maxMappings)
    .execute();
  return rows.map(serializeMapping);
}

/** Counts a file that a mapping has recognized. */
export async function recordMappingUse(db: Db, brand_id: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('column_mappings')
    .set((eb) => ({ uses: eb('uses', '+', 1), used_at: now }))
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .execute();
}
