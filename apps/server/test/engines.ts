import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, chmodSync, chownSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPglite, openPostgres } from '../src/db/engine.ts';
import type { OpenDatabase } from '../src/db/engine.ts';
import { migrate } from '../src/db/migrate.ts';

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
  const open = engine === 'pglite' ? await openPglite() : await openSchema();
  await migrate(open.db);
  return open;
}

async function openSchema(): Promise<TestDatabase> {
  const server =
    process.env.TEST_DATABASE_URL === undefined
      ? startPostgres()
      : { url: process.env.TEST_DATABASE_URL, stop: () => undefined };
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  const open = await openPostgres(server.url, schema);
  return {
    ...open,
    reach: { url: server.url, schema },
    async close() {
      await open.close();
      await client.query(`drop schema ${schema} cascade`);
      await client.query(`drop schema if exists ${schema}_jobs cascade`);
      await client.end();
      server.stop();
    },
  };
}

/** A PostgreSQL of this suite's own, on a socket in a temporary directory. It refuses to run as root, so it runs as `postgres` then. */
function startPostgres(): { url: string; stop: () => void } {
  const programs = postgresPrograms!;
  const directory = mkdtempSync(join(tmpdir(), 'khep-postgres-'));
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(directory, id('-u'), id('-g'));
    chmodSync(directory, 0o700);
  }
  const run = (program: string, ...values: string[]) => {
    const command = join(programs, program);
    const options = { stdio: 'ignore', cwd: directory } as const;
    if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...values], options);
    else execFileSync(command, values, options);
  };
  const data = join(directory, 'data');
  run('initdb', '-D', data, '-U', 'khep', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(directory, 'log'),
    '-o',
    `-c listen_addresses='' -c unix_socket_directories='${directory}' -c fsync=off -c max_connections=40`,
    'start',
  );
  return {
    url: `postgresql://khep@localhost/postgres?host=${encodeURIComponent(directory)}`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
