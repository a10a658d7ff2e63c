import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../platform/db/engine.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';

const directory = mkdtempSync(join(tmpdir(), 'khep-full-'));
const said: string[] = [];
let room = true;
let server: TestServer;
let brand: SignedInBrand;
let close: () => Promise<void>;

beforeAll(async () => {
  const open = await openPglite(
    join(directory, 'database'),
    (error) => void said.push(error instanceof Error ? error.message : String(error)),
    { hasRoom: () => room },
  );
  server = await startTestServer('pglite', {}, { open });
  close = () => open.close();
  brand = await server.newBrand('Full');
});
afterAll(async () => {
  room = true;
  await server.stop();
  await close();
  rmSync(directory, { recursive: true, force: true });
});

const save = (name: string) =>
  server.call('POST', '/views', {
    token: brand.token,
    body: { list: 'orders', name, view: { filters: {} } },
  });
const views = () => server.call('GET', '/views?list=orders', { token: brand.token });

async function setRoom(has: boolean) {
  const count = said.length;
  room = has;
  await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThan(count);
}

test('reads are answered, writes say why, and saving starts again with room', async () => {
  const before = await save('Before');
  expect(before.status, JSON.stringify(before.body)).toBe(200);
  await setRoom(false);
  expect(said.at(-1)).toContain('full or read-only');
  // A session is due to be touched, and a read isn't refused for that.
  server.clock.pass(3_600_000);
  expect((await views()).status).toBe(200);
  expect((await server.call('GET', '/order/all', { token: brand.token })).status).toBe(200);
  const refused = await save('During');
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({ code: 'disk_full' });
  expect(refused.body.detail).toContain('disk is full');
  expect(refused.headers.get('retry-after')).toBe('30');
  await setRoom(true);
  expect((await save('After')).status).toBe(200);
  const names = JSON.stringify((await views()).body);
  expect(names).toContain('Before');
  expect(names).toContain('After');
  expect(names).not.toContain('During');
});
