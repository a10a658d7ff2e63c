import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../../start/config.ts';
import { CopyingClient } from './copyingClient.ts';
import { parsers } from './parsers.ts';
import { RetryingDb } from './retryingDb.ts';
import { checkDirectory } from './pglite/checkDirectory.ts';
import { createRoomCheck } from './pglite/diskRoom.ts';
import { HighWater } from './pglite/highWater.ts';
import { PgliteClient } from './pglite/client.ts';
import { pgliteDialect, script, statement } from './pglite/dialect.ts';
import { lockDirectory } from './pglite/lock.ts';
import type { Database, Db } from './schema.ts';

export type { Database, Db, Tx } from './schema.ts';

/** An open database. */
export interface OpenDatabase {
  db: Db;
  kind: 'pglite' | 'postgres';
  /**
   * Runs SQL of the queue library, with several statements if there are no values. Outside our transactions.
   */
  executeSql(text: string, values: readonly unknown[]): Promise<SqlRows>;
  /** The embedded database as it is between two statements: everything that was acknowledged is in it. */
  snapshot?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

interface SqlRows {
  // As in the queue's interface.
  // oxlint-disable-next-line typescript/no-explicit-any
  rows: any[];
}

/** DATABASE_URL can't be reached or rejects us; see the cause. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** Called after failed maintenance; the database continues. */
type OnTrouble = (error: unknown) => void;

/** No page waits longer. Migrations have no limit. */
const statementTimeoutMs = 60_000;
const vacuumEveryMs = 15 * 60_000;
const checkpointEveryMs = 5 * 60_000;
const roomEveryMs = 500;
const highWaterEveryMs = 1000;

/** Opens PostgreSQL if DATABASE_URL is set, else PGlite in the data directory. */
export function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'KHEP_DATA'>,
  onTrouble: OnTrouble = () => undefined,
): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) return openPostgres(config.DATABASE_URL);
  return openPglite(join(config.KHEP_DATA, 'database'), onTrouble);
}

/** PostgreSQL through a pool; `schema` sets the search path, which isolates tests. */
export async function openPostgres(url: string, schema?: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    Client: CopyingClient,
    max: 10,
    // A request that needs a second connection inside its transaction gets an error instead of a deadlock.
    connectionTimeoutMillis: 60_000,
    // A suspended process must not block others for longer with an open transaction.
    options: [
      // No statement is long enough to be worth compiling, and the planner believes it of some.
      `-c jit=off -c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c statement_timeout=${statementTimeoutMs}`,
      schema === undefined ? '' : `-c search_path=${schema}`,
    ]
      .join(' ')
      .trim(),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the driver passes any type's number
        parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks is replaced by the pool; its query reports the error. Without a listener, on idle and on
  // busy connections, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const db = new RetryingDb<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new DatabaseUnreachable('PostgreSQL at DATABASE_URL did not respond', { cause: error });
  }
  return {
    db,
    kind: 'postgres',
    async executeSql(text, values) {
      // For several statements the driver returns several results.
      const results = [await pool.query(text, [...values])].flat();
      return { rows: results.flatMap(({ rows }) => rows ?? []) };
    },
    close: () => db.destroy(),
  };
}

/** PGlite in memory. */
export function pgliteInMemory(client: PgliteClient): OpenDatabase {
  const db = new RetryingDb<Database>({ dialect: pgliteDialect(client) });
  return {
    db,
    kind: 'pglite',
    executeSql: inTurn(db),
    snapshot: () => client.snapshot(),
    close: () => closeBoth(db, client),
  };
}

interface PgliteOptions {
  /** A file with the snapshot that an empty directory begins with. */
  copyOf?: string;
  /** Whether the disk can be written. @default measured */
  hasRoom?: () => boolean;
}

/** PGlite in a directory with an exclusive lock and verified fsync; in memory without a directory (tests). */
export async function openPglite(
  directory?: string,
  onTrouble: OnTrouble = () => undefined,
  { copyOf, hasRoom }: PgliteOptions = {},
): Promise<OpenDatabase> {
  if (directory === undefined) return pgliteInMemory(await PgliteClient.start({}));
  // PGlite makes its files world-readable, so restrict the directory first.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const lock = await lockDirectory(directory);
  try {
    const created = checkDirectory(directory);
    const client = await PgliteClient.start(copyOf === undefined ? { directory } : { directory, copyOf });
    const db = new RetryingDb<Database>({ dialect: pgliteDialect(client) });
    const highWater = new HighWater(directory);
    try {
      await highWater.check(db);
      await proveFsync(client);
    } catch (error) {
      await closeBoth(db, client);
      throw error;
    }
    created();
    const record = () => highWater.record(db, new Date());
    await record();
    const checkRoom = createRoomSwitch(db, hasRoom ?? createRoomCheck(directory), onTrouble);
    await checkRoom();
    const timers = [
      every(roomEveryMs, checkRoom, onTrouble),
      every(highWaterEveryMs, record, onTrouble),
      every(vacuumEveryMs, () => sql`vacuum (analyze)`.execute(db), onTrouble),
      every(checkpointEveryMs, () => sql`checkpoint`.execute(db), onTrouble),
    ];
    return {
      db,
      kind: 'pglite',
      executeSql: inTurn(db),
      snapshot: () => client.snapshot(),
      async close() {
        timers.forEach(clearInterval);
        await closeBoth(db, client);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Waits for the only connection, and rolls back an open transaction after an error. */
function inTurn(db: Db): OpenDatabase['executeSql'] {
  return (text, values) =>
    db.connection().execute(async (connection) => {
      try {
        const { rows } = await connection.executeQuery(
          values.length > 0 ? statement(text, values) : script(text),
        );
        return { rows };
      } catch (error) {
        await connection.executeQuery(statement('rollback', []));
        throw error;
      }
    });
}

/** Kysely closes only what it has used: always end the thread. */
async function closeBoth(db: Db, client: PgliteClient): Promise<void> {
  await db.destroy();
  await client.close();
}

async function proveFsync(client: PgliteClient): Promise<void> {
  const { rows } = await client.proveFsync();
  const proof = rows[0] as { fsync: string; syncs: number } | undefined;
  if (proof?.fsync !== 'on' || proof.syncs < 1) {
    throw new Error(
      'The embedded database does not sync commits to disk and would lose orders in a crash. It was not started.',
    );
  }
}

/**
 * Returns what makes the database read-only while its disk has no room, and writable again when it has. A transaction that has
 * begun goes on: the room kept free is for it.
 */
function createRoomSwitch(db: Db, hasRoom: () => boolean, onTrouble: OnTrouble): () => Promise<void> {
  let isReadOnly = false;
  return async () => {
    const isFull = !hasRoom();
    if (isFull === isReadOnly) return;
    await sql.raw(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`).execute(db);
    isReadOnly = isFull;
    onTrouble(
      new Error(
        isFull
          ? 'The disk of the database is full or read-only: Khep reads, and saves nothing until there is room'
          : 'The disk of the database has room again: Khep saves',
      ),
    );
  };
}

/**
 * PGlite has no background workers: its upkeep runs on a timer. A round that still waits for the only connection is not
 * joined by another.
 */
function every(ms: number, work: () => Promise<unknown>, onTrouble: OnTrouble): NodeJS.Timeout {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    work()
      .catch(onTrouble)
      .finally(() => (isRunning = false));
  }, ms);
  timer.unref();
  return timer;
}
