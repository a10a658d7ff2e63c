import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres, pgliteInMemory } from '../src/platform/db/engine.ts';
import type { OpenDatabase } from '../src/platform/db/engine.ts';
import { migrate, migrationLock } from '../src/platform/db/migrate.ts';
import { PgliteClient } from '../src/platform/db/pglite/client.ts';
import { hasPostgres, schema, startPostgres } from './postgres.ts';
import { templates } from './templates.ts';

export type Engine = 'pglite' | 'postgres';

/**
 * The databases that a suite runs on: `describe.each(engines)('… on %s', (engine) => …)`.
 * PostgreSQL is among them where TEST_DATABASE_URL is set or its programs are on this machine; TEST_ENGINE=postgres is it alone.
 */
export const engines: Engine[] =
  process.env.TEST_ENGINE === 'postgres'
    ? ['postgres']
    : process.env.TEST_DATABASE_URL !== undefined || hasPostgres
      ? ['pglite', 'postgres']
      : ['pglite'];

/**
 * One of them, PostgreSQL where it is: for long suites of rules that no engine changes, which the journeys use on PGlite.
 * KHEP_TEST_ENGINES=all runs these on every engine too.
 */
export const oneEngine: Engine[] = process.env.KHEP_TEST_ENGINES === 'all' ? engines : engines.slice(-1);

export interface TestDatabase extends OpenDatabase {
  /** How another process reaches it; undefined where none can. */
  reach?: { url: string; schema: string };
}

/** A migrated database that nobody else uses. Close it after the suite. */
export async function openTestDatabase(engine: Engine = 'pglite'): Promise<TestDatabase> {
  if (engine === 'pglite') return openCopyOfPglite();
  if (process.env.TEST_DATABASE_URL !== undefined) return openSchema(process.env.TEST_DATABASE_URL);
  if (process.env.TEST_POSTGRES !== undefined) return openCopyIn(process.env.TEST_POSTGRES);
  const server = await startPostgres();
  const open = await openCopyIn(server.url);
  return {
    ...open,
    async close() {
      await open.close();
      server.stop();
    },
  };
}

/** An embedded database in memory, as it was when its snapshot was written. */
export const openSnapshot = async (file: string): Promise<TestDatabase> =>
  pgliteInMemory(await PgliteClient.start({ copyOf: file }));

/** The first suite makes the tables and keeps a snapshot; the others begin with it. */
async function openCopyOfPglite(): Promise<TestDatabase> {
  const kept = join(templates(), 'pglite.tar');
  if (existsSync(kept)) return openSnapshot(kept);
  const client = await PgliteClient.start({});
  const open = pgliteInMemory(client);
  await migrate(open.db);
  // Under its name only when it is whole: suites that begin at the same moment may each write one.
  const written = `${kept}.${process.pid}`;
  await writeFile(written, await client.snapshot());
  renameSync(written, kept);
  return open;
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const databaseAt = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs a statement from `template1`: a database is copied only while nobody is connected to it. */
const asServer = (serverUrl: string, statement: string) =>
  withClient(databaseAt(serverUrl, 'template1'), (client) => client.query(statement));

/** A database of its own, copied from the one with the tables, in a server that other suites may use too. */
export const openCopyIn = (serverUrl: string): Promise<TestDatabase> => copyInPostgres(serverUrl, 'postgres');

/** A database of its own, copied from another one of the server. */
export async function copyInPostgres(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = newName();
  const open = await openInPostgres(serverUrl, name, template);
  return {
    ...open,
    async close() {
      await open.close();
      await asServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A new database with the tables, which is kept when it is closed. */
export async function openInPostgres(
  serverUrl: string,
  name: string,
  template = 'postgres',
): Promise<TestDatabase> {
  await asServer(serverUrl, `create database ${name} template ${template}`);
  const url = databaseAt(serverUrl, name);
  return { ...(await openPostgres(url, schema)), reach: { url, schema } };
}

/** A schema of its own in a server whose databases are not ours to make. */
async function openSchema(url: string): Promise<TestDatabase> {
  const name = newName();
  await withClient(url, (client) => client.query(`create schema ${name}`));
  const open = await openPostgres(url, name);
  await migrate(open.db);
  return {
    ...open,
    reach: { url, schema: name },
    async close() {
      await open.close();
      await withClient(url, async (client) => {
        // On Citus, dropping beside another suite's migrations can deadlock.
        await client.query(`select pg_advisory_lock(${migrationLock})`);
        await client.query(`drop schema ${name} cascade`);
        await client.query(`drop schema if exists ${name}_jobs cascade`);
      });
    },
  };
}
