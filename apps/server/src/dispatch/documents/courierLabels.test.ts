import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JobRow } from '@khep/api';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { CourierAdapter } from '../../partners/couriers/port.ts';

const own = 'Simulated label of the courier';

describe.each(oneEngine)("couriers' own labels, on %s", (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let folder: string;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'khep-labels-'));
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Mitti Labels');
    await createCatalogue(call);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const choose = (label: string) => call('PUT', '/contracts/label/1', { label });
  const ship = (phone = '9829010011') => shippedOrder(call, server, 1, orderFor({ phone }));
  const wordsOf = (bytes: ArrayBuffer): string[] => {
    const path = join(folder, 'label.pdf');
    writeFileSync(path, new Uint8Array(bytes));
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
  };
  async function print(body: object, path = '/api/order/processor/label') {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${brand.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    const notice = decodeURIComponent(answer.headers.get('x-khep-notice') ?? '');
    const bytes = await answer.arrayBuffer();
    return { notice, bytes, pages: () => wordsOf(bytes) };
  }
  /** Every courier's adapter, with another label. */
  const withLabel = (fetchLabel: CourierAdapter['fetchLabel']) => {
    const { couriers } = server.services;
    const forBrand = couriers.forBrand.bind(couriers);
    vi.spyOn(couriers, 'forBrand').mockImplementation(async (brand_id) => {
      const of = await forBrand(brand_id);
      return {
        ...of,
        adapter: (courier_id) => {
          const adapter = of.adapter(courier_id);
          return adapter && { ...adapter, fetchLabel };
        },
      };
    });
  };
  const storedLabel = async (awb: string) =>
    (
      await server.db
        .selectFrom('shipments')
        .select('courier_label')
        .where('brand_id', '=', brand.brand_id)
        .where('awb', '=', awb)
        .executeTakeFirstOrThrow()
    ).courier_label;

  test('are printed only where the brand has chosen them, and downloaded once', async () => {
    const { id, awb } = await ship();
    expect((await call('GET', '/contracts/label/1')).body.data).toEqual({
      label: 'khep',
      version: 0,
      courier: 'Delhivery',
      has_own: true,
    });
    expect((await print({ order_ids: [id] })).pages()).toEqual([expect.not.stringContaining(own)]);
    expect((await choose('courier')).body.data).toMatchObject({ label: 'courier', version: 1 });
    const first = await print({ order_ids: [id] });
    expect(first.notice).toBe('');
    expect(first.pages()).toEqual([expect.stringMatching(new RegExp(`${awb}[\\s\\S]*${own}`))]);
    withLabel(() => Promise.reject(new Error('asked again')));
    expect((await print({ order_ids: [id] })).pages()).toEqual([expect.stringContaining(own)]);
    expect((await call('GET', `/order/${id}/labels`)).body.data).toMatchObject({ own_awbs: [awb] });
  });

  test("fall back to Khep's label, with the reason", async () => {
    await choose('courier');
    const { id, awb } = await ship();
    withLabel(async () => ({ state: 'missing', reason: 'Delhivery has no label of this AWB yet.' }));
    const missing = await print({ order_ids: [id] });
    expect(missing.pages()).toEqual([expect.stringMatching(new RegExp(awb))]);
    expect(missing.notice).toBe(
      `Khep's label is printed for ${awb} (Delhivery Surface: Delhivery has no label of this AWB yet.).`,
    );
    vi.restoreAllMocks();
    withLabel(() => Promise.reject(new CourierUnavailable('Delhivery could not be reached.')));
    expect((await print({ order_ids: [id] })).notice).toContain('could not be reached');
    vi.restoreAllMocks();
    withLabel(async () => ({ state: 'found', pdf: new TextEncoder().encode('<html>Log in</html>') }));
    expect((await print({ order_ids: [id] })).notice).toContain('The file is not a PDF.');
    vi.restoreAllMocks();
    withLabel(async () => ({ state: 'found', pdf: new Uint8Array(1024 * 1024 + 1) }));
    expect((await print({ order_ids: [id] })).notice).toContain('larger than 1 MB');
    expect(await storedLabel(awb)).toBeNull();
  });

  test('are not in ZPL, which says so', async () => {
    await choose('courier');
    const { id } = await ship();
    const { notice, bytes } = await print({ order_ids: [id], format: 'zpl' });
    expect(Buffer.from(bytes).toString()).toMatch(/^\^XA/);
    expect(notice).toMatch(/ZPL has Khep's label of a box/);
  });

  test("are pages of a batch, between Khep's labels", async () => {
    await choose('courier');
    const [one, two] = [await ship(), await ship()];
    const { couriers } = server.services;
    const adapter = (await couriers.forBrand(brand.brand_id)).adapter(1)!;
    withLabel((awb) =>
      awb === two.awb
        ? Promise.resolve({ state: 'missing', reason: 'It is made at night.' })
        : adapter.fetchLabel(awb),
    );
    const started = await call('POST', '/order/processor/label/batch', { order_ids: [one.id, two.id] });
    const { id } = started.body.data.job;
    const state = async () => (await call('GET', `/jobs/${id}`)).body.data.job.state;
    await expect.poll(state, { timeout: 120_000 }).toBe('done');
    const rows: JobRow[] = (await call('GET', `/jobs/${id}/rows`)).body.data.rows;
    expect(rows.map(({ message }) => message)).toEqual([
      '',
      "Khep's label is printed. Delhivery Surface: It is made at night.",
    ]);
    const file = await fetch(`${server.url}/api/jobs/${id}/result`, {
      headers: { authorization: `Bearer ${brand.token}` },
    });
    expect(wordsOf(await file.arrayBuffer())).toEqual([
      expect.stringMatching(new RegExp(`${one.awb}[\\s\\S]*${own}`)),
      expect.not.stringContaining(own),
    ]);
  });

  test('are chosen of couriers that have some, by version, and noted', async () => {
    const none = await call('PUT', '/contracts/label/3', { label: 'courier' });
    expect(none.status).toBe(422);
    expect(JSON.stringify(none.body)).toContain('XpressBees offers no label to download.');
    expect((await call('PUT', '/contracts/label/1', { label: 'other' })).status).toBe(422);
    const { version } = (await choose('courier')).body.data;
    const stale = await server.call('PUT', '/contracts/label/1', {
      token: brand.token,
      body: { label: 'khep' },
      headers: { 'if-match': `"${version - 1}"` },
    });
    expect(stale.status).toBe(412);
    const other = await server.newBrand('Others');
    const theirs = await server.call('GET', '/contracts/label/1', { token: other.token });
    expect(theirs.body.data).toMatchObject({ label: 'khep', version: 0 });
  });

  test('are deleted with the buyer’s data, and not downloaded again', async () => {
    await choose('courier');
    const phone = '9829020011';
    const { id, awb } = await ship(phone);
    await print({ order_ids: [id] });
    const { file } = (await storedLabel(awb))!;
    expect(await server.services.privateFiles.read(file)).toBeDefined();
    await server.db
      .updateTable('shipments')
      .set({ state: 'DELIVERED', ended_at: new Date(0) })
      .where('brand_id', '=', brand.brand_id)
      .where('awb', '=', awb)
      .execute();
    await server.db
      .updateTable('orders')
      .set({ status: 'DELIVERED', updated_at: new Date(0) })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .execute();
    const erased = await call('POST', '/privacy/erasures', { phone, password: brand.password });
    expect(erased.body.data).toMatchObject({ erased: 1 });
    expect(await storedLabel(awb)).toBeNull();
    expect(await server.services.privateFiles.read(file)).toBeUndefined();
    expect((await print({ order_ids: [id] })).notice).toContain("The buyer's data was erased.");
  });
});
