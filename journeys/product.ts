import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running Khep with its own database, and what it printed on its terminal. */
export interface Product {
  url: string;
  /** Everything printed so far; one-time codes appear here when no mail server is set. */
  terminal(): string;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does, after the builds. */
export async function startProduct(args: string[] = [], env: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'khep-journey-'));
  const root = join(import.meta.dirname, '..');
  let printed = '';
  const server: ChildProcess = spawn(
    join(root, 'node_modules', '.bin', 'node'),
    [
      '--disable-warning=ExperimentalWarning',
      '--conditions=@khep/source',
      'apps/server/src/main.ts',
      ...args,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        KHEP_DATA: data,
        PORT: '0',
        DATABASE_URL: process.env['KHEP_JOURNEY_DATABASE_URL'] ?? '',
        SMTP_URL: '',
        ...env,
      },
    },
  );
  server.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const address = printed.match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/);
      if (address) {
        clearInterval(look);
        resolve(address[0]);
      } else if (server.exitCode !== null) {
        clearInterval(look);
        reject(new Error(`The server ended with ${server.exitCode}:\n${printed}`));
      }
    }, 50);
  });
  return {
    url,
    terminal: () => printed,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
