import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';

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

/**
 * Holds the directory for the life of the process. On Linux an abstract socket, which the kernel frees
 * however the process dies; elsewhere a file with the process's id.
 */
export function lockDirectory(directory: string): Promise<Lock> {
  return process.platform === 'linux' ? lockBySocket(directory) : lockByFile(directory);
}

async function lockBySocket(directory: string): Promise<Lock> {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32);
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
    let said = '';
    const socket = connect(address);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (part) => {
      said += part.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said === '' ? 'another process' : said));
  });
}

async function lockByFile(directory: string): Promise<Lock> {
  const path = join(directory, 'server.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
      return { release: async () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(path, 'utf8'));
      if (isAlive(pid)) throw new DirectoryLocked(directory, `process ${pid}`);
      rmSync(path, { force: true });
    }
  }
  throw new DirectoryLocked(directory, 'another process');
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
