import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
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

describe.each(engines)('the supplier of an invoice on %s', (engine) => {
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
  }, 60_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });

  const call = (brand: SignedInBrand, method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, ...(body === undefined ? {} : { body }) });

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
