import { exampleRateCard } from '@khep/domain/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { buildWorkbook } from '../../../../test/spreadsheet.ts';

/*
 * Invoices of invented couriers, as strangers write them. All parcels are of zone D, 1.2 kg, 30 × 20 × 15 cm ÷ 5000 = 1.8 kg,
 * so four slabs: 45.40 + 3 × 44.80 = 179.80. Fuel 10 %: 17.98. COD 1.5 % of 2,499: 37.49. Together 235.27, GST 42.35, 277.62.
 * Prepaid 197.78 + 35.60 = 233.38. Returned 179.80 + 175.70 + 35.55 = 391.05, GST 70.39, 461.44.
 */
const zones = (rates: typeof exampleRateCard.forward_contract_data) =>
  Object.entries(rates).map(([zone, { base, additional }]) => ({ zone, base, additional }));
const contract = {
  brand_details: { conversion_factor: 5000, valid_from: '2020-01-01', valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(exampleRateCard.forward_contract_data),
  rto_contract_data: zones(exampleRateCard.rto_contract_data ?? {}),
  vas_contract_data: [
    { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 30, percentage: 1.5 } },
    { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: 10 } },
  ],
};

/** Four parcels of each file: the third is prepaid, the fourth was returned. */
const awbOf = (file: number, parcel: number) => String(7_204_500_000_000 + file * 100 + parcel);
const parcelsOfFile = 4;
const files = 5;

describe.each(oneEngine)('invoices of unseen couriers on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Unseen couriers');
    await createCatalogue(call);
    const { id } = await packedOrder(call);
    const { db } = server.open;
    const orders = await copyPackedOrder(db, brand.brand_id, id, files * parcelsOfFile);
    const now = server.clock.now().getTime();
    for (const [index, order_id] of orders.toSorted().entries()) {
      const parcel = index % parcelsOfFile;
      await db
        .updateTable('shipments')
        .set({
          awb: awbOf(Math.floor(index / parcelsOfFile), parcel),
          courier_id: 1,
          state: parcel === 3 ? 'RTO_DELIVERED' : 'DELIVERED',
          zone: 'D',
          dead_weight_g: 1200,
          length_cm: 30,
          width_cm: 20,
          height_cm: 15,
          payment_mode: parcel === 2 ? 'prepaid' : 'cod',
          collectible_paise: parcel === 2 ? 0 : 249_900,
          picked_up_at: new Date(now - 20 * 86_400_000),
          ended_at: new Date(now - 16 * 86_400_000),
        })
        .where('brand_id', '=', brand.brand_id)
        .where('order_id', '=', order_id)
        .execute();
    }
    await call('POST', '/contracts/rate_card/1', contract);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const send = (path: string, bytes: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('file', new File([bytes], 'invoice'));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return call('POST', path, form);
  };

  /** Matches the columns as the screen does, uploads with that mapping, and returns what came of the lines. */
  async function reconcile(bytes: Uint8Array<ArrayBuffer>) {
    const columns = await send('/utils/table-columns/invoice', bytes);
    expect(columns.status, JSON.stringify(columns.body)).toBe(200);
    const { matches, adds_up, heading_row } = columns.body.data;
    const mapping = Object.fromEntries(
      matches.map(({ field, column }: { field: string; column: string }) => [field, column]),
    );
    const { status, body } = await send('/invoice/1', bytes, { mapping: JSON.stringify(mapping) });
    expect(status, JSON.stringify(body)).toBe(200);
    const { invoice, rejected_rows } = body.data;
    const { items } = (await call('GET', `/reconciliation?page_size=100&invoice_id=${invoice.id}`)).body;
    const lines = items
      .toSorted((one: { line: number }, other: { line: number }) => one.line - other.line)
      .map(({ awb, categories, expected, charged, status: state }: Record<string, unknown>) => [
        awb,
        (categories as string[]).join(' + '),
        expected,
        charged,
        state,
      ]);
    const byColumn = (one: { column: string }, other: { column: string }) =>
      one.column.localeCompare(other.column);
    return { lines, mapping, adds_up, heading_row, invoice, rejected_rows: rejected_rows.toSorted(byColumn) };
  }
  const encode = (text: string) => new TextEncoder().encode(text);
  const bytesOf = (text: string, toBytes: (code: number) => number[]) =>
    Uint8Array.from(Array.from({ length: text.length }, (_, at) => toBytes(text.charCodeAt(at))).flat());

  test('Garuda Cargo: a summary sheet first, headings in row 4, rupee signs, first and further slabs, one GST column', async () => {
    const row = (parcel: number, weight: string, ...amounts: string[]) => [
      awbOf(0, parcel),
      '21-Nov-26',
      'D (Rest of India)',
      weight,
      ...amounts,
    ];
    const found = await reconcile(
      buildWorkbook({
        Summary: [['Garuda Cargo Pvt Ltd'], ['Invoice total', '₹ 1,040.60']],
        'AWB wise': [
          ['Garuda Cargo Pvt Ltd', '', '', '', '', '', '', '', '', ''],
          ['GSTIN 27AAPFU0939F1ZV'],
          [],
          [
            'Docket No',
            'Bill Date',
            'Zone',
            'Chargeable Wt',
            'First Slab Charge',
            'Addl. Slab Charge',
            'Fuel Surcharge',
            'COD Charge',
            'GST',
            'Grand Total',
          ],
          row(0, '2 kg', '₹ 45.40', '₹ 134.40', '₹ 17.98', '₹ 37.49', '₹ 42.35', '₹ 277.62'),
          // Two and a half kilograms: 45.40 + 4 × 44.80 = 224.60; 22.46 + 37.49; GST 51.22.
          row(1, '2.5 kg', '₹ 45.40', '₹ 179.20', '₹ 22.46', '₹ 37.49', '₹ 51.22', '₹ 335.77'),
          [],
          row(2, '2000 gms', 'Rs. 45.40', '134.40', '17.98', '-', '35.60', '233.38'),
          [
            '7204500009999',
            '21-Nov-26',
            'D',
            '0.5 kg',
            '₹ 1,45,454.00',
            '0',
            '0',
            '0',
            '₹ 26,181.72',
            '₹ 1,71,635.72',
          ],
          ['', '', '', '', '', '', '', '', 'Total', '₹ 1,72,482.49'],
          ['Amount in words: one lakh seventy-two thousand'],
          ['E. & O. E.'],
        ],
      }),
    );
    expect(found.heading_row).toBe(4);
    expect(found.mapping).toMatchObject({
      freight: 'First Slab Charge',
      freight_further: 'Addl. Slab Charge',
      igst: 'GST',
    });
    expect(found.adds_up).toMatchObject({ lines: 4, ties: 4, first_wrong_row: null });
    expect(found.lines).toEqual([
      [awbOf(0, 0), '', 277.62, 277.62, 'matched'],
      [awbOf(0, 1), 'OVERWEIGHT', 277.62, 335.77, 'under_review'],
      [awbOf(0, 2), '', 233.38, 233.38, 'matched'],
      ['7204500009999', 'UNKNOWN_AWB', 0, 171_635.72, 'under_review'],
    ]);
    expect([found.rejected_rows, found.invoice.warning]).toEqual([[], '']);
  });

  test('Pavan Express: semicolons in Windows-1252, apostrophes, split GST, and a credit in parentheses', async () => {
    const text = [
      'Pavan Express – Tax invoice PX/26-27/118;;;;;;;;',
      'Consignment No;Invoice Dt;Rate Zone;Billed Weight (kg);Basic Freight;FSC;COD Fee;CGST;SGST;Bill Amount',
      `'${awbOf(1, 0)};05/11/2026;Zone D;2,0;179,80;17,98;37,49;21,18;21,17;277,62`,
      // Ten rupees more freight: 189.80 + 18.98 + 37.49 = 246.27; GST 44.33.
      `'${awbOf(1, 1)};05/11/2026;D;2;189.80;18.98;37.49;22.17;22.16;290.60`,
      // Takes back the ten rupees, the fuel on them and the tax: 11.00 + 1.98.
      `'${awbOf(1, 1)};06/11/2026;D;2;(10.00);(1.00);0;(0.99);(0.99);(12.98)`,
      ';;;;;;;;;',
      'Consignment No;Invoice Dt;Rate Zone;Billed Weight (kg);Basic Freight;FSC;COD Fee;CGST;SGST;Bill Amount',
      `'${awbOf(1, 2)};2026-11-05;Z-D;2;179.80;17.98;0;17.80;17.80;233.38 Dr`,
      'Grand Total;;;;;;;;;788.62',
    ].join('\r\n');
    const found = await reconcile(bytesOf(text, (code) => [code === 0x2013 ? 0x96 : code]));
    expect(found.lines).toEqual([
      [awbOf(1, 0), '', 277.62, 277.62, 'matched'],
      [awbOf(1, 1), 'WRONG_RATE', 277.62, 290.6, 'under_review'],
      [awbOf(1, 1), 'UNDERCHARGED', 0, -12.98, 'under_review'],
      [awbOf(1, 2), '', 233.38, 233.38, 'matched'],
    ]);
    expect([found.rejected_rows, found.invoice.warning]).toEqual([[], '']);
  });

  test('हंस कूरियर: Hindi headings in UTF-16 with tabs, grams, and a slab too many', async () => {
    const text = [
      'एडब्ल्यूबी\tबिल दिनांक\tज़ोन\tबिल भार\tभाड़ा\tईंधन अधिभार\tसीओडी शुल्क\tजीएसटी\tकुल राशि',
      `${awbOf(2, 0)}\t21/11/2026\tD\t2000\t179.80\t17.98\t37.49\t42.35\t277.62`,
      // 9,000 cm³ ÷ 4000 = 2.25 kg: five slabs.
      `${awbOf(2, 1)}\t21/11/2026\tD\t2250\t224.60\t22.46\t37.49\t51.22\t335.77`,
      // GST two rupees too much.
      `${awbOf(2, 2)}\t21/11/2026\tD\t2000\t179.80\t17.98\t0\t37.60\t235.38`,
      'कुल\t\t\t\t\t\t\t\t848.77',
    ].join('\n');
    const found = await reconcile(bytesOf(`\uFEFF${text}`, (code) => [code & 0xff, code >> 8]));
    expect(found.lines).toEqual([
      [awbOf(2, 0), '', 277.62, 277.62, 'matched'],
      [awbOf(2, 1), 'OVERWEIGHT', 277.62, 335.77, 'under_review'],
      [awbOf(2, 2), 'GST_MISMATCH', 233.38, 235.38, 'under_review'],
    ]);
    expect([found.rejected_rows, found.invoice.warning]).toEqual([[], '']);
    const { items } = (await call('GET', `/reconciliation?search=${awbOf(2, 1)}`)).body;
    expect(items[0].why).toBe('2.25 kg billed; 1.8 kg makes 4 slabs.');
  });

  test('Maruti Logistics: a line for each charge, not together, and a rounded AWB', async () => {
    const text = [
      'AWB,Charge Type,Zone,Weight,Amount,GST,Total',
      `${awbOf(3, 0)},Forward Freight,D,2,179.80,32.36,212.16`,
      `${awbOf(3, 0)},Fuel Surcharge,D,2,17.98,3.24,21.22`,
      `${awbOf(3, 1)},Freight,D,2,179.80,32.36,212.16`,
      `${awbOf(3, 0)},COD Handling,D,2,37.49,6.75,44.24`,
      `${awbOf(3, 1)},Fuel,D,2,17.98,3.24,21.22`,
      `${awbOf(3, 1)},COD,D,2,37.49,6.75,44.24`,
      // Nobody agreed to it.
      `${awbOf(3, 1)},Green Initiative,D,2,25.00,4.50,29.50`,
      // The same freight once more.
      `${awbOf(3, 2)},Freight,D,2,179.80,32.36,212.16`,
      `${awbOf(3, 2)},FSC,D,2,17.98,3.24,21.22`,
      `${awbOf(3, 2)},Freight,D,2,179.80,32.36,212.16`,
      '1.23E+12,Freight,D,2,179.80,32.36,212.16',
    ].join('\n');
    const found = await reconcile(encode(text));
    expect(found.lines).toEqual([
      [awbOf(3, 0), '', 277.62, 277.62, 'matched'],
      [awbOf(3, 1), 'UNEXPECTED_CHARGE', 277.62, 307.12, 'under_review'],
      [awbOf(3, 2), '', 233.38, 233.38, 'matched'],
      [awbOf(3, 2), 'DUPLICATE_AWB', 0, 212.16, 'under_review'],
    ]);
    expect(found.rejected_rows).toEqual([
      {
        row: 12,
        column: 'awb',
        value: '1.23E+12',
        reason: 'The spreadsheet rounded this number to 1.23E+12. Enter all digits of the AWB.',
      },
    ]);
  });

  test('Udaan Freight: numbers as AWBs, days as numbers, RTO on a line of its own, and unreadable cells', async () => {
    const day = new Date('2026-11-21T00:00:00Z');
    const found = await reconcile(
      buildWorkbook({
        Invoice: [
          [
            'Tracking ID',
            'Shipment Date',
            'Billing Zone',
            'Applicable Weight (gms)',
            'FWD Charges',
            'RTO Charges',
            'Fuel',
            'COD Charges',
            'Taxable Value',
            'CGST',
            'SGST',
            'IGST',
            'Net Amount',
          ],
          [Number(awbOf(4, 3)), day, 'D', 2000, 179.8, 0, 17.98, 0, 197.78, 0, 0, 35.6, 233.38],
          // The way back alone: 175.70 + 17.57 = 193.27; GST 34.79; 228.06.
          [Number(awbOf(4, 3)), day, 'D', 2000, 0, 175.7, 17.57, 0, 193.27, 0, 0, 34.79, 228.06],
          [Number(awbOf(4, 0)), day, 'D', 2000, 179.8, 0, 17.98, 37.49, 235.27, 0, 0, 42.35, 277.62],
          [
            Number(awbOf(4, 1)),
            day,
            'D',
            'two kilos',
            179.8,
            0,
            17.98,
            37.49,
            235.27,
            0,
            0,
            42.35,
            'see annexure',
          ],
          ['Total', '', '', '', '', '', '', '', '', '', '', '', 739.06],
        ],
      }),
    );
    expect(found.lines).toEqual([
      [awbOf(4, 3), '', 233.38, 233.38, 'matched'],
      [awbOf(4, 3), '', 228.06, 228.06, 'matched'],
      [awbOf(4, 0), '', 277.62, 277.62, 'matched'],
    ]);
    expect(found.rejected_rows).toEqual([
      {
        row: 5,
        column: 'charged_weight',
        value: 'two kilos',
        reason: '"two kilos" isn\'t a weight. Enter it such as 1.5 kg or 1500 g.',
      },
      {
        row: 5,
        column: 'total',
        value: 'see annexure',
        reason: '"see annexure" isn\'t an amount. Enter rupees such as 549.50.',
      },
    ]);
  });
});
