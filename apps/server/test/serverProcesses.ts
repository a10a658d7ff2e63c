import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** The path of a program of the server, such as `main`. */
export const programOf = (name: 'main' | 'operator' | 'backup' | 'restore'): string =>
  fileURLToPath(new URL(`../src/start/${name}.ts`, import.meta.url));

export interface StartedProgram {
  process: ChildProcess;
  /** All that it has printed. */
  output: () => string;
  ended: Promise<number | null>;
}

export interface StartedServer extends StartedProgram {
  url: string;
}

/** Programs of the server as processes, on a data directory of their own. */
export class ServerProcesses {
  readonly directory = mkdtempSync(join(tmpdir(), 'khep-main-'));
  readonly #running: ChildProcess[] = [];

  run(
    environment: Record<string, string>,
    flags: string[] = ['--empty'],
    program = programOf('main'),
  ): StartedProgram {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--conditions=@khep/source', program, ...flags],
      {
        env: { PATH: process.env.PATH, KHEP_DATA: this.directory, PORT: '0', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#running.push(child);
    let printed = '';
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
    return { process: child, ended, output: () => printed };
  }

  /** Starts a server and waits until it says where it is. */
  async start(environment: Record<string, string> = {}): Promise<StartedServer> {
    const child = this.run(environment);
    await expect.poll(child.output, { timeout: 120_000 }).toMatch(/Stop: Ctrl\+C/);
    const url = /(http:\/\/\S+)/.exec(child.output())![1]!;
    return { ...child, url };
  }

  /** Ends all of them and deletes the directory. */
  close(): void {
    for (const child of this.#running) child.kill('SIGKILL');
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Signs a brand up; the code is read off the terminal, which is where it goes without SMTP. */
export async function signUp(server: StartedServer): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { data: { token: string; signup_id: string } };
  };
  const { signup_id } = (
    await post('/auth/signup', {
      brand_name: 'Durable',
      name: 'Asha Rao',
      email: 'asha@durable.example.in',
      mobile: '9812345678',
      password: 'a quiet river 9',
    })
  ).data;
  await expect.poll(server.output).toMatch(/code is \d{6}/);
  const otp = /code is (\d{6})/.exec(server.output())![1];
  return (
    await post('/brands/verify/otp', {
      username: 'asha@durable.example.in',
      signup_id,
      otp,
      purpose: 'signup',
    })
  ).data.token;
}

export const headers = (token: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

export async function addSku(server: StartedServer, token: string, sku_id: string): Promise<boolean> {
  const body = JSON.stringify({
    sku_id,
    sku_name: 'Cup',
    actual_weight: 420,
    sku_length: 12,
    sku_width: 10,
    sku_height: 9,
    unit_price: 549,
  });
  return (
    (await fetch(`${server.url}/api/settings/sku`, { method: 'POST', headers: headers(token), body }))
      .status === 200
  );
}

export async function addOrder(server: StartedServer, token: string, order_id: string): Promise<boolean> {
  const buyer_details = {
    name: 'Kabir',
    phone: '9820098200',
    address: '7, Carter Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
  };
  const order_details = { order_id, product_details: [{ sku_id: 'BASE', quantity: 1, unit_price: 549 }] };
  const body = JSON.stringify({ buyer_details, order_details });
  return (
    (await fetch(`${server.url}/api/order/manual`, { method: 'POST', headers: headers(token), body }))
      .status === 200
  );
}
