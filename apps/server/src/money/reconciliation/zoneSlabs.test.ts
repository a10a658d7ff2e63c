import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packParcels } from '../../../test/shipping.ts';
import { billedAmounts, billedParcels, zoneSlabCard } from './zoneSlabs.fixture.ts';

const awbOf = (parcel: number) => String(7_700_010_000_000 + parcel);
const rupees = (paise: number) => (paise / 100).toFixed(2);

/** The invoice with its amounts without GST or with it, one amount a line. */
const invoice = (isTaxed: boolean) =>
  [
    'Waybill Number,Shipment Type,Charged Weight (gm),Zone,Billing Amount (Rs.)',
    ...billedAmounts.map(([parcel, type, grams, before, after]) =>
      [awbOf(parcel), type, grams, billedParcels[parcel]![0], rupees(isTaxed ? after : before)].join(','),
    ),
  ].join('\n');
const mapping = {
  awb: 'Waybill Number',
  status: 'Shipment Type',
  charged_weight: 'Charged Weight (gm)',
  zone: 'Zone',
  total: 'Billing Amount (Rs.)',
};

/** Lines above the agreed amounts, which were calculated by hand, with GST. */
const overcharged = billedAmounts.filter(([, , , , , category]) => category !== '');

describe.each(oneEngine)('an invoice with slabs by zone on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Slabs by zone');
    await createCatalogue(call);
    const { db } = server.open;
    const shipments = await packParcels(call, db, brand.brand_id, billedParcels.length);
    const now = server.clock.now().getTime();
    for (const [index, shipment_id] of shipments.entries()) {
      const [zone, grams, end, collect] = billedParcels[index]!;
      await db
        .updateTable('shipments')
        .set({
          awb: awbOf(index),
          courier_id: 1,
          state: end === 'delivered' ? 'DELIVERED' : 'RTO_DELIVERED',
          zone,
          dead_weight_g: grams,
          length_cm: 5,
          width_cm: 5,
          height_cm: 5,
          payment_mode: collect > 0 ? 'cod' : 'prepaid',
          collectible_paise: collect,
          picked_up_at: new Date(now - 20 * 86_400_000),
          ended_at: new Date(now - 16 * 86_400_000),
        })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
    }
    const zones = (way: 'forward' | 'rto') =>
      Object.entries(zoneSlabCard).map(([zone, { slab_g, additional_slab_g, ...rates }]) => ({
        zone,
        base: rates[way][0],
        additional: rates[way][1],
        slab_g,
        additional_slab_g,
      }));
    const saved = await call('POST', '/contracts/rate_card/1', {
      brand_details: { conversion_factor: 5000, valid_from: '2020-01-01', valid_till: null },
      slab_g: 500,
      forward_contract_data: zones('forward'),
      rto_contract_data: zones('rto'),
      vas_contract_data: [
        { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 35, percentage: 1.75 } },
      ],
    });
    expect(saved.status).toBe(200);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  const upload = async (text: string, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('file', new File([text], 'bill.csv', { type: 'text/csv' }));
    for (const [name, value] of Object.entries({ mapping: JSON.stringify(mapping), number: 'DL-9', ...more }))
      form.set(name, value);
    const { status, body } = await call('POST', '/invoice/1', form);
    expect([status, body.data?.rejected_rows]).toEqual([200, []]);
    return body.data.invoice;
  };
  /** Lists the result of each line, by its place in the file. */
  async function verdicts(invoice_id: string) {
    const found = [];
    for (let page = 1; page <= 2; page += 1) {
      const { body } = await call(
        'GET',
        `/reconciliation?invoice_id=${invoice_id}&page=${page}&page_size=100`,
      );
      found.push(...body.items);
    }
    const columns = [
      'line',
      'awb',
      'category',
      'categories',
      'why',
      'expected',
      'charged',
      'difference',
      'status',
    ];
    return found
      .map((one) => Object.fromEntries(columns.map((name) => [name, one[name]])))
      .toSorted((one, other) => Number(one['line']) - Number(other['line']));
  }

  let without: Awaited<ReturnType<typeof verdicts>> = [];
  test('finds out that its amounts are without GST, and that 108 lines are right to the paisa', async () => {
    const file = await upload(invoice(false));
    expect(file).toMatchObject({
      gst_basis: 'excluded',
      gst_basis_from: 'file',
      gst_words: 'Amounts in this file are without GST (108 of 124 lines fit).',
    });
    without = await verdicts(file.id);
    expect(without).toHaveLength(124);
    for (const [index, [, , , , after, category]] of billedAmounts.entries()) {
      const { category: found, charged, difference, status } = without[index]!;
      expect([index, charged, found], `line ${index}`).toEqual([index, after / 100, category]);
      if (category === '') expect([difference, status], `line ${index}`).toEqual([0, 'matched']);
      else expect(difference, `line ${index}`).toBeGreaterThan(28);
    }
    await call('PUT', `/invoice/${file.id}`, {});
  });

  test('comes to the same verdicts with GST, to the paisa', async () => {
    const file = await upload(invoice(true));
    expect(file).toMatchObject({
      gst_basis: 'included',
      gst_words: 'Amounts in this file are with GST (108 of 124 lines fit).',
    });
    expect(await verdicts(file.id)).toEqual(without);
    await call('PUT', `/invoice/${file.id}`, {});
  });

  test('names a reason for each of the 16 overcharged lines', () => {
    const wrong = without.filter(({ difference }) => Number(difference) !== 0);
    expect(wrong).toHaveLength(overcharged.length);
    expect(wrong.filter(({ why }) => why === '')).toEqual([]);
    const amounts = wrong.map(({ difference }) => Number(difference)).toSorted((one, other) => one - other);
    expect([amounts.at(0), amounts.at(-1)]).toEqual([28.04, 203]);
  });

  test('the dashboard has no difference without a category', async () => {
    const file = await upload(invoice(false));
    const { categories } = (await call('GET', `/reconciliation/invoice/dashboard?invoice_id=${file.id}`)).body
      .data;
    expect(categories.map(({ id, lines }: { id: string; lines: number }) => [id, lines])).toEqual([
      ['RTO_ON_DELIVERED', 2],
      ['COD_ON_PREPAID', 1],
      ['WRONG_ZONE', 3],
      ['OVERWEIGHT', 6],
      ['UNEXPLAINED', 4],
    ]);
    await call('PUT', `/invoice/${file.id}`, {});
  });

  test('a person may say another basis, and change it back', async () => {
    const file = await upload(invoice(false), { gst: 'included' });
    expect(file).toMatchObject({ gst_basis: 'included', gst_basis_from: 'user', gst_words: '' });
    const set = (gst_basis: string) => call('PUT', `/reconciliation/file/${file.id}/gst`, { gst_basis });
    expect((await set('excluded')).body.data).toMatchObject({
      invoice: { gst_basis: 'excluded', gst_basis_from: 'user' },
      lines: 124,
    });
    expect(await verdicts(file.id)).toEqual(without);
    await set('included');
    expect((await verdicts(file.id)).filter(({ status }) => status === 'matched')).toEqual([]);
    expect((await set('both')).body.fields).toEqual({ gst_basis: 'Choose with or without GST' });
    await call('PUT', `/invoice/${file.id}`, {});
  });

  test('asks where its lines do not show it', async () => {
    const odd = ['Waybill Number,Billing Amount (Rs.)', `${awbOf(0)},71.11`, `${awbOf(1)},99.13`].join('\n');
    const file = await upload(odd, { mapping: JSON.stringify({ awb: mapping.awb, total: mapping.total }) });
    expect(file).toMatchObject({ gst_basis: 'included', gst_basis_from: 'assumed', gst_words: '' });
  });
});
