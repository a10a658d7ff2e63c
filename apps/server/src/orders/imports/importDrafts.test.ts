import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { sku, warehouse } from '../../../test/fixtures.ts';

const heading = 'order_id,order_date,payment_mode,buyer_name,buyer_phone,address,pincode,sku_id,quantity';
const row = (order_id: string, change: (text: string) => string = (text) => text) =>
  change(`${order_id},2026-11-01,cod,Ananya Krishnan,9829010051,"Flat 12, Green Meadows",560034,TP-S-01,2`);

describe.each(oneEngine)('rejected rows on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let stranger: SignedInBrand;
  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const upload = (lines: readonly string[], more: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('file', new File([[heading, ...lines].join('\r\n')], 'november.csv'));
    for (const [name, value] of Object.entries(more)) form.append(name, value);
    return call('POST', '/order/bulk-manual', form);
  };
  const drafts = async (as = brand, type = 'orders') =>
    (await call('GET', `/order/import-drafts?type=${type}`, undefined, as)).body.data?.drafts;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Mending');
    stranger = await server.newBrand('Other');
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', sku);
  });
  afterAll(() => server.stop());

  test('all that is wrong with an order is said at once', async () => {
    await upload([row('ALL-0')]);
    const bad = row('ALL-0', (text) =>
      text.replace('9829010051', '12').replace('TP-S-01', 'NO-SUCH').replace('2026-11-01', '2099-01-01'),
    );
    const { rejected_rows } = (await upload([bad])).body.data;
    expect(rejected_rows.map(({ column }: { column: string }) => column)).toEqual([
      'order_id',
      'buyer_phone',
      'sku_id',
    ]);
    const later = row('ALL-9', (text) => text.replace('2026-11-01', '2099-01-01'));
    expect((await upload([later])).body.data.rejected_rows).toMatchObject([{ column: 'order_date' }]);
  });

  test('wait for anyone of the brand, keep their numbers over every round, and are gone once they are orders', async () => {
    for (const { job_id } of await drafts()) await call('POST', '/order/import-drafts/delete', { job_id });
    const first = await upload([
      row('MEND-1'),
      row('MEND-2', (text) => text.replace('9829010051', '12')),
      row('MEND-3'),
      row('MEND-4', (text) => text.replace('560034', '5600').replace('TP-S-01', 'NO-SUCH')),
    ]);
    expect(first.body.data.added).toBe(2);
    const [file, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(file).toMatchObject({ file_name: 'november.csv', records: 2, job_id: first.body.data.job_id });
    expect(file.lines.map(({ row: number }: { row: number }) => number)).toEqual([3, 5]);
    expect(file.problems.map(({ row: at, column }: { row: number; column: string }) => [at, column])).toEqual(
      [
        [3, 'buyer_phone'],
        [5, 'pincode'],
        [5, 'sku_id'],
      ],
    );
    expect(await drafts(stranger)).toEqual([]);

    // One is corrected, the other only half.
    const second = await upload(
      [row('MEND-2'), row('MEND-4', (text) => text.replace('TP-S-01', 'NO-SUCH'))],
      { rows: '[3,5]', mends: file.job_id },
    );
    expect(second.body.data).toMatchObject({ added: 1, rejected_rows: [{ row: 5, column: 'sku_id' }] });
    const [left, ...none] = await drafts();
    expect(none).toEqual([]);
    expect(left).toMatchObject({ records: 1, lines: [{ row: 5 }], problems: [{ row: 5, column: 'sku_id' }] });

    expect(
      (await call('POST', '/order/import-drafts/delete', { job_id: left.job_id, rows: [5] }, stranger))
        .status,
    ).toBe(404);
    const skipped = await call('POST', '/order/import-drafts/delete', { job_id: left.job_id, rows: [5] });
    expect(skipped.body.message).toBe('Row skipped');
    expect(await drafts()).toEqual([]);
    expect((await call('GET', '/audit')).body.data.entries[0]).toMatchObject({
      title: 'Rejected rows deleted',
    });
  });

  test('are of the module that imports them: SKUs are not among orders, nor can they be deleted there', async () => {
    const form = new FormData();
    form.append('file', new File(['sku_id,unit_price\nCUP-9,dear\n'], 'cups.csv'));
    await call('POST', '/settings/sku/bulk', form);
    const [file] = (await call('GET', '/settings/sku/import-drafts?type=sku')).body.data.drafts;
    expect(file).toMatchObject({ file_name: 'cups.csv', problems: expect.any(Array) });
    expect((await call('GET', '/order/import-drafts?type=sku')).status).toBe(422);
    expect((await call('POST', '/order/import-drafts/delete', { job_id: file.job_id })).status).toBe(404);
    const gone = await call('POST', '/settings/sku/import-drafts/delete', { job_id: file.job_id });
    expect(gone.status).toBe(200);
  });
});
