import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packParcels } from '../../../../test/shipping.ts';

/** Services of Delhivery and of XpressBees. */
const [delhivery, xpressBees] = [1, 3] as const;
const awbs = Array.from({ length: 42 }, (_, index) => `1490880970${String(index).padStart(3, '0')}`);
const [own, ...others] = awbs;

describe.each(oneEngine)("another courier's file on %s", (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let stranger: SignedInBrand;
  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const upload = (path: string, rows: readonly string[], as = brand) => {
    const form = new FormData();
    form.set('file', new File([rows.join('\n')], 'file.csv', { type: 'text/csv' }));
    return call('POST', path, form, as);
  };
  const invoice = (of: readonly string[]) => ['AWB,Freight,Total', ...of.map((awb) => `${awb},100,118`)];
  const remittance = (of: readonly string[]) => ['AWB,COD Amount', ...of.map((awb) => `${awb},999`)];
  const creditNote = (of: readonly string[]) => ['AWB,Credit Amount', ...of.map((awb) => `${awb},58.15`)];

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Two couriers');
    stranger = await server.newBrand('No parcels');
    await createCatalogue(call);
    const { db } = server.open;
    const shipments = await packParcels(call, db, brand.brand_id, awbs.length);
    for (const [index, shipment_id] of shipments.entries())
      await db
        .updateTable('shipments')
        .set({ awb: awbs[index]!, courier_id: index === 0 ? delhivery : xpressBees, state: 'DELIVERED' })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
  });
  afterAll(() => server.stop());

  test.each([
    ['an invoice', `/invoice/${delhivery}`, invoice],
    ['a remittance', `/reconciliation/cod/${delhivery}/file`, remittance],
    ['a credit note', `/reconciliation/${delhivery}/credit-note`, creditNote],
  ])('is refused by its parcels: %s', async (_, path, rows) => {
    const { status, body } = await upload(path, rows(awbs));
    expect([status, body.fields]).toEqual([
      422,
      {
        file: 'This file is of XpressBees: 41 of its 42 AWBs are XpressBees parcels. Choose XpressBees, or a file of Delhivery.',
      },
    ]);
    expect((await call('GET', '/invoice')).body.items).toEqual([]);
  });

  test.each([
    [
      `/invoice/${delhivery}`,
      ['waybill_num,charged_weight,total_amount,destination_pin', '1,500,118,560034'],
      undefined,
    ],
    [
      `/invoice/${xpressBees}`,
      ['waybill_num,charged_weight,total_amount,destination_pin', '1490880971,500,118,560034'],
      'This file is of Delhivery: it has the headings of a Delhivery invoice. Choose Delhivery, or a file of XpressBees.',
    ],
    [
      `/reconciliation/cod/${delhivery}/file`,
      ['CN Number,COD Amount,Remittance Status', '1490880971,999,Remitted'],
      'This file is of DTDC: it has the headings of a DTDC COD remittance. Choose DTDC, or a file of Delhivery.',
    ],
  ])('is refused by its headings where no parcel is known: %s %j', async (path, rows, problem) => {
    const { status, body } = await upload(path, rows, stranger);
    expect([status === 422, body.fields?.file]).toEqual([problem !== undefined, problem]);
  });

  test("is loaded where most parcels are the courier's", async () => {
    const found = await upload(`/invoice/${xpressBees}`, invoice([...others, own!]));
    expect([found.status, found.body.data?.rows_read]).toEqual([200, 42]);
    const lines = (await call('GET', '/reconciliation?category=OTHER_COURIER')).body;
    expect(lines.items.map(({ awb }: { awb: string }) => awb)).toEqual([own]);
  });
});
