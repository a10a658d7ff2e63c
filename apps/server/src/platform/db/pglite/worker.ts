/** The database thread. A query blocks its thread, so it must not be the main one. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PGliteOptions } from '@electric-sql/pglite';
import { parsers } from '../parsers.ts';
import { FsyncedFiles, syncs } from './fsyncedFiles.ts';
import { withoutFiles } from './withoutFiles.ts';
import { highWaterName } from './fileNames.ts';
import type { Ask, DatabaseFault, QueryRows, Reply, WorkerSettings } from './messages.ts';

const settings = workerData as WorkerSettings;
const port = parentPort!;

// The defaults without -F, which turns fsync off, and with limits for a small machine.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'shared_buffers=32MB',
    'timezone=UTC',
  ].flatMap((setting) => ['-c', setting]),
];

/** Extensions for the order search. */
const extensions = { pg_trgm, btree_gin };

function options(): PGliteOptions {
  const program = { pgliteWasmModule: settings.program };
  if (settings.directory === undefined)
    return {
      ...program,
      parsers,
      extensions,
      ...copied(),
    };
  return {
    ...program,
    ...copied(),
    fs: new FsyncedFiles(settings.directory),
    startParams,
    parsers,
    extensions,
  };
}

/** The snapshot to begin with. */
function copied(): Pick<PGliteOptions, 'loadDataDir'> {
  return settings.copyOf === undefined
    ? {}
    : { loadDataDir: new Blob([new Uint8Array(readFileSync(settings.copyOf))]) };
}

/** A commit must sync to disk; otherwise the server must not start. */
async function proveFsync(database: PGlite): Promise<QueryRows> {
  const setting = await database.query<{ fsync: string }>('show fsync');
  const before = syncs.count;
  await database.exec(
    'create table if not exists fsync_proof (at timestamptz); insert into fsync_proof values (now()); drop table fsync_proof;',
  );
  return { rows: [{ fsync: setting.rows[0]?.fsync ?? 'off', syncs: syncs.count - before }], affectedRows: 0 };
}

async function answer(database: PGlite, ask: Ask): Promise<QueryRows> {
  switch (ask.kind) {
    case 'query': {
      const result = await database.query<Record<string, unknown>>(ask.sql, ask.parameters);
      return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
    }
    case 'script': {
      const results = await database.exec(ask.sql);
      return {
        rows: results.flatMap((result) => result.rows as Record<string, unknown>[]),
        affectedRows: results.reduce((sum, result) => sum + (result.affectedRows ?? 0), 0),
      };
    }
    case 'copy': {
      // PGlite has no protocol to send rows with: it reads them from a file of this name.
      const statement = ask.sql.replace(/ from stdin$/, " from '/dev/blob'");
      const result = await database.query(statement, [], { blob: new Blob([ask.text]) });
      return { rows: [], affectedRows: result.affectedRows ?? 0 };
    }
    case 'proveFsync':
      return proveFsync(database);
    case 'snapshot': {
      // So that a copy starts without replaying what was written since the last one.
      await database.exec('checkpoint');
      const snapshot = await database.dumpDataDir('none');
      // The lock is this process's: unpacked elsewhere, it would tell the new one that it lost its own.
      const bytes = withoutFiles(
        new Uint8Array(await snapshot.arrayBuffer()),
        (name) => name.startsWith('server.lock') || name === highWaterName,
      );
      return { rows: [{ bytes }], affectedRows: 0 };
    }
    default:
      await database.close();
      return { rows: [], affectedRows: 0 };
  }
}

function fault(error: unknown): DatabaseFault {
  const fields = error as Partial<DatabaseFault>;
  return {
    message: error instanceof Error ? error.message : String(error),
    code: fields.code,
    detail: fields.detail,
    constraint: fields.constraint,
    table: fields.table,
    column: fields.column,
  };
}

function post(reply: Reply): void {
  port.postMessage(reply);
}

try {
  const database = await PGlite.create(options());
  // One message at a time, in the client's order.
  let last: Promise<void> = Promise.resolve();
  const carryOut = async (before: Promise<void>, ask: Ask) => {
    await before;
    try {
      post({ id: ask.id, result: await answer(database, ask) });
    } catch (error) {
      post({ id: ask.id, fault: fault(error) });
    }
  };
  port.on('message', (ask: Ask) => {
    last = carryOut(last, ask);
  });
  post({ ready: true });
} catch (error) {
  post({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
