import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const bhiwandi = {
  ...warehouse,
  name: 'Bhiwandi store',
  city: 'Bhiwandi',
  state: 'Maharashtra',
  pincode: '421302',
  gst_in: '27AAPFU0939F1ZV',
  is_primary_warehouse: false,
};

describe.each(oneEngine)('the supplier of an invoice on %s', (engine) => {
  let server: TestServer;
  let registered: SignedInBrand;
  let unregistered: SignedInBrand;
  let fromBhiwandi: string;
  let folder: string;

  beforeAll(async () => {
    server = await startTestServer(engine);
    registered = await server.newBrand('Registered');
    unregistered = await server.newBrand('Unregistered', { gst_no: '' });
    folder = mkdtempSync(join(tmpdir(), 'khep-suppliers-'));
    for (const brand of [registered, unregistered])
      for (const [path, body] of [
        ['/warehouse', warehouse],
        ['/settings/sku', sku],
        ['/settings/sku/box', box],
      ] as const)
        expect((await call(brand, 'POST', path, body)).status, path).toBe(200);
    fromBhiwandi = (await call(registered, 'POST', '/warehouse', bhiwandi)).body.data.warehouse.id;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });

  const call = (brand: SignedInBrand, method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  async function sendGstin(brand: SignedInBrand, gst_no: string): Promise<void> {
    const upload = async (): Promise<string> => {
      const body = new FormData();
      body.append('file', new File(['%PDF-1.7\n%%EOF\n'], 'card.pdf', { type: 'application/pdf' }));
      body.append('is_private', 'true');
      return (await call(brand, 'POST', '/utils/cloud-link', body)).body.data.url;
    };
    const sent = await call(brand, 'PUT', `/onboarding/gstin/${gst_no.slice(0, 2)}`, {
      gst_no,
      pan_card_url: await upload(),
      gst_verification_url: await upload(),
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }
  const gstStatus = async (brand: SignedInBrand, id: string): Promise<string | undefined> =>
    (await call(brand, 'GET', '/onboarding/gstin')).body.data.records.find(
      (record: { id: string }) => record.id === id,
    )?.status;

  /** The words of the invoice of a new order. */
  async function invoiceOf(brand: SignedInBrand, change: object = {}): Promise<string> {
    const form = { ...orderFor({ phone: '9829010081', state: 'Maharashtra', pincode: '411045' }), ...change };
    const made = await call(brand, 'POST', '/order/manual', form);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const answer = await fetch(`${server.url}/api/order/processor/invoice`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${brand.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_ids: [made.body.data.order.id] }),
    });
    expect(answer.status).toBe(200);
    const path = join(folder, 'invoice.pdf');
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  }

  test('is registered in the state of the dispatching warehouse', async () => {
    const fromJaipur = await invoiceOf(registered);
    expect(fromJaipur).toContain('Tax invoice');
    expect(fromJaipur).toContain('GSTIN 08AAPFU0939F1Z8');
    expect(fromJaipur).toMatch(/IGST\s+₹78\.57/);
    const local = await invoiceOf(registered, { warehouse_id: fromBhiwandi });
    expect(local).toContain('GSTIN 27AAPFU0939F1ZV');
    expect(local).toContain('Maharashtra 421302');
    expect(local).not.toContain('08AAPFU0939F1Z8');
    expect(local).toMatch(/CGST\s+₹39\.29/);
  });

  test('without a GSTIN issues a bill of supply, which charges no tax', async () => {
    const bill = await invoiceOf(unregistered);
    expect(bill).toContain('Bill of supply');
    expect(bill).toMatch(/Total\s+₹1,650\.00/);
    expect(bill).not.toMatch(/Tax invoice|Taxable|GST|Rate/);
  });

  test('is registered in the dispatching state by any GSTIN of the company that is not rejected', async () => {
    const brand = await server.newBrand('Several states', { gst_no: '' });
    for (const [path, body] of [
      ['/settings/sku', sku],
      ['/settings/sku/box', box],
    ] as const)
      expect((await call(brand, 'POST', path, body)).status, path).toBe(200);
    const openIn = async (city: string, state: string, pincode: string): Promise<string> =>
      (await call(brand, 'POST', '/warehouse', { ...bhiwandi, name: city, city, state, pincode, gst_in: '' }))
        .body.data.warehouse.id;
    const bhiwandiId = await openIn('Bhiwandi', 'Maharashtra', '421302');
    const panajiId = await openIn('Panaji', 'Goa', '403001');
    const bengaluruId = await openIn('Bengaluru', 'Karnataka', '560001');
    expect(await invoiceOf(brand, { warehouse_id: bhiwandiId })).toContain('Bill of supply');

    // The first is the company's; the second is of another state, the third is cancelled at the portal.
    for (const gst_no of ['08AAKCM7421P1ZU', '27AAKCM7421P1ZU', '29AAKCM7421P8ZJ'])
      await sendGstin(brand, gst_no);
    await expect.poll(() => gstStatus(brand, '29'), { timeout: 120_000 }).toBe('rejected');

    const local = await invoiceOf(brand, { warehouse_id: bhiwandiId });
    expect(local).toContain('GSTIN 27AAKCM7421P1ZU');
    expect(local).toMatch(/CGST\s+₹39\.29/);
    for (const warehouse_id of [panajiId, bengaluruId]) {
      const elsewhere = await invoiceOf(brand, { warehouse_id });
      expect(elsewhere).toContain('GSTIN 08AAKCM7421P1ZU');
      expect(elsewhere).not.toContain('29AAKCM7421P8ZJ');
      expect(elsewhere).toMatch(/IGST\s+₹78\.57/);
    }
  });

  test('issues no invoice whose HSN codes have fewer digits than its turnover requires', async () => {
    const brand = await server.newBrand('Grown');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', { ...sku, hsn_code: '6913' }],
      ['/settings/sku/box', box],
    ] as const)
      expect((await call(brand, 'POST', path, body)).status, path).toBe(200);
    const made = await call(
      brand,
      'POST',
      '/order/manual',
      orderFor({ phone: '9829010081', state: 'Maharashtra', pincode: '411045' }),
    );
    const { id } = made.body.data.order;
    const profile = (await call(brand, 'GET', '/onboarding/profile')).body.data;
    const grown = await call(brand, 'PUT', '/onboarding/profile', { ...profile, turnover: 'above_5_crore' });
    expect(grown.status, JSON.stringify(grown.body)).toBe(200);

    const print = () => call(brand, 'POST', '/order/processor/invoice', { order_ids: [id] });
    const refused = await print();
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/^Order \S+ has no invoice yet\. /);
    expect(refused.body.detail).toContain(
      `SKU ${sku.sku_id} has the HSN code 6913. Enter at least 6 digits of the HSN code: your turnover is above ₹5 crore. Change it in SKUs and boxes.`,
    );

    const saved = (await call(brand, 'GET', '/settings/sku')).body.data.skus[0];
    const path = `/settings/sku/${saved.id}`;
    // A short code that was there stays; one that is typed is refused beside its field.
    expect((await call(brand, 'PUT', path, { ...saved, sku_name: 'Renamed' })).status).toBe(200);
    const typed = await call(brand, 'PUT', path, { ...saved, hsn_code: '6912' });
    expect([typed.status, typed.body.fields]).toEqual([
      422,
      { hsn_code: 'Enter at least 6 digits of the HSN code: your turnover is above ₹5 crore.' },
    ]);
    const added = await call(brand, 'POST', '/settings/sku', { ...sku, sku_id: 'NEW', hsn_code: '6912' });
    expect(Object.keys(added.body.fields)).toEqual(['hsn_code']);
    // The order takes the corrected code of its SKU.
    expect((await call(brand, 'PUT', path, { ...saved, hsn_code: '691390' })).status).toBe(200);
    expect((await print()).status).toBe(200);
  });

  test('is named beside the buyer’s company and where the goods are delivered', async () => {
    const { buyer_details } = orderFor({ phone: '9829010081', state: 'Maharashtra', pincode: '411045' });
    const invoice = await invoiceOf(registered, {
      buyer_details: { ...buyer_details, company_name: 'Iyer Interiors LLP', gst_number: '27AAPFU0939F1ZV' },
      is_billing_same_as_shipping: false,
      billing_details: { ...buyer_details, name: 'Accounts', address: '7, Residency Road, Ashok Nagar' },
    });
    expect(invoice).toContain('Iyer Interiors LLP');
    expect(invoice).toContain('7, Residency Road');
    expect(invoice).toContain('Delivered to');
    expect(invoice).toContain('Flat 12, Green Meadows');
  });

  test('shows a combo as its parts, each with its HSN, rate and share', async () => {
    for (const part of [
      { sku_id: 'CUP', sku_name: 'Cup', hsn_code: '6912', gst: 5, unit_price: 300 },
      { sku_id: 'COASTER', sku_name: 'Coaster', hsn_code: '4419', gst: 18, unit_price: 100 },
    ])
      await call(registered, 'POST', '/settings/sku', { ...sku, ...part });
    const combo_products = ['CUP', 'COASTER'].map((sku_id) => ({ sku_id, quantity: 1 }));
    const set = { ...sku, sku_id: 'SET', sku_name: 'Tea set', is_combo: true, combo_products };
    expect((await call(registered, 'POST', '/settings/sku', set)).status).toBe(200);
    const product_details = [{ sku_id: 'SET', quantity: 1, unit_price: 360 }];
    const invoice = await invoiceOf(registered, {
      order_details: { product_details, payment_details: { payment_method: ['prepaid'] } },
    });
    // ₹270 at 5 % and ₹90 at 18 %.
    expect(invoice).toMatch(/Tea set: Cup\s+6912\s+1 Nos\s+257\.14\s+5%/);
    expect(invoice).toMatch(/Tea set: Coaster\s+4419\s+1 Nos\s+76\.27\s+18%/);
    expect(invoice).toMatch(/Total\s+₹360\.00/);
  });
});
