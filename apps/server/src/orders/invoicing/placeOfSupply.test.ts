import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

// The seller is in Rajasthan. ₹1,650 at 5 % has ₹78.57 of GST.
const rajasthan = '08AAKCM7421P1ZU';
const karnataka = '29AAGCB7383J1Z4';
const unBody = '0717UNO00157UNO';
const jaipur = { state: 'Rajasthan', pincode: '302021', city: 'Jaipur' };
const bengaluru = { state: 'Karnataka', pincode: '560034', city: 'Bengaluru' };

describe.each(oneEngine)('the place of supply of an order on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let folder: string;

  beforeAll(async () => {
    server = await startTestServer(engine);
    folder = mkdtempSync(join(tmpdir(), 'khep-supply-'));
    brand = await newSeller('Supplier');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });

  async function newSeller(name: string): Promise<SignedInBrand> {
    const seller = await server.newBrand(name);
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
      ['/settings/sku/box', box],
    ] as const)
      expect((await call(seller, 'POST', path, body)).status, path).toBe(200);
    return seller;
  }
  const call = (seller: SignedInBrand, method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: seller.token, body });

  /** An order for a buyer, billed elsewhere if a billing place is given. */
  function draftFor(buyer: object, billing?: object) {
    const { buyer_details, ...rest } = orderFor({ phone: '9829010081' });
    const to = { ...buyer_details, ...buyer };
    return {
      ...rest,
      buyer_details: to,
      ...(billing && {
        is_billing_same_as_shipping: false,
        billing_details: { ...buyer_details, name: 'Bengaluru Interiors', ...billing },
      }),
    };
  }
  async function addOrder(seller: SignedInBrand, buyer: object, billing?: object) {
    const made = await call(seller, 'POST', '/order/manual', draftFor(buyer, billing));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return made.body.data.order;
  }
  async function textOf(seller: SignedInBrand, path: string, id: string): Promise<string> {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${seller.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_ids: [id] }),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  }

  test.each([
    ['a consumer follows the delivery: IGST s. 10(1)(ca)', {}, undefined, 'Karnataka', '10(1)(ca)'],
    ['also where billed in another state', {}, jaipur, 'Karnataka', '10(1)(ca)'],
    [
      'a UN body is not registered: CGST s. 2(94)',
      { gst_number: unBody },
      undefined,
      'Karnataka',
      '10(1)(ca)',
    ],
    [
      'another person on the direction of a registered buyer: s. 10(1)(b)',
      { gst_number: rajasthan, receiver: 'other' },
      jaipur,
      'Rajasthan',
      '10(1)(b)',
    ],
    [
      'the own site of a registered buyer: s. 10(1)(a)',
      { gst_number: rajasthan, receiver: 'buyer' },
      jaipur,
      'Karnataka',
      '10(1)(a)',
    ],
    [
      'into the seller’s state, billed to another: s. 10(1)(b)',
      { ...jaipur, gst_number: karnataka, receiver: 'other' },
      bengaluru,
      'Karnataka',
      '10(1)(b)',
    ],
    [
      'into the seller’s state, to the own site: s. 10(1)(a)',
      { ...jaipur, gst_number: karnataka, receiver: 'buyer' },
      bengaluru,
      'Rajasthan',
      '10(1)(a)',
    ],
  ])('%s', async (_, buyer, billing, state, clause) => {
    const isLocal = state === 'Rajasthan';
    const draft = draftFor(buyer, billing);
    const quote = await call(brand, 'POST', '/order/manual/quote', draft);
    expect(quote.body.data.tax).toMatchObject({
      supply: isLocal ? 'intra-state' : 'inter-state',
      place: { state, clause, is_assumed: false },
      igst: isLocal ? 0 : 78.57,
    });
    const order = await addOrder(brand, buyer, billing);
    expect(order.place_of_supply).toMatchObject({ state, clause });
    const invoice = await textOf(brand, '/order/processor/invoice', order.id);
    expect(invoice).toContain(`Place of supply ${isLocal ? 'Rajasthan (08)' : 'Karnataka (29)'}`);
    expect(invoice).toMatch(isLocal ? /SGST\s+₹39\.29/ : /IGST\s+₹78\.57/);
    expect(
      (await call(brand, 'POST', '/order/processor/bulk/cancel', { order_ids: [order.id] })).status,
    ).toBe(200);
    const after = (await call(brand, 'GET', `/order/${order.id}`)).body.data.order;
    expect(after.credit_notes).toHaveLength(1);
    expect(after.place_of_supply).toMatchObject({ state, clause });
  });

  test('asks once for a GSTIN: the answer counts for orders that come without one', async () => {
    const seller = await newSeller('Asked once');
    const open = await addOrder(seller, { gst_number: rajasthan }, jaipur);
    expect(open.place_of_supply).toMatchObject({ state: 'Rajasthan', clause: '10(1)(b)', is_assumed: true });
    const path = `/order/manual/registration?gstin=${rajasthan}`;
    expect((await call(seller, 'GET', path)).body.data).toEqual({ receiver: '', is_sez: false });

    await addOrder(seller, { gst_number: rajasthan, receiver: 'buyer' }, jaipur);
    expect((await call(seller, 'GET', path)).body.data).toEqual({ receiver: 'buyer', is_sez: false });
    const next = await addOrder(seller, { gst_number: rajasthan }, jaipur);
    expect(next.place_of_supply).toMatchObject({ state: 'Karnataka', clause: '10(1)(a)', is_assumed: false });
    // Another buyer, another brand: nothing is known of them.
    expect((await addOrder(seller, { gst_number: '08AAPFU0939F1ZV' })).place_of_supply.is_assumed).toBe(true);
    expect((await call(brand, 'GET', `${path.split('=')[0]}=08AAPFU0939F1ZV`)).body.data.receiver).toBe('');
  });

  test('charges IGST to a special economic zone in the seller’s own state: s. 7(5)(b)', async () => {
    const seller = await newSeller('Zone');
    const order = await addOrder(seller, { ...jaipur, gst_number: rajasthan, is_sez: true });
    expect(order.place_of_supply).toMatchObject({ state: 'Rajasthan', clause: '10(1)(a)' });
    const invoice = await textOf(seller, '/order/processor/invoice', order.id);
    expect(invoice).toMatch(/IGST\s+₹78\.57/);
    expect(invoice).toContain('Supply to SEZ unit or SEZ developer for authorised operations');
  });

  test('prints an invoice as it was issued, whatever is said of the buyer later', async () => {
    const seller = await newSeller('As issued');
    const order = await addOrder(seller, { gst_number: rajasthan, receiver: 'other' }, jaipur);
    const issued = await textOf(seller, '/order/processor/invoice', order.id);
    expect(issued).toContain('Place of supply Rajasthan (08)');
    const change = { ...order, buyer_details: { ...order.buyer_details, receiver: 'buyer' } };
    const refused = await call(seller, 'PUT', `/order/${order.id}`, change);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('was issued for these items and this address');
    await addOrder(seller, { gst_number: rajasthan, receiver: 'buyer' }, jaipur);
    expect(await textOf(seller, '/order/processor/invoice', order.id)).toContain(
      'Place of supply Rajasthan (08)',
    );
  });

  test('refuses a GSTIN that is none, with the words of the form', async () => {
    for (const [gst_number, words] of [
      ['0717UNO00157UN1', "The check character doesn't match. Check for typos."],
      ['27AAPFU0939F1Z', 'Enter 15 characters, like 27AAPFU0939F1ZV.'],
    ] as const) {
      const refused = await call(brand, 'POST', '/order/manual', draftFor({ gst_number }));
      expect([refused.status, refused.body.fields]).toEqual([422, { 'buyer_details.gst_number': words }]);
    }
  });
});
