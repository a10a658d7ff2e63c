import type { InsertObject, Insertable, Kysely } from 'kysely';
import type { Tx } from '../db/schema.ts';
import type { NullableTimestamp, Timestamp } from '../db/columns.ts';
import { appendEvent } from '../events.ts';
import type { ChangeContext } from '../events.ts';
import { newId } from '../ids.ts';
import type { CatalogueTables } from './tables.ts';

type Table = 'skus' | 'boxes' | 'warehouses';

/** Columns of every catalogue record. A deleted record remains for orders that have it. */
interface Common {
  brand_id: string;
  id: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  removed_at: NullableTimestamp;
}

/** Columns specific to a record. */
type ColumnsOf<T extends Table> = Omit<InsertObject<CatalogueTables, T>, keyof Common>;

/** A kind of record: its table and the prefixes of its ids and events. */
export interface RecordKind<T extends Table> {
  table: T;
  prefix: 'sku' | 'box' | 'whs';
  event: 'sku' | 'box' | 'warehouse';
}

/** Who changes a record and when, and the event's data beside the id. */
export interface Change {
  author: ChangeContext;
  data: Record<string, unknown>;
  now: Date;
}

/** Tables by their common columns; other columns were validated on input. */
const shared = (tx: Tx) => tx as unknown as Kysely<Record<Table, Common>>;

/** Creates a record and returns its id. */
export async function addRecord<T extends Table>(
  tx: Tx,
  kind: RecordKind<T>,
  columns: ColumnsOf<T>,
  change: Change,
): Promise<string> {
  const { author, now } = change;
  const id = newId(kind.prefix, now.getTime());
  const record = { brand_id: author.brand_id, id, created_at: now, updated_at: now, removed_at: null };
  await shared(tx)
    .insertInto<Table>(kind.table)
    .values({ ...columns, ...record })
    .execute();
  await tell(tx, `${kind.event}.added`, id, change);
  return id;
}

/** Updates a record's columns. */
export async function changeRecord<T extends Table>(
  tx: Tx,
  kind: RecordKind<T>,
  id: string,
  columns: ColumnsOf<T>,
  change: Change,
): Promise<void> {
  await write(tx, kind, id, { ...columns, updated_at: change.now }, change);
  await tell(tx, `${kind.event}.updated`, id, change);
}

/** Deletes a record, with further data for its event. */
export async function removeRecord<T extends Table>(
  tx: Tx,
  kind: RecordKind<T>,
  id: string,
  change: Change,
  columns: Partial<ColumnsOf<T>> = {},
): Promise<void> {
  const { now } = change;
  await write(tx, kind, id, { ...columns, removed_at: now, updated_at: now }, change);
  await tell(tx, `${kind.event}.removed`, id, change);
}

async function write<T extends Table>(
  tx: Tx,
  { table }: RecordKind<T>,
  id: string,
  columns: Partial<Insertable<Common>>,
  { author }: Change,
): Promise<void> {
  await shared(tx)
    .updateTable<Table>(table)
    .set(columns)
    .where('brand_id', '=', author.brand_id)
    .where('id', '=', id)
    .execute();
}

function tell(tx: Tx, kind: string, id: string, { author, data, now }: Change): Promise<string> {
  return appendEvent(tx, { ...author, kind, data: { id, ...data }, at: now });
}
