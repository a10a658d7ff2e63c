import type { TcsImported, TcsMonth } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../../test/demoBrand.ts';
import { oneEngine } from '../../../../test/engines.ts';
import { handmadeSheet } from '../../../../test/handmadeFiles.ts';
import type { TestServer } from '../../../../test/server.ts';

/** The sheet TCS of the portal's GSTR-2A, whose heading has two lines. */
const heading = [
  ['Goods and Services Tax - GSTR-2A'],
  ['TCS Credit'],
  [
    'GSTIN of E-com. Operator',
    "E-com. Operator's Name",
    'Tax period of GSTR 8',
    'Gross Value of Supplies (₹)',
    'Value of Supplies Returned (₹)',
    'Net Amount Liable for TCS (₹)',
    'Total TCS Amount',
    '',
    '',
  ],
  ['', '', '', '', '', '', 'Integrated Tax (₹)', 'Central Tax (₹)', 'State/UT Tax (₹)'],
];
/** The record of a published test of the portal's data: 1% of 2020. */
const published = [
  '27AAPFU0939F1ZV',
  'SHOPIFY MARKETS LIMITED',
  '052020',
  '50000',
  '2000',
  '48000',
  '0',
  '240',
  '240',
];
const pan = 'AAPFU0939F';

describe.each(oneEngine)('TCS credits on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;
  let gstin: string;
  let month: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
    // A month in which the shop has both invoices and credit notes.
    const notes = await server.db
      .selectFrom('credit_notes')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .execute();
    for (const { order_id, note_date } of notes) {
      if ((await channelOf(order_id)) !== 'shopify') continue;
      gstin = (await invoicesOf()).find((one) => one.order_id === order_id)?.supplier.gstin ?? '';
      month = note_date.slice(0, 7);
      break;
    }
    expect(month).toMatch(/^20\d\d-\d\d$/);
  });
  afterAll(() => server.stop());

  const invoicesOf = () =>
    server.db.selectFrom('invoices').selectAll().where('brand_id', '=', brand_id).execute();
  const channelOf = async (order_id: string) =>
    (
      await server.db
        .selectFrom('orders')
        .select('channel_id')
        .where('brand_id', '=', brand_id)
        .where('order_id', '=', order_id)
        .executeTakeFirstOrThrow()
    ).channel_id;

  async function send(rows: readonly (readonly string[])[], as = token, of = gstin) {
    const form = new FormData();
    form.set('file', new File([handmadeSheet([...heading, ...rows])], 'gstr2a.xlsx'));
    form.set('gstin', of);
    return server.call('POST', '/finance/gst/tcs', { token: as, body: form });
  }
  const imported = async (rows: readonly (readonly string[])[]): Promise<TcsImported> => {
    const { status, body } = await send(rows);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const load = async (of = month): Promise<TcsMonth> =>
    (await server.call('GET', `/finance/gst/tcs?gstin=${gstin}&month=${of}`, { token })).body.data;

  /** Adds up taxed lines of the stored documents of a channel, one by one. */
  async function salesOf(channel: string) {
    const invoices = await invoicesOf();
    const notes = await server.db
      .selectFrom('credit_notes')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .execute();
    let [gross, returned] = [0, 0];
    for (const { order_id, supplier, invoice_date, lines } of invoices)
      if (
        supplier.gstin === gstin &&
        invoice_date.startsWith(month) &&
        (await channelOf(order_id)) === channel
      )
        for (const { tax } of lines ?? []) if (tax.igst + tax.cgst + tax.sgst > 0) gross += tax.taxable;
    for (const { order_id, issue, note_date, lines } of notes) {
      const of = invoices.find((one) => one.order_id === order_id && one.issue === issue);
      if (
        of?.supplier.gstin === gstin &&
        note_date.startsWith(month) &&
        (await channelOf(order_id)) === channel
      )
        for (const line of lines) returned += line.taxable;
    }
    return { gross: gross / 100, returned: returned / 100 };
  }

  test('are read from the portal’s sheet', async () => {
    expect((await load('2020-05')).operators).toEqual([]);
    const result = await imported([
      published,
      ['27AAPFU0939F1ZX', '', '052020', '1', '', '1', '0', '0', '0'],
    ]);
    expect(result).toMatchObject({ saved: 1, months: ['2020-05'] });
    expect(result.rejected_rows.map(({ row, column }) => [row, column])).toEqual([[6, 'operator_gstin']]);
    const read = await load('2020-05');
    expect(read.total).toEqual({ igst: 0, cgst: 240, sgst: 240 });
    expect(read.rates).toEqual([1]);
    expect(read.operators).toMatchObject([
      {
        pan,
        gstins: ['27AAPFU0939F1ZV'],
        name: 'SHOPIFY MARKETS LIMITED',
        credit: { gross: 50_000, returned: 2000, net: 48_000, igst: 0, cgst: 240, sgst: 240 },
      },
    ]);
  });

  test('are replaced by a later file, and rows of several places are added up', async () => {
    const later = [...published.slice(0, 3), '1000', '0', '1000', '10', '0', '0'];
    expect(await imported([later, later])).toMatchObject({ saved: 1, rejected_rows: [] });
    expect((await load('2020-05')).operators[0]!.credit).toEqual({
      gross: 2000,
      returned: 0,
      net: 2000,
      igst: 20,
      cgst: 0,
      sgst: 0,
    });
  });

  test('are compared with the documents of the channel of that name, and of the one that is chosen', async () => {
    // Nothing came for this month, but there are sales.
    const sales = await salesOf('shopify');
    expect(sales.gross).toBeGreaterThan(0);
    expect(sales.returned).toBeGreaterThan(0);
    expect((await load()).operators).toMatchObject([{ channel: 'shopify', credit: null, sales }]);

    const net = (sales.gross - sales.returned).toFixed(2);
    const tax = ((sales.gross - sales.returned) / 200).toFixed(2);
    const row = (gross: number, of = tax) => [
      ...published.slice(0, 2),
      `${month.slice(5)}${month.slice(0, 4)}`,
      gross.toFixed(2),
      sales.returned.toFixed(2),
      net,
      of,
      '0',
      '0',
    ];
    await imported([row(sales.gross)]);
    expect((await load()).operators).toMatchObject([{ is_chosen: false, sales, differences: [] }]);
    await imported([row(sales.gross + 500, (Number(tax) + 3).toFixed(2))]);
    expect((await load()).operators[0]!.differences).toEqual([
      { code: 'gross', amount: 500 },
      { code: 'sum', amount: -500 },
      { code: 'tax', amount: expect.closeTo(3, 1) },
    ]);

    const choose = (channel: string, as = token) =>
      server.call('PUT', '/finance/gst/tcs/channel', { token: as, body: { pan, channel } });
    expect((await choose('')).status).toBe(200);
    expect((await load()).operators[0]).toMatchObject({ channel: null, is_chosen: true, sales: null });
    expect((await choose('custom')).status).toBe(200);
    // Later files keep the choice.
    await imported([row(sales.gross), [...published.slice(0, 2), '062020', ...published.slice(3)]]);
    expect((await load()).operators[0]).toMatchObject({ channel: 'custom', sales: await salesOf('custom') });
    expect((await load('2020-06')).operators[0]).toMatchObject({ channel: 'custom', is_chosen: true });
  });

  test('belong to the brand: another has none, and no other’s GSTIN or marketplace', async () => {
    const other = await server.newBrand('Others');
    expect((await send([published], other.token)).status).toBe(404);
    const choice = { pan, channel: 'shopify' };
    const answer = await server.call('PUT', '/finance/gst/tcs/channel', { token: other.token, body: choice });
    expect(answer.status).toBe(404);
    const theirs = await server.call('GET', '/finance/gst/tcs?month=2020-05', { token: other.token });
    expect(theirs.body.data.operators).toEqual([]);
  });

  test('are asked for where a file has none', async () => {
    const form = new FormData();
    form.set('file', new File(['Name,Place\nA,B\n'], 'a.csv'));
    form.set('gstin', gstin);
    const { status, body } = await server.call('POST', '/finance/gst/tcs', { token, body: form });
    expect([status, body.fields.file]).toEqual([422, expect.stringContaining('Missing: operator_gstin')]);
  });
});
