import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packParcels } from '../../../../test/shipping.ts';

const awbs = ['1490880960001', '1490880960002', '1490880960003'] as const;

describe.each(oneEngine)('the facts of a remittance on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const upload = (rows: readonly string[], more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('file', new File([rows.join('\n')], 'remittance.csv', { type: 'text/csv' }));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return call('POST', '/reconciliation/cod/1/file', form);
  };

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Remittances');
    await createCatalogue(call);
    const { db } = server.open;
    const shipments = await packParcels(call, db, brand.brand_id, awbs.length);
    const delivered = new Date(server.clock.now().getTime() - 5 * 86_400_000);
    for (const [index, shipment_id] of shipments.entries())
      await db
        .updateTable('shipments')
        .set({
          awb: awbs[index]!,
          courier_id: 1,
          state: 'DELIVERED',
          payment_mode: 'cod',
          collectible_paise: 284_900,
          ended_at: delivered,
        })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
  });
  afterAll(() => server.stop());

  test('are the same in the list, sums, statement, calendar, downloads and Home', async () => {
    const uploaded = await upload(
      [
        'AWB,COD Amount,Deductions,Net Paid',
        // Paid ₹500 less without a word, deducted ₹500, and deducted ₹300 of ₹500.
        `${awbs[0]},"2,849 Cr",0,"2,349 Cr"`,
        `${awbs[1]},2849,500,2349`,
        `${awbs[2]},2849,300,2349`,
      ],
      { utr: 'HDFCN52026112000001', bank_credit: '7047' },
    );
    expect([uploaded.status, uploaded.body.data.invoice.warning]).toEqual([200, '']);
    const { id, invoice_date: day, total } = uploaded.body.data.invoice;
    expect(total).toBe(7047);

    const { items } = (await call('GET', '/reconciliation/cod')).body;
    const row = (awb: string) => items.find((one: { awb: string }) => one.awb === awb);
    expect(row(awbs[0])).toMatchObject({ category: 'SHORT', amount: 2849, remitted: 2349, deducted: 0 });
    expect(row(awbs[0])).toMatchObject({ net: 2349, difference: -500 });
    expect(row(awbs[1])).toMatchObject({ category: 'MATCHED', amount: 2849, remitted: 2849, deducted: 500 });
    expect(row(awbs[2])).toMatchObject({
      category: 'SHORT',
      remitted: 2649,
      deducted: 300,
      difference: -200,
    });

    const sums = (await call('GET', '/reconciliation/cod/dashboard')).body.data;
    expect(sums).toMatchObject({ expected: 8547, billed: 7847, deducted: 800, net: 7047, difference: -700 });

    const { totals, parcels } = (
      await call('GET', `/billing/cod-remittance/parcels?partner=delhivery&day=${day}`)
    ).body.data;
    expect(totals).toMatchObject({ expected: 8547, received: 7847, deducted: 800, net: 7047, short: 700 });
    expect(totals.posted).toBe(800);
    expect(parcels.map(({ result }: { result: string }) => result).toSorted()).toEqual([
      'matched',
      'short',
      'short',
    ]);

    const calendar = (await call('GET', '/billing/cod-remittance')).body.data;
    expect(calendar).toMatchObject({ remitted: 7847, due: 0 });
    expect((await call('GET', '/home/money')).body.data?.cod_due ?? 0).toBe(calendar.due);

    const statement = await call('GET', `/billing/cod-remittance/statement?partner=delhivery&day=${day}`);
    expect((statement.body as string).trim().split(/\r?\n/).at(-1)).toBe('Total,,,,,,,8547,7847,-700,800,,');
    const csv = (await call('GET', '/reconciliation/download?kind=cod')).body as string;
    expect(csv.split(/\r?\n/).find((line) => line.includes(awbs[0]))).toMatch(
      /SHORT,.*2849,2849,2349,0,2349,-500,/,
    );

    // Reconciling it again changes nothing.
    const again = (await call('POST', '/reconciliation/cod/1', { remittance_id: id })).body.data;
    expect(again).toMatchObject({ changed: 0, before: -700, after: -700 });
  });
});
