import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../test/dataDirectory.ts';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
const operatorEntry = fileURLToPath(new URL('./operator.ts', import.meta.url));

interface Started {
  process: ChildProcess;
  url: string;
  /** All that it has printed. */
  output: () => string;
  ended: Promise<number | null>;
}

let directory: string;
let running: ChildProcess[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'khep-main-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(directory, { recursive: true, force: true });
});

function run(environment: Record<string, string>, flags: string[] = ['--empty'], program = entry) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--conditions=@khep/source', program, ...flags],
    {
      env: { PATH: process.env.PATH, KHEP_DATA: directory, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.push(child);
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { process: child, ended, output: () => printed };
}

/** Starts a server and waits until it says where it is. */
async function start(environment: Record<string, string> = {}): Promise<Started> {
  const child = run(environment);
  await expect.poll(child.output, { timeout: 120_000 }).toMatch(/Stop: Ctrl\+C/);
  const url = /(http:\/\/\S+)/.exec(child.output())![1]!;
  return { ...child, url };
}

/** Signs a brand up; the code is read off the terminal, which is where it goes without SMTP. */
async function signUp(server: Started): Promise<string> {
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

const headers = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });

async function addSku(server: Started, token: string, sku_id: string): Promise<boolean> {
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

async function addOrder(server: Started, token: string, order_id: string): Promise<boolean> {
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

describe('the server process', () => {
  test(
    'every acknowledged SKU and order outlives kill -9, round after round',
    { timeout: 600_000 },
    async () => {
      await copyTemplateDatabase(join(directory, 'database'));
      const acknowledged: string[] = [];
      let token = '';
      for (let round = 0; round < 4; round += 1) {
        const server = await start();
        if (round === 0) {
          token = await signUp(server);
          await addSku(server, token, 'BASE');
          const warehouse = {
            name: 'Jaipur',
            phone: '9829012345',
            poc_name: 'Imran',
            email: 'j@example.in',
            address: '12, Amer Road',
            city: 'Jaipur',
            state: 'Rajasthan',
            pincode: '302017',
          };
          await fetch(`${server.url}/api/warehouse`, {
            method: 'POST',
            headers: headers(token),
            body: JSON.stringify(warehouse),
          });
        }
        const life = new AbortController();
        const writer = async (lane: number) => {
          for (let number = 0; !life.signal.aborted; number += 1) {
            const name = `R${round}-${lane}-${number}`;
            const kept = await (
              number % 2 === 0 ? addSku(server, token, name) : addOrder(server, token, name)
            ).catch(() => false);
            if (kept) acknowledged.push(name);
          }
        };
        const writers = [0, 1, 2].map(writer);
        // In the middle of writes, however fast this machine is.
        const enough = acknowledged.length + 12 + round * 5;
        while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 7));
        server.process.kill('SIGKILL');
        life.abort();
        await Promise.all([...writers, server.ended]);
      }
      const server = await start();
      const found = new Set<string>();
      for (const [path, list, field] of [
        ['/settings/sku?page_size=200', 'skus', 'sku_id'],
        ['/order/all?page_size=200&start_date=2020-01-01&end_date=2099-01-01', 'orders', 'order_id'],
      ] as const) {
        let after: string | null = '';
        while (after !== null) {
          const response = await fetch(`${server.url}/api${path}&after=${after}`, {
            headers: headers(token),
          });
          // Each list has its rows and its cursor where its declaration puts them.
          // oxlint-disable-next-line typescript/no-explicit-any
          const body: any = await response.json();
          for (const row of (body.data ?? body)[list]) found.add(row[field]);
          after = body.data?.next ?? body.pagination?.next ?? null;
        }
      }
      expect(acknowledged.filter((name) => /[13579]$/.test(name)).length).toBeGreaterThan(10);
      expect(acknowledged.length).toBeGreaterThan(40);
      expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
    },
  );

  test('a stop lets requests finish, ends with 0, and the directory is free and private', async () => {
    await copyTemplateDatabase(join(directory, 'database'));
    const server = await start();
    expect(statSync(join(directory, 'database')).mode & 0o077).toBe(0);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const again = await start();
    again.process.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });

  test('has no demo brand where others reach it, also through a proxy: its password is public', async () => {
    await copyTemplateDatabase(join(directory, 'database'));
    const server = run({ PUBLIC_URL: 'https://ship.example.in', KHEP_TRUST_PROXY: '1' }, []);
    await expect.poll(server.output, { timeout: 120_000 }).toMatch(/Stop: Ctrl\+C/);
    expect(server.output()).toContain('No demo brand');
    expect(server.output()).not.toContain('khep-demo-2026');
  });

  test("a second server on the directory fails with the owner's name", async () => {
    await copyTemplateDatabase(join(directory, 'database'));
    const first = await start();
    const second = run({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.process.pid}`);
    expect(second.output()).toContain('KHEP_DATA=');
  });

  test('a port in use is named, with what to do', async () => {
    await copyTemplateDatabase(join(directory, 'database'));
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const server = run({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} is in use`);
    other.close();
  });

  test.each([
    ['PORT', 'many'],
    ['DATABASE_URL', 'mysql://localhost/khep'],
    ['KHEP_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['KHEP_SIMULATOR_SPEED', '-1'],
    ['SMTP_URL', 'localhost'],
  ])('a wrong %s is named before anything starts', async (name, value) => {
    const server = run({ [name]: value });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`${name} must .*(${value}|is not shown)`));
  });

  test.each([
    ['DATABASE_URL', 'postgresql://khep:s3cret@127.0.0.1:1/khep', 'No PostgreSQL at 127.0.0.1:1'],
    ['DATABASE_URL', 'postgresql://khep:s3cret@localhost:1/khep', 'No PostgreSQL at localhost:1'],
    [
      'DATABASE_URL',
      'postgresql://khep:s3cret@no-host.invalid/khep',
      'The host of DATABASE_URL, no-host.invalid',
    ],
    ['KHEP_DATA', entry, "isn't a directory"],
    ['KHEP_DATA', join(entry, 'data'), "isn't a directory"],
    ['HOST', '192.0.2.7', "HOST 192.0.2.7 isn't an address of this machine"],
  ])('explains an invalid %s of %s and how to fix it', async (name, value, words) => {
    await copyTemplateDatabase(join(directory, 'database'));
    const server = run({ [name]: value });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(words);
    expect(server.output()).not.toMatch(/^\s+at /m);
    expect(server.output()).not.toContain('s3cret');
  });

  test('an unknown flag is refused with the one there is', async () => {
    const server = run({}, ['--emty']);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('--empty');
  });

  test('runs commands of the operator on the database that the server has open, and without a server', async () => {
    const operate = async (...argv: string[]) => {
      const { ended, output } = run({}, argv, operatorEntry);
      return { code: await ended, text: output().trim() };
    };
    const server = await start();
    const token = await signUp(server);
    await fetch(`${server.url}/api/billing/adjustments`, {
      method: 'POST',
      headers: headers(token),
      body: JSON.stringify({ amount: 250, reason: 'Billed twice', reference: 'NOTE-1' }),
    });
    const { text } = await operate('adjustments');
    const id = /adj_\w+/.exec(text)![0];
    expect(await operate('approve', id)).toMatchObject({ code: 1, text: expect.stringContaining('--as') });
    expect(await operate('approve', id, '--as', 'Asha Rao')).toEqual({
      code: 0,
      text: `${id} approved: ₹250.00.`,
    });
    server.process.kill('SIGTERM');
    await server.ended;
    const log = await operate('log');
    expect([log.code, log.text]).toEqual([0, expect.stringContaining('Asha Rao  approve')]);
  });
});
