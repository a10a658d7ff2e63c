import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShipTodayRun } from '@khep/api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../../test/dataDirectory.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { createCatalogue } from '../../../test/shipping.ts';
import { openPglite } from '../../platform/db/engine.ts';

const entry = fileURLToPath(new URL('../../start/main.ts', import.meta.url));
const orderCount = 16;

let directory: string;
let server: ChildProcess | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'khep-ship-'));
  await copyTemplateDatabase(join(directory, 'database'));
});
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

interface Started {
  url: string;
  output: () => string;
}

async function start(): Promise<Started> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--conditions=@khep/source', entry, '--empty'],
    {
      env: { PATH: process.env.PATH, KHEP_DATA: directory, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  server = child;
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  await expect.poll(() => printed, { timeout: 120_000 }).toMatch(/Stop: Ctrl\+C/);
  return { url: /(http:\/\/\S+)/.exec(printed)![1]!, output: () => printed };
}

async function kill(): Promise<void> {
  const child = server;
  if (!child) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

test('a run that is killed three times ships each order once', async () => {
  let { url, output } = await start();
  let token = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const account = { email: 'asha@durable.example.in', mobile: '9812345678', password: 'a quiet river 9' };
  const signup = await call('POST', '/auth/signup', { brand_name: 'Durable', name: 'Asha Rao', ...account });
  await expect.poll(output).toMatch(/code is \d{6}/);
  const verified = await call('POST', '/brands/verify/otp', {
    username: account.email,
    signup_id: signup.body.data.signup_id,
    otp: /code is (\d{6})/.exec(output())![1],
    purpose: 'signup',
  });
  token = verified.body.data.token;
  await createCatalogue(call);
  for (let n = 0; n < orderCount; n += 1)
    await call('POST', '/order/manual', orderFor({ phone: '9829010011' }));
  const { digest } = (await call('POST', '/ship-today/plan', {})).body.data;
  const { job_id } = (await call('POST', '/ship-today/run', { digest })).body.data;
  const progress = async (): Promise<ShipTodayRun> =>
    (await call('GET', `/ship-today/run/${job_id}`)).body.data;
  const done = (run: ShipTodayRun, step: string) => run.steps.find((one) => one.step === step)?.done ?? 0;

  // While it books, and while it hands over.
  for (const [step, count] of [
    ['courier', 3],
    ['courier', 9],
    ['pickups', 1],
  ] as const) {
    await expect
      .poll(async () => done(await progress(), step), { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(count);
    await kill();
    ({ url, output } = await start());
  }
  await expect.poll(async () => (await progress()).state, { timeout: 120_000, interval: 200 }).toBe('done');
  await expect
    .poll(async () => done(await progress(), 'labels'), { timeout: 30_000, interval: 200 })
    .toBe(orderCount);
  const run = await progress();
  expect(run.orders.map(({ state, awbs }) => [state, awbs.length])).toEqual(
    Array.from({ length: orderCount }, () => ['done', 1]),
  );
  expect(new Set(run.orders.flatMap(({ awbs }) => awbs)).size).toBe(orderCount);
  expect(run.groups[0]).toMatchObject({ orders: orderCount, done: orderCount, failed: 0 });
  expect(run.groups[0]?.manifest).not.toBeNull();
  await kill();

  const open = await openPglite(join(directory, 'database'));
  try {
    // Also at the courier: one parcel for each order.
    const { rows } = await sql<{
      parcels: number;
    }>`select count(*)::int as parcels from simulator_parcels`.execute(open.db);
    expect(rows[0]?.parcels).toBe(orderCount);
    const counted = await open.db
      .selectFrom('load_counts')
      .select(sql<number>`sum(count)::int`.as('orders'))
      .executeTakeFirstOrThrow();
    expect(counted.orders).toBe(orderCount);
  } finally {
    await open.close();
  }
}, 300_000);
