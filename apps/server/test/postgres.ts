import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/setup/systemPackages.mjs';
import { openPostgres } from '../src/platform/db/engine.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { templates } from './templates.ts';

const programs = findPostgres();

/** Whether PostgreSQL's programs are on this machine. */
export const hasPostgres = programs !== undefined;

/** Where the tables are in the database that others are copies of. */
export const schema = 'test';

export interface RunningPostgres {
  /** Of its database `postgres`, which has the tables and which nobody must be connected to while it is copied. */
  url: string;
  stop(): void;
  /** Ends it at once, as a crash does; it recovers with `start`. */
  crash(): void;
  start(): void;
}

/** Runs a PostgreSQL whose files are copied from one that has the tables. */
export async function startPostgres(): Promise<RunningPostgres> {
  const kept = join(templates(), 'postgres');
  if (!existsSync(kept)) await makeFiles(kept);
  const directory = newDirectory();
  // With owners and rights: PostgreSQL starts on no files that others may read.
  execFileSync('cp', ['-a', kept, join(directory, 'data')]);
  const server = startIn(directory);
  return {
    url: server.url,
    stop() {
      server.stop('immediate');
      rmSync(directory, { recursive: true, force: true });
    },
    crash: () => server.stop('immediate'),
    start: () => void startIn(directory),
  };
}

/** Makes the files of a PostgreSQL with the tables. */
async function makeFiles(kept: string): Promise<void> {
  const directory = newDirectory();
  const data = join(directory, 'data');
  run('initdb', '-D', data, '-U', 'khep', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  const server = startIn(directory);
  const open = await openPostgres(server.url, schema);
  await open.executeSql(`create schema ${schema}`, []);
  await migrate(open.db);
  await open.close();
  server.stop('fast');
  try {
    renameSync(data, kept);
  } catch {
    // Another process was first: its files are as good.
  }
  rmSync(directory, { recursive: true, force: true });
}

/** It refuses to run as root, so it runs as `postgres` then. */
const isRoot = userInfo().uid === 0;

/** For a server's files, its log and its socket. */
function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'khep-postgres-'));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(directory, id('-u'), id('-g'));
    chmodSync(directory, 0o700);
  }
  return directory;
}

function run(program: string, ...values: string[]): void {
  const command = join(programs!, program);
  const options = { stdio: 'ignore', cwd: tmpdir() } as const;
  if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...values], options);
  else execFileSync(command, values, options);
}

/** Runs the PostgreSQL of a directory, on a socket in it. */
function startIn(directory: string) {
  const data = join(directory, 'data');
  const options = [
    `-c listen_addresses=''`,
    `-c unix_socket_directories='${directory}'`,
    '-c fsync=off',
    '-c max_connections=200',
  ];
  run('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options.join(' '), 'start');
  return {
    url: `postgresql://khep@localhost/postgres?host=${encodeURIComponent(directory)}`,
    stop: (mode: 'fast' | 'immediate') => run('pg_ctl', '-D', data, '-m', mode, '-w', 'stop'),
  };
}
