import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { sku, warehouse } from '../../../test/fixtures.ts';

/** An export of a shop, as Shopify wrote it. */
const shopify = readFileSync(
  new URL('../../../test/files/shopify-order-export.csv', import.meta.url),
  'utf8',
);

const headingsOf = (...lines: string[]) => lines.flatMap((line) => line.split(', '));

/** Rows in the published shape of each program, with the cells that an order needs. */
function table(separator: string, headings: readonly string[], ...rows: Record<string, string>[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator);
  return [line(headings), ...rows.map((row) => line(headings.map((heading) => row[heading] ?? '')))].join(
    '\r\n',
  );
}

const amazon = table(
  '\t',
  (
    'order-id order-item-id purchase-date payments-date reporting-date promise-date days-past-promise buyer-email ' +
    'buyer-name buyer-phone-number sku product-name quantity-purchased quantity-shipped quantity-to-ship currency ' +
    'item-price item-tax shipping-price shipping-tax ship-service-level recipient-name ship-address-1 ship-address-2 ' +
    'ship-address-3 ship-city ship-state ship-postal-code ship-country payment-method cod-collectible-amount'
  ).split(' '),
  {
    'order-id': '404-1234567-1234567',
    'purchase-date': '2026-11-18T19:30:00+00:00',
    'buyer-phone-number': '9845012345',
    sku: 'RPT-B',
    'quantity-purchased': '3',
    'quantity-shipped': '0',
    'quantity-to-ship': '3',
    'item-price': '1000.00',
    'shipping-price': '40.00',
    'recipient-name': 'Asha Menon',
    'ship-address-1': '22 Church Street',
    'ship-address-2': 'Second floor',
    'ship-city': 'BENGALURU',
    'ship-state': 'KARNATAKA',
    'ship-postal-code': '560001',
    'payment-method': 'COD',
    'cod-collectible-amount': '1040.00',
  },
);

const woo = table(
  ',',
  headingsOf(
    'Order Number, Order Status, Order Date, Email (Billing), Phone (Billing)',
    'First Name (Shipping), Last Name (Shipping), Address 1&2 (Shipping), City (Shipping)',
    'State Code (Shipping), Postcode (Shipping), Payment Method Title, Cart Discount Amount',
    'Order Shipping Amount, Order Total Amount, SKU, Item Name, Quantity, Item Cost',
  ),
  ...['RPT-A', 'RPT-B'].map((SKU) => ({
    'Order Number': '7301',
    'Order Status': 'Processing',
    'Order Date': '2026-11-18 21:05',
    'Phone (Billing)': '9845012345',
    'First Name (Shipping)': 'Asha',
    'Last Name (Shipping)': 'Menon',
    'Address 1&2 (Shipping)': '22 Church Street, Second floor',
    'City (Shipping)': 'Bengaluru',
    'State Code (Shipping)': 'KA',
    'Postcode (Shipping)': '560001',
    'Payment Method Title': 'Cash on delivery',
    'Cart Discount Amount': '50',
    'Order Shipping Amount': '60',
    'Order Total Amount': '1010',
    SKU,
    Quantity: '1',
    'Item Cost': '500',
  })),
  { 'Order Number': '7302', 'Order Status': 'Cancelled', SKU: 'RPT-A', Quantity: '1' },
);

const unicommerceUnit = {
  'Display Order Code': 'UC-88',
  COD: '1',
  'Shipping Address Name': 'Asha Menon',
  'Shipping Address Line 1': '22 Church Street',
  'Shipping Address Line 2': 'Second floor',
  'Shipping Address City': 'Bengaluru',
  'Shipping Address State': 'KA',
  'Shipping Address Pincode': '560001',
  'Notification Mobile': '9845012345',
  'Item SKU Code': 'RPT-A',
  'Total Price': '499',
  'Order Date as dd/mm/yyyy hh:MM:ss': '18/11/2026 21:05:00',
  'Sale Order Item Status': 'FULFILLABLE',
};
const unicommerce = table(
  ',',
  [
    'Sale Order Item Code',
    ...Object.keys(unicommerceUnit).slice(0, -1),
    'Shipping Address Phone',
    'Sale Order Item Status',
  ],
  { ...unicommerceUnit, 'Sale Order Item Code': '1' },
  { ...unicommerceUnit, 'Sale Order Item Code': '2' },
  { ...unicommerceUnit, 'Sale Order Item Code': '3', 'Sale Order Item Status': 'CANCELLED' },
);

const shiprocket = table(
  ',',
  headingsOf(
    'Order ID, Shiprocket Created At, Channel, Status, Channel SKU, Master SKU',
    'Product Quantity, Channel Created At, Customer Name, Customer Mobile, Address Line 1',
    'Address City, Address State, Address Pincode, Payment Method, Product Price',
    'Order Total, AWB Code',
  ),
  {
    'Order ID': 'SR-9',
    'Channel Created At': '2026-11-18 21:05:00',
    Channel: 'CUSTOM',
    Status: 'NEW',
    'Master SKU': 'RPT-A',
    'Product Quantity': '2',
    'Customer Name': 'Asha Menon',
    'Customer Mobile': '9845012345',
    'Address Line 1': '22 Church Street',
    'Address Pincode': '560001',
    'Payment Method': 'prepaid',
    'Product Price': '499',
    'Order Total': '998',
  },
);

describe('an export of orders that is known by name', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const formOf = (text: string, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('file', new File([text], 'export.csv'));
    for (const [name, value] of Object.entries(more)) form.append(name, value);
    return form;
  };
  const orderOf = async (number: string) => {
    const path = `/order/all?start_date=2020-01-01&search=${encodeURIComponent(number)}`;
    const { orders } = (await call('GET', path)).body;
    return orders[0] && (await call('GET', `/order/${orders[0].id}`)).body.data.order;
  };
  /** Chooses the file and imports it with what is matched, as the screen does. */
  const importFile = async (text: string) => {
    const seen = (await call('POST', '/utils/table-columns/orders', formOf(text))).body.data;
    const mapping = Object.fromEntries(
      seen.matches.map(({ field, column }: { field: string; column: string }) => [field, column]),
    );
    const form = formOf(text, { mapping: JSON.stringify(mapping), known: seen.known?.id ?? '' });
    return { seen, answer: (await call('POST', '/order/bulk-manual', form)).body };
  };
  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('Known');
    await call('POST', '/warehouse', warehouse);
    for (const sku_id of ['RPT-A', 'RPT-B']) await call('POST', '/settings/sku', { ...sku, sku_id });
  });
  afterAll(() => server.stop());

  test('Shopify: its two orders are stored as the shop has them', async () => {
    const { seen, answer } = await importFile(shopify);
    expect(seen.known).toMatchObject({ id: 'shopify-orders', name: 'Shopify order export' });
    expect(answer.data, JSON.stringify(answer)).toMatchObject({ added: 2, rejected_rows: [] });
    const cod = await orderOf('#5101');
    expect(cod.buyer_details).toMatchObject({
      name: 'Meera Iyer',
      phone: '9845012345',
      address: '14 3rd Cross, Flat 2',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
    });
    expect(cod.order_details).toMatchObject({ order_id: '#5101', order_date: '2026-11-18T18:20:10.000Z' });
    expect(
      cod.order_details.product_details.map(({ sku_id, quantity, unit_price }: Record<string, unknown>) => [
        sku_id,
        quantity,
        unit_price,
      ]),
    ).toEqual([
      ['RPT-A', 1, 499],
      ['RPT-B', 2, 449],
    ]);
    expect(cod.order_details.payment_details).toMatchObject({
      payment_mode: 'cod',
      payment_gateway_names: ['Cash on Delivery (COD)'],
    });
    expect(cod.totals).toMatchObject({ total: 1357, collect: 1357 });
    const paid = await orderOf('#5102');
    expect(paid.order_details.payment_details).toMatchObject({ payment_mode: 'prepaid' });
    expect(paid.totals).toMatchObject({ total: 1357, collect: 0 });
  });

  test.each([
    ['Amazon order report', amazon, '404-1234567-1234567', 1040, 1040, [['RPT-B', 3]]],
    [
      'WooCommerce order export',
      woo,
      '7301',
      1010,
      1010,
      [
        ['RPT-A', 1],
        ['RPT-B', 1],
      ],
    ],
    [
      'Unicommerce sale order export',
      unicommerce,
      'UC-88',
      998,
      998,
      [
        ['RPT-A', 1],
        ['RPT-A', 1],
      ],
    ],
    ['Shiprocket order report', shiprocket, 'SR-9', 998, 0, [['RPT-A', 2]]],
  ])('%s: recognized, matched and stored', async (name, text, number, total, collect, lines) => {
    const { seen, answer } = await importFile(text);
    expect(seen.known?.name).toBe(name);
    expect(answer.data, JSON.stringify(answer)).toMatchObject({ added: 1, rejected_rows: [] });
    const order = await orderOf(number);
    expect(order.buyer_details).toMatchObject({
      name: 'Asha Menon',
      phone: '9845012345',
      address: expect.stringMatching(/^22 Church Street/),
      state: 'Karnataka',
      pincode: '560001',
    });
    expect(order.totals).toMatchObject({ total, collect });
    expect(
      order.order_details.product_details.map((line: { sku_id: string; quantity: number }) => [
        line.sku_id,
        line.quantity,
      ]),
    ).toEqual(lines);
  });

  test('what the shop has cancelled, sent or refunded stays out, and the answer says so', async () => {
    const rows = shopify.trim().split('\n');
    const changed = (text: string, number: string, change: (cells: string) => string) =>
      change(text.replaceAll(/#510\d/g, number));
    const file = [
      rows[0],
      changed(rows[1]!, '#5201', (row) => row.replace(',,,INR,', ',,fulfilled,INR,')),
      changed(rows[2]!, '#5201', (row) => row),
      changed(rows[1]!, '#5202', (row) => row.replace(',pending,', ',voided,')),
      changed(rows[1]!, '#5203', (row) => row.replace(',true,,,Accounts', ',false,,,Accounts')),
      changed(rows[2]!, '#5203', (row) => row),
    ].join('\n');
    const { answer } = await importFile(file);
    expect(answer.data.left_out).toEqual([
      { reason: 'Fulfilled in Shopify', rows: 2 },
      { reason: 'Refunded or voided in Shopify', rows: 1 },
      { reason: 'Needs no shipping', rows: 1 },
    ]);
  });

  test('a payment that is neither known as cash nor as paid is asked about', async () => {
    const { answer } = await importFile(
      woo.replaceAll('7301', '7401').replaceAll('Cash on delivery', 'Barter'),
    );
    expect(answer.data.rejected_rows).toMatchObject([
      { row: 2, column: 'payment_mode', reason: '"Barter" isn\'t recognized. Enter cod or prepaid.' },
    ]);
  });

  test('Amazon’s report without addresses is known, and says which one to download', async () => {
    const file =
      'amazon-order-id\tmerchant-order-id\tfulfillment-channel\tsku\tasin\n404-1\t404-1\tMerchant\tRPT-A\tB0';
    const refused = await call('POST', '/utils/table-columns/orders', formOf(file));
    expect(refused.status).toBe(422);
    expect(refused.body.fields.file).toContain('Unshipped Orders report');
  });

  test('what the user changes about a known file is remembered for the next one', async () => {
    const mapping = { order_id: 'Id', buyer_name: 'Billing Name', sku_id: 'Lineitem sku' };
    const saved = await call('POST', '/mappings', {
      type: 'orders',
      source: 'Shopify order export',
      mapping,
    });
    expect(saved.status).toBe(200);
    const { data } = (await call('POST', '/utils/table-columns/orders', formOf(shopify))).body;
    expect(data.saved_source).toBe('Shopify order export');
    expect(data.matches).toContainEqual(expect.objectContaining({ field: 'order_id', column: 'Id' }));
  });

  test('a file that is sent without a mapping is read as it is known', async () => {
    const rows = shopify.replaceAll('#510', '#530');
    const answer = await call('POST', '/order/bulk-manual', formOf(rows));
    expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({ added: 2, rejected_rows: [] });
  });
});
