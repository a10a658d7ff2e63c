import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running Khep with its own database, and what it printed on its terminal. */
export interface Product {
  url: string;
  /** Everything printed so far; one-time codes appear here when no mail server is set. */
  terminal(): string;
  stop(): Promise<void>;
}

const running = new Set<Product>();

/** Returns what each product that runs in this process has printed on its terminal. */
export function printedByProducts(): string[] {
  return [...running].map((product) => product.terminal());
}

/**
 * Starts the server as `npm start` does, after the builds. The demo brand is a copy of the one that seedOnce.ts kept:
 * seeding it takes longer than most journeys.
 * @param prepare changes its data before the start
 */
export async function startProduct(
  args: string[] = [],
  env: Record<string, string> = {},
  prepare: (data: string) => Promise<void> = async () => undefined,
): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'khep-journey-'));
  const seeded = process.env['KHEP_JOURNEY_SEEDED'];
  if (seeded !== undefined && !args.includes('--empty')) await cp(seeded, data, { recursive: true });
  await prepare(data);
  return startProductIn(data, args, env);
}

/** Starts the server on a directory of data, which is deleted when it stops unless it is to be kept. */
export async function startProductIn(
  data: string,
  args: string[] = [],
  env: Record<string, string> = {},
  isKept = false,
): Promise<Product> {
  const root = join(import.meta.dirname, '..');
  let printed = '';
  const server: ChildProcess = spawn(
    join(root, 'node_modules', '.bin', 'node'),
    [
      '--disable-warning=ExperimentalWarning',
      '--conditions=@khep/source',
      'apps/server/src/start/main.ts',
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
        // Orders that arrive by themselves would change what a journey counts.
        KHEP_SIMULATOR_ORDERS: '0',
        ...env,
      },
    },
  );
  server.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const address = /Khep is at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) {
        clearInterval(look);
        resolve(address);
      } else if (server.exitCode !== null) {
        clearInterval(look);
        reject(new Error(`The server ended with ${server.exitCode}:\n${printed}`));
      }
    }, 50);
  });
  const product: Product = {
    url,
    terminal: () => printed,
    async stop() {
      running.delete(product);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      if (!isKept) await rm(data, { recursive: true, force: true });
    },
  };
  running.add(product);
  return product;
}
