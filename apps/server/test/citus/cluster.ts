import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const shared = join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'citus');

/** The built extension beside the repository; undefined if it is not there. */
export const citusArchive: string | undefined = existsSync(shared)
  ? readdirSync(shared)
      .filter((name) => /^citus-.*-pg15-.*\.tar\.gz$/.test(name))
      .sort()
      .map((name) => join(shared, name))
      .at(-1)
  : undefined;

/** Where PostgreSQL 15 is installed; KHEP_CITUS_POSTGRES names another one, unpacked elsewhere. */
const system = process.env['KHEP_CITUS_POSTGRES'] ?? '/usr';
const programs = join(system, 'lib', 'postgresql', '15', 'bin');

/** This machine cannot run the cluster; the message says what to install. */
export class CitusUnavailable extends Error {
  override readonly name = 'CitusUnavailable';
}

export interface CitusCluster {
  /** Of the coordinator, the only address that Khep needs. */
  url: string;
  directory: string;
  stop(): void;
}

/** PostgreSQL does not run as root. */
const isRoot = userInfo().uid === 0;

/** Starts a coordinator and two workers on loopback, in a new directory under the temporary one. */
export async function startCluster({ shards }: { shards: number }): Promise<CitusCluster> {
  if (citusArchive === undefined) throw new CitusUnavailable('there is no ../shared/citus');
  if (!existsSync(join(programs, 'initdb')))
    throw new CitusUnavailable('PostgreSQL 15 is not installed: apt-get install postgresql-15');
  const directory = mkdtempSync(join(tmpdir(), 'khep-citus-'));
  chmodSync(directory, 0o755);
  const started: string[] = [];
  const stop = () => {
    for (const name of started.splice(0)) stopNode(directory, name);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    copyPrograms(directory);
    if (isRoot) execFileSync('chown', ['-R', 'postgres:', directory]);
    const ports = new Map<string, number>();
    for (const name of ['coordinator', 'worker1', 'worker2']) {
      const port = await freePort();
      initNode(directory, name, port, shards);
      startNode(directory, name);
      started.push(name);
      ports.set(name, port);
      await query(port, 'postgres', 'create database khep');
      await query(port, 'khep', 'create extension citus');
    }
    const port = ports.get('coordinator')!;
    await query(port, 'khep', `select citus_set_coordinator_host('127.0.0.1', ${port})`);
    for (const name of ['worker1', 'worker2'])
      await query(port, 'khep', `select citus_add_node('127.0.0.1', ${ports.get(name)})`);
    return { url: `postgresql://khep@127.0.0.1:${port}/khep`, directory, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Starts a node that was stopped. */
export function startNode(directory: string, name: string): void {
  try {
    run(
      directory,
      'pg_ctl',
      '-D',
      join(directory, name),
      '-w',
      '-t',
      '60',
      '-l',
      logOf(directory, name),
      'start',
    );
  } catch (error) {
    const log = existsSync(logOf(directory, name)) ? readFileSync(logOf(directory, name), 'utf8') : '';
    if (!log.includes('undefined symbol'))
      throw new Error(`${name} did not start:\n${log}`, { cause: error });
    const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
    throw new CitusUnavailable(
      `${version} is too old for this build of Citus: apt-get update && apt-get install postgresql-15`,
      { cause: error },
    );
  }
}

/** Stops a node as a crash would. */
export function stopNode(directory: string, name: string): void {
  run(directory, 'pg_ctl', '-D', join(directory, name), '-m', 'immediate', '-w', 'stop');
}

const logOf = (directory: string, name: string) => join(directory, `${name}.log`);

/** Copies PostgreSQL's programs, which look for extensions beside themselves, and unpacks Citus there. */
function copyPrograms(directory: string): void {
  const lib = join(directory, 'pg', 'lib', 'postgresql', '15', 'lib');
  const bin = join(directory, 'pg', 'lib', 'postgresql', '15', 'bin');
  const share = join(directory, 'pg', 'share', 'postgresql', '15');
  for (const folder of [lib, bin, join(share, 'extension')]) mkdirSync(folder, { recursive: true });
  for (const program of ['postgres', 'initdb', 'pg_ctl'])
    copyFileSync(join(programs, program), join(bin, program));
  link(join(system, 'lib', 'postgresql', '15', 'lib'), lib);
  link(join(system, 'share', 'postgresql', '15'), share, ['extension']);
  link(join(system, 'share', 'postgresql', '15', 'extension'), join(share, 'extension'));
  execFileSync('tar', ['-xzf', citusArchive!, '-C', join(directory, 'pg')]);
}

function link(from: string, to: string, except: readonly string[] = []): void {
  for (const name of readdirSync(from))
    if (!except.includes(name) && !name.startsWith('citus')) symlinkSync(join(from, name), join(to, name));
}

function initNode(directory: string, name: string, port: number, shards: number): void {
  const data = join(directory, name);
  run(directory, 'initdb', '-D', data, '-U', 'khep', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  appendFileSync(
    join(data, 'postgresql.conf'),
    `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_preload_libraries = 'citus'
wal_level = logical
max_connections = 300
max_prepared_transactions = 600
max_worker_processes = 32
timezone = 'UTC'
log_timezone = 'UTC'
fsync = off
synchronous_commit = off
full_page_writes = off
citus.node_conninfo = 'sslmode=disable'
citus.shard_count = ${shards}
citus.local_hostname = '127.0.0.1'
# Tells of each statement that reaches several shards: see recordFanOut.ts.
citus.multi_task_query_log_level = ${name === 'coordinator' ? 'notice' : 'off'}
`,
  );
}

async function query(port: number, database: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: `postgresql://khep@127.0.0.1:${port}/${database}` });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function run(directory: string, program: string, ...values: string[]): void {
  const command = join(directory, 'pg', 'lib', 'postgresql', '15', 'bin', program);
  // A server keeps what it inherits open: with a pipe this would wait for its end.
  const options = { stdio: 'ignore', cwd: directory } as const;
  if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...values], options);
  else execFileSync(command, values, options);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
