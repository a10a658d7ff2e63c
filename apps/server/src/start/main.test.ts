import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../test/dataDirectory.ts';
import { engines, openTestDatabase } from '../../test/engines.ts';
import { addOrder, addSku, headers, programOf, ServerProcesses, signUp } from '../../test/serverProcesses.ts';

let processes: ServerProcesses;
let directory: string;

beforeEach(() => {
  processes = new ServerProcesses();
  ({ directory } = processes);
});
afterEach(() => processes.close());

const run: ServerProcesses['run'] = (...given) => processes.run(...given);
const start: ServerProcesses['start'] = (...given) => processes.start(...given);

/** `KILL_ROUNDS=50 vitest run …/main.test.ts` for a long run. */
const killRounds = Number(process.env.KILL_ROUNDS ?? 4);

describe.each(engines)('the server process on %s', (engine) => {
  test(
    'every acknowledged SKU and order outlives kill -9, round after round',
    { timeout: 1_800_000 },
    async () => {
      const database = engine === 'postgres' ? await openTestDatabase(engine) : undefined;
      const environment = database?.reach && { DATABASE_URL: database.reach.url };
      if (database === undefined) await copyTemplateDatabase(join(directory, 'database'));
      const acknowledged: string[] = [];
      let token = '';
      for (let round = 0; round < killRounds; round += 1) {
        const server = await start(environment);
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
        const enough = acknowledged.length + 12 + (round % 4) * 5;
        while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 7));
        server.process.kill('SIGKILL');
        life.abort();
        await Promise.all([...writers, server.ended]);
      }
      const server = await start(environment);
      const found = new Set<string>();
      let orders = 0;
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
          if (list === 'orders') orders += (body.data ?? body).orders.length;
          after = body.data?.next ?? body.pagination?.next ?? null;
        }
      }
      expect(acknowledged.filter((name) => /[13579]$/.test(name)).length).toBeGreaterThan(10);
      expect(acknowledged.length).toBeGreaterThan(40);
      expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
      // An order and what analytics counts of it are kept together, or not at all.
      const cards = await fetch(
        `${server.url}/api/analytics/overview/cards?dateRange=custom&start_date=2020-01-01&end_date=2099-01-01`,
        { headers: headers(token) },
      );
      const { data } = (await cards.json()) as { data: { cards: { id: string; value: number }[] } };
      expect(data.cards.find(({ id }) => id === 'orders')?.value).toBe(orders);
      server.process.kill('SIGKILL');
      await server.ended;
      await database?.close();
    },
  );
});

describe('the server process', () => {
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
    ['KHEP_DATA', programOf('main'), "isn't a directory"],
    ['KHEP_DATA', join(programOf('main'), 'data'), "isn't a directory"],
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
      const { ended, output } = run({}, argv, programOf('operator'));
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
