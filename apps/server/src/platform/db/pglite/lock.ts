import { createHash } from 'node:crypto';
import {
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process has the data directory open. */
export class DirectoryLocked extends Error {
  override readonly name = 'DirectoryLocked';
  constructor(directory: string, holder: string) {
    super(
      `The data directory ${directory} is in use by ${holder}.\n` +
        'Two servers on one directory would lose rows. Stop the other one, or start this one elsewhere: KHEP_DATA=.khep-2 PORT=4601 npm start',
    );
  }
}

export interface Lock {
  release(): Promise<void>;
}

interface LockOptions {
  /** Where processes see each other's sockets and ids. @default this machine or container */
  host?: string;
  /** Called when another process took the lock over, because this one was suspended for too long. */
  onLost?: () => void;
  /** How often the lock file is renewed, ms. @default 5000 */
  renewMs?: number;
}

/** A lock file that was not renewed for this many intervals belongs to a process that died elsewhere. */
const staleIntervals = 4;

/**
 * Locks the directory for the life of the process. On one host a socket (Linux) or the process id tells at once whether
 * the holder is alive. Containers see neither of each other, so the lock is also a file in the directory that the holder
 * renews.
 * @throws DirectoryLocked
 */
export async function lockDirectory(directory: string, options: LockOptions = {}): Promise<Lock> {
  const { host = thisHost(), renewMs = 5000, onLost = () => process.exit(1) } = options;
  const socket = process.platform === 'linux' ? await lockSocket(directory, host) : undefined;
  try {
    const file = await lockFile(directory, { host, renewMs, onLost, isHostLocked: socket !== undefined });
    return {
      async release() {
        file.release();
        await socket?.release();
      },
    };
  } catch (error) {
    await socket?.release();
    throw error;
  }
}

/** Containers on one machine may share a host name, but not a network namespace. */
function thisHost(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/net')} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** An abstract socket, which the kernel frees however the process ends. */
async function lockSocket(directory: string, host: string): Promise<Lock> {
  const name = createHash('sha256')
    .update(`${host} ${realpathSync(directory)}`)
    .digest('hex')
    .slice(0, 32);
  const address = `\0khep-data-${name}`;
  const server = createServer((socket) => socket.end(`process ${process.pid}`));
  server.unref();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, resolve);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new DirectoryLocked(directory, await askHolder(address));
  }
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function askHolder(address: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (part) => {
      answer += part.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer === '' ? 'another process' : answer));
  });
}

interface Holder {
  host: string;
  pid: number;
  token: string;
}

interface FileLockInit {
  host: string;
  renewMs: number;
  onLost: () => void;
  /** No other process of this host has the directory, so a file of this host is left over. */
  isHostLocked: boolean;
}

async function lockFile(directory: string, init: FileLockInit): Promise<{ release: () => void }> {
  const path = join(directory, 'server.lock');
  const own: Holder = { host: init.host, pid: process.pid, token: crypto.randomUUID() };
  const holder = readHolder(path);
  if (holder && isAlive(path, holder, init))
    throw new DirectoryLocked(directory, `process ${holder.pid} of ${holder.host.split(' ')[0]}`);
  if (holder) {
    // Two processes may replace a stale file: the later one wins, and the other finds out by reading it again.
    replaceHolder(path, own);
    await wait(Math.min(200, init.renewMs));
  } else {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  }
  if (readHolder(path)?.token !== own.token) throw new DirectoryLocked(directory, 'another process');
  const timer = setInterval(() => {
    if (readHolder(path)?.token === own.token) {
      renew(path);
      return;
    }
    clearInterval(timer);
    init.onLost();
  }, init.renewMs);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      if (readHolder(path)?.token === own.token) rmSync(path, { force: true });
    },
  };
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // A file of an earlier version has a process id alone.
    return { host: '', pid: 0, token: '' };
  }
}

function replaceHolder(path: string, holder: Holder): void {
  const next = `${path}.${holder.token}`;
  writeFileSync(next, JSON.stringify(holder), { mode: 0o600 });
  renameSync(next, path);
}

/** Renews by the time of the file alone: on a full disk a new one couldn't be written. */
function renew(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // A disk that has become read-only: nobody else can take the directory over either.
  }
}

function isAlive(path: string, holder: Holder, { host, renewMs, isHostLocked }: FileLockInit): boolean {
  if (holder.host === host) return !isHostLocked && isProcess(holder.pid);
  const renewed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return renewed > Date.now() - staleIntervals * renewMs;
}

function isProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
