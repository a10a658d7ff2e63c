import { sql } from 'kysely';
import type { InsertObject, Kysely, Selectable } from 'kysely';
import { VersionConflict, notFound } from '../../base/errors.ts';
import { appendEvent } from './events.ts';
import type { ChangeContext } from './events.ts';
import { newId } from '../../base/ids.ts';
import type { NullableTimestamp, Timestamp, VersionColumns } from './columns.ts';
import type { Database, Db, Tx } from './schema.ts';

/** Tables of records that are edited whole and keep deleted rows for the orders that refer to them. */
export type RecordTable = 'skus' | 'boxes' | 'warehouses';

interface RecordColumns extends VersionColumns {
  brand_id: string;
  id: string;
  created_at: Timestamp;
  removed_at: NullableTimestamp;
}

/** Columns that a caller writes: the record's own. */
type OwnColumns<T extends RecordTable> = Omit<InsertObject<Database, T>, keyof RecordColumns>;

interface RecordKind<T extends RecordTable, Entity> {
  table: T;
  /** Of its ids. */
  prefix: 'sku' | 'box' | 'whs';
  /** Of its events: `warehouse` for `warehouse.updated`. */
  event: string;
  /** As in "There is no such warehouse." */
  noun: string;
  /** Returns the record as GET returns it. */
  serialize: (row: Selectable<Database[T]>) => Entity;
}

/** A change, with what its event tells beside the id. */
export interface Change {
  author: ChangeContext;
  now: Date;
  data?: Record<string, unknown>;
}

/** Reads and writes one kind of record. Each write appends an event in the same transaction. */
export interface Records<T extends RecordTable, Entity> {
  find(db: Db | Tx, brand_id: string, id: string): Promise<Entity | undefined>;
  /** @throws ApiError 404, also for a record of another brand and a removed one. */
  get: (db: Db | Tx, brand_id: string, id: string) => Promise<Entity>;
  /**
   * Loads a record with `SELECT … FOR UPDATE`, before it is updated or removed.
   * @throws ApiError 404
   * @throws VersionConflict where `author.ifMatch` is not its version
   */
  lock(tx: Tx, author: ChangeContext, id: string): Promise<Entity>;
  create(tx: Tx, columns: OwnColumns<T>, change: Change): Promise<Entity>;
  /** Replaces the columns of a locked record; its version increases. */
  update(tx: Tx, id: string, columns: OwnColumns<T>, change: Change): Promise<Entity>;
  /** Marks a locked record as removed. */
  remove(tx: Tx, id: string, change: Change, columns?: Partial<OwnColumns<T>>): Promise<void>;
}

/** The tables by their shared columns; the types above check the columns of each table. */
const shared = (db: Db | Tx) => db as unknown as Kysely<Record<RecordTable, RecordColumns>>;

export function defineRecords<T extends RecordTable, Entity extends { version: number }>({
  table,
  prefix,
  event,
  noun,
  serialize: serializeRow,
}: RecordKind<T, Entity>): Records<T, Entity> {
  const serialize = (row: Selectable<RecordColumns>) =>
    serializeRow(row as unknown as Selectable<Database[T]>);
  const live = (db: Db | Tx, brand_id: string, id: string) =>
    shared(db)
      .selectFrom<RecordTable>(table)
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .where('removed_at', 'is', null);
  const record = (tx: Tx, verb: string, id: string, { author, now, data }: Change) =>
    appendEvent(tx, {
      brand_id: author.brand_id,
      actor: author.actor,
      kind: `${event}.${verb}`,
      data: { id, ...data },
      at: now,
    });
  const write = (tx: Tx, id: string, columns: object, { author, now }: Change) =>
    shared(tx)
      .updateTable<RecordTable>(table)
      .set({ ...columns, ...nextVersion(author, now) })
      .where('brand_id', '=', author.brand_id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();

  const find = async (db: Db | Tx, brand_id: string, id: string) => {
    const row = await live(db, brand_id, id).executeTakeFirst();
    return row && serialize(row);
  };
  return {
    find,
    async get(db, brand_id, id) {
      const found = await find(db, brand_id, id);
      if (found === undefined) throw notFound(noun);
      return found;
    },
    async lock(tx, author, id) {
      const row = await live(tx, author.brand_id, id).forUpdate().executeTakeFirst();
      if (row === undefined) throw notFound(noun);
      const current = serialize(row);
      assertVersion(row, author, current);
      return current;
    },
    async create(tx, columns, change) {
      const { author, now } = change;
      const id = newId(prefix, now.getTime());
      const row = await shared(tx)
        .insertInto<RecordTable>(table)
        .values({
          ...columns,
          brand_id: author.brand_id,
          id,
          updated_by: author.actor.name ?? '',
          created_at: now,
          updated_at: now,
          removed_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await record(tx, 'added', id, change);
      return serialize(row);
    },
    async update(tx, id, columns, change) {
      const row = await write(tx, id, columns, change);
      await record(tx, 'updated', id, change);
      return serialize(row);
    },
    async remove(tx, id, change, columns = {}) {
      await write(tx, id, { ...columns, removed_at: change.now }, change);
      await record(tx, 'removed', id, change);
    },
  };
}

/** The columns that every update of a versioned row sets. */
export function nextVersion({ actor }: ChangeContext, now: Date) {
  return { version: sql<number>`version + 1`, updated_at: now, updated_by: actor.name ?? '' };
}

/**
 * @param stored a locked row
 * @param current the record as GET returns it
 * @throws VersionConflict where the caller based its change on another version
 */
export function assertVersion(
  stored: Pick<Selectable<VersionColumns>, 'version' | 'updated_at' | 'updated_by'>,
  { ifMatch }: Pick<ChangeContext, 'ifMatch'>,
  current: unknown,
): void {
  if (ifMatch === undefined || ifMatch === stored.version) return;
  throw new VersionConflict({ current, changedBy: stored.updated_by, changedAt: stored.updated_at });
}

interface RequiredVersion {
  /** As in "There is no such purchase order." */
  noun: string;
  ifMatch: number | undefined;
  /** The data as GET returns it, of another version. */
  load: () => Promise<object>;
}

/** Returns a locked row. @throws ApiError 404 without one @throws VersionConflict where the caller knows another version */
export async function requireVersion<
  Row extends Pick<Selectable<VersionColumns>, 'version' | 'updated_at' | 'updated_by'>,
>(row: Row | undefined, { noun, ifMatch, load }: RequiredVersion): Promise<Row> {
  if (!row) throw notFound(noun);
  if (ifMatch !== undefined && ifMatch !== row.version)
    assertVersion(row, { ifMatch }, { data: await load() });
  return row;
}
