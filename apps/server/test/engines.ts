import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres, pgliteInMemory } from '../src/db/engine.ts';
import type { OpenDatabase } from '../src/db/engine.ts';
import { migrate } from '../src/db/migrate.ts';
import { PgliteClient } from '../src/db/pglite/client.ts';
import { templates } from './templates.ts';

export type Engine = 'pglite' | 'postgres';

const postgresPrograms = [
  '/usr/lib/postgresql/18/bin',
  '/usr/lib/postgresql/17/bin',
  '/usr/lib/postgresql/16/bin',
  '/usr/lib/postgresql/15/bin',
].find((directory) => existsSync(join(directory, 'initdb')));

/**
 * The databases that a suite runs on: `describe.each(engines)('… on %s', (engine) => …)`.
 * PostgreSQL is among them where TEST_DATABASE_URL is set or its programs are on this machine.
 */
export const engines: Engine[] =
  process.env.TEST_DATABASE_URL !== undefined || postgresPrograms !== undefined
    ? ['pglite', 'postgres']
    : ['pglite'];

export interface TestDatabase extends OpenDatabase {
  /** How another process reaches it; undefined where none can. */
  reach?: { url: string; schema: string };
}

/** A migrated database that nobody else uses. Close it after the suite. */
export async function openTestDatabase(engine: Engine = 'pglite'): Promise<TestDatabase> {
  if (engine === 'pglite') return openCopyOfPglite();
  if (process.env.TEST_DATABASE_URL !== undefined) return openSchema(process.env.TEST_DATABASE_URL);
  return openCopyOfPostgres();
}

/** The first suite makes the tables and keeps a snapshot; the others begin with it. */
async function openCopyOfPglite(): Promise<TestDatabase> {
  const kept = join(templates(), 'pglite.tar');
  if (existsSync(kept)) return pgliteInMemory(await PgliteClient.start({ copyOf: kept }));
  const client = await PgliteClient.start({});
  const open = pgliteInMemory(client);
  await migrate(open.db);
  // Under its name only when it is whole: suites that begin at the same moment may each write one.
  const written = `${kept}.${process.pid}`;
  await writeFile(written, await client.snapshot());
  renameSync(written, kept);
  return open;
}

/** A schema of its own in a server that others use too. */
async function openSchema(url: string): Promise<TestDatabase> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  const open = await openPostgres(url, schema);
  await migrate(open.db);
  return {
    ...open,
    reach: { url, schema },
    async close() {
      await open.close();
      await client.query(`drop schema ${schema} cascade`);
      await client.query(`drop schema if exists ${schema}_jobs cascade`);
      await client.end();
    },
  };
}

const schema = 'test';

/** A PostgreSQL of this suite's own, its files copied from one that has the tables. */
async function openCopyOfPostgres(): Promise<TestDatabase> {
  const kept = join(templates(), 'postgres');
  if (!existsSync(kept)) await makePostgres(kept);
  const directory = postgresDirectory();
  // With owners and rights: PostgreSQL starts on no files that others may read.
  execFileSync('cp', ['-a', kept, join(directory, 'data')]);
  const server = startPostgres(directory);
  const open = await openPostgres(server.url, schema);
  return {
    ...open,
    reach: { url: server.url, schema },
    async close() {
      await open.close();
      server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Makes the files of a PostgreSQL with the tables. */
async function makePostgres(kept: string): Promise<void> {
  const directory = postgresDirectory();
  const data = join(directory, 'data');
  runPostgres('initdb', '-D', data, '-U', 'khep', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  const server = startPostgres(directory);
  const open = await openPostgres(server.url, schema);
  await open.executeSql(`create schema ${schema}`, []);
  await migrate(open.db);
  await open.close();
  server.stop('fast');
  try {
    renameSync(data, kept);
  } catch {
    // Another suite was first: its files are as good.
  }
  rmSync(directory, { recursive: true, force: true });
}

/** It refuses to run as root, so it runs as `postgres` then. */
const isRoot = userInfo().uid === 0;

/** For a server's files, its log and its socket. */
function postgresDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'khep-postgres-'));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(directory, id('-u'), id('-g'));
    chmodSync(directory, 0o700);
  }
  return directory;
}

function runPostgres(program: string, ...values: string[]): void {
  const command = join(postgresPrograms!, program);
  const options = { stdio: 'ignore', cwd: tmpdir() } as const;
  if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...values], options);
  else execFileSync(command, values, options);
}

/** Runs the PostgreSQL of a directory, on a socket in it. */
function startPostgres(directory: string): { url: string; stop: (mode?: 'fast' | 'immediate') => void } {
  const data = join(directory, 'data');
  const options = [
    `-c listen_addresses=''`,
    `-c unix_socket_directories='${directory}'`,
    '-c fsync=off',
    '-c max_connections=40',
  ];
  runPostgres('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options.join(' '), 'start');
  return {
    url: `postgresql://khep@localhost/postgres?host=${encodeURIComponent(directory)}`,
    stop: (mode = 'immediate') => runPostgres('pg_ctl', '-D', data, '-m', mode, '-w', 'stop'),
  };
}
