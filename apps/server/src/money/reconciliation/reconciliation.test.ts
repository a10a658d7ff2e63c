import { couriers } from '@khep/domain/couriers';
import { exampleRateCard } from '@khep/domain/rating';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { summedBalances } from '../../brand/ledger/balances.ts';
import { createCatalogue, packParcels } from '../../../test/shipping.ts';

const zones = (rates: typeof exampleRateCard.forward_contract_data) =>
  Object.entries(rates).map(([zone, { base, additional }]) => ({ zone, base, additional }));
/** The example card with fuel of 10 %. */
const contract = (valid_from: string, fsc = 10) => ({
  brand_details: { conversion_factor: 5000, valid_from, valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(exampleRateCard.forward_contract_data),
  rto_contract_data: zones(exampleRateCard.rto_contract_data ?? {}),
  vas_contract_data: [
    { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 30, percentage: 1.5 } },
    { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: fsc } },
  ],
});

/** AWBs of parcels of zone D, 1.2 kg, 30 × 20 × 15: the contract charges ₹277.62 with COD of ₹2,499. */
const awbs = [
  '1490880950001',
  '1490880950002',
  '1490880950003',
  '1490880950004',
  '1490880950005',
  '1490880950006',
];

describe.each(oneEngine)('reconciliation on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let stranger: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Reconciliation');
    stranger = await server.newBrand('Other reconciliation');
    await createCatalogue(call);
    const { db } = server.open;
    const shipments = await packParcels(call, db, brand.brand_id, awbs.length);
    const now = server.clock.now().getTime();
    for (const [index, shipment_id] of shipments.entries())
      await db
        .updateTable('shipments')
        .set({
          awb: awbs[index]!,
          courier_id: 1,
          state: 'DELIVERED',
          zone: 'D',
          dead_weight_g: 1200,
          length_cm: 30,
          width_cm: 20,
          height_cm: 15,
          payment_mode: index === 2 ? 'prepaid' : 'cod',
          collectible_paise: index === 2 ? 0 : 249_900,
          picked_up_at: new Date(now - 20 * 86_400_000),
          ended_at: new Date(now - 16 * 86_400_000),
        })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
    await call('POST', '/contracts/rate_card/1', contract('2020-01-01'));
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const upload = (path: string, text: string, more: Record<string, string> = {}, as = brand) => {
    const form = new FormData();
    form.set('file', new File([text], 'file.csv', { type: 'text/csv' }));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return call('POST', path, form, as);
  };
  const lines = async (query = '') => (await call('GET', `/reconciliation?${query}`)).body;
  const disputeOf = async (awb: string) =>
    (await call('GET', `/disputes?search=${awb}`)).body.data.disputes[0];
  /** Sums the claim credits of an AWB, less what was posted back. Paise. */
  async function credited(awb: string): Promise<number> {
    const { rows } = await sql<{ paise: string }>`select coalesce(sum(case when to_account = 'claims'
      then amount_paise else -amount_paise end), 0)::bigint as paise
      from ledger_entries where brand_id = ${brand.brand_id} and reference = ${awb}`.execute(server.open.db);
    return Number(rows[0]?.paise);
  }
  const dashboard = async (query = '') =>
    (await call('GET', `/reconciliation/invoice/dashboard?${query}`)).body.data;

  // Line 4 is right; two have a slab too many; one has COD on prepaid, one is unknown, one AWB is rounded.
  const invoice = [
    'Delhivery Limited,,,,,,,,',
    'OrderNo,ShippingID,BillableWt,ZoneName,FWD_Chrg,FSC_Amt,COD_Fee,IGST,NetAmt',
    `,${awbs[0]},2,D,179.80,17.98,37.49,42.35,277.62`,
    `,'${awbs[1]},2.5,D,224.60,22.46,37.49,51.22,335.77`,
    `,${awbs[2]},2,D,179.80,17.98,30.00,41.00,268.78`,
    `,${awbs[3]},2.5,D,224.60,22.46,37.49,51.22,335.77`,
    ',9990000000001,0.5,D,45.40,4.54,0,8.99,58.93',
    ',1.49088E+12,2,D,179.80,17.98,37.49,42.35,277.62',
    'Total,,,,,,,,1554.49',
  ].join('\n');
  let invoice_id = '';

  test('prices an invoice with unknown columns again and names what differs', async () => {
    const { status, body } = await upload('/invoice/1', invoice);
    expect([status, body.message]).toEqual([200, 'Invoice Uploaded Successfully']);
    const { invoice: file, rows_read, rejected_rows } = body.data;
    invoice_id = file.id;
    expect([rows_read, file.rows, file.status]).toEqual([6, 5, 'ready']);
    expect(rejected_rows).toEqual([
      {
        row: 8,
        column: 'awb',
        value: '1.49088E+12',
        reason: 'The spreadsheet rounded this number to 1.49088E+12. Enter all digits of the AWB.',
      },
    ]);
    // The line that could not be read is missing from the total.
    expect(file.warning).toContain('₹277.62 less than the total ₹1,554.49');
    const { items } = await lines();
    expect(
      items.map(({ awb, category, expected, difference, status: state }: Record<string, unknown>) => [
        awb,
        category,
        expected,
        difference,
        state,
      ]),
    ).toEqual([
      ['9990000000001', 'UNKNOWN_AWB', 0, 58.93, 'under_review'],
      [awbs[1], 'OVERWEIGHT', 277.62, 58.15, 'under_review'],
      [awbs[3], 'OVERWEIGHT', 277.62, 58.15, 'under_review'],
      [awbs[2], 'COD_ON_PREPAID', 233.38, 35.4, 'under_review'],
      [awbs[0], '', 277.62, 0, 'matched'],
    ]);
  });

  test('refuses the same file twice, and a file of another brand stays apart', async () => {
    const again = await upload('/invoice/1', invoice);
    expect([again.status, again.body.message]).toEqual([409, 'Failed to upload file!!! Please check again']);
    expect(again.body.fields.file).toContain('This file was uploaded before');
    expect((await call('GET', '/reconciliation', undefined, stranger)).body.items).toEqual([]);
    expect((await call('GET', `/reconciliation/file/${invoice_id}`, undefined, stranger)).status).toBe(404);
    expect((await call('PUT', `/invoice/${invoice_id}`, {}, stranger)).status).toBe(404);
  });

  test('loads a corrected row; the totals then tie', async () => {
    const fixed = await call('POST', `/reconciliation/file/${invoice_id}/rows`, {
      rows: [{ row: 8, cells: { awb: awbs[4] } }],
    });
    expect(fixed.body.data.invoice).toMatchObject({ rows: 6, rejected: 0, warning: '' });
    expect(fixed.body.data.rejected_rows).toEqual([]);
  });

  test('shows expected beside billed with the formula and the contract', async () => {
    const { items } = await lines('category=OVERWEIGHT');
    const { body } = await call('GET', `/reconciliation/line/${items[0].id}`);
    expect(body.data.heads[0]).toEqual({
      head: 'freight',
      expected: 179.8,
      expected_formula: '₹45.40 for the first 500 g + 3 × ₹44.80',
      billed: 224.6,
      billed_formula: '₹45.40 for the first 500 g + 4 × ₹44.80',
    });
    expect(body.data).toMatchObject({
      zone: 'D',
      weight: '1.8 kg, 4 slabs',
      billed_weight: '2.5 kg, 5 slabs',
      card: 'Rate card v1, valid from 1 Jan 2020',
      is_outdated: false,
      same_cause: { lines: 2, amount: 116.3, words: 'Charged weight above the packed weight' },
    });
  });

  test('the numbers of the dashboard add up and open their lines', async () => {
    const found = await dashboard();
    expect(found).toMatchObject({ lines: 6, matched: 2, difference: 210.63, recovered: 0 });
    expect(Number((found.billed - found.expected).toFixed(2))).toBe(found.difference);
    const sum = found.categories.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    expect(Number(sum.toFixed(2))).toBe(found.difference);
    // Every number is the sum of the lines that it opens.
    const sumOf = async (query: string, column: string) => {
      const { items, total } = await lines(`page_size=100&${query}`);
      const paise = items.reduce(
        (all: number, one: Record<string, number>) => all + Math.round((one[column] ?? 0) * 100),
        0,
      );
      return { lines: total, amount: paise / 100 };
    };
    expect((await sumOf('', 'charged')).amount).toBe(found.billed);
    for (const column of ['expected', 'difference', 'recovered'])
      expect((await sumOf(`sum=${column}`, column)).amount, column).toBe(found[column]);
    expect((await sumOf('sum=difference', 'difference')).lines).toBeLessThan(found.lines);
    const groups = {
      primary_category: found.categories,
      courier_ids: found.couriers,
      age: found.ages,
      status: found.statuses,
    };
    for (const [filter, entries] of Object.entries(groups)) {
      expect(entries.length, filter).toBeGreaterThan(0);
      for (const { id, lines: count, amount } of entries)
        expect(await sumOf(`${filter}=${encodeURIComponent(id)}`, 'difference'), `${filter} ${id}`).toEqual({
          lines: count,
          amount,
        });
    }
    expect(found.causes).toEqual([
      {
        id: 'overweight',
        label: 'Charged weight above the packed weight',
        lines: 2,
        amount: 116.3,
        category: 'OVERWEIGHT',
        since: '',
      },
    ]);
  });

  test('disputes all lines of a cause, credits them by a credit note, once', async () => {
    const disputed = await call('POST', '/reconciliation/lines/status', {
      action: 'dispute',
      cause: 'overweight',
      invoice_id,
    });
    expect(disputed.body.data).toMatchObject({
      changed: 2,
      amount: 116.3,
      failures: [],
      job: { state: 'done', done: 2 },
    });
    // Each line has one dispute, also where it is disputed twice. The invoice has billed it: nothing is held.
    const { items } = await lines('status=disputed');
    const again = await call('POST', '/reconciliation/lines/status', {
      action: 'dispute',
      ids: items.map(({ id }: { id: string }) => id),
    });
    const message = 'Not changed: it is disputed.';
    expect(again.body.data).toMatchObject({
      changed: 0,
      amount: 0,
      failures: [{ message }, { message }],
      job: { left_out: 2 },
    });
    const open = (await call('GET', '/disputes?tab=raised')).body.data;
    expect(open.disputes).toHaveLength(2);
    for (const awb of [awbs[1]!, awbs[3]!])
      expect(await disputeOf(awb)).toMatchObject({
        source: 'reconciliation',
        category: 'weight',
        status: 'DISPUTED',
        amount: 58.15,
        held: 0,
      });
    const sheet = await call('GET', '/reconciliation/download?kind=sheet&courier_ids=1');
    expect(sheet.headers.get('content-disposition')).toContain('dispute-sheet-delhivery-');
    const [heading, ...rows] = (sheet.body as string).replace('\uFEFF', '').trim().split(/\r?\n/);
    const { lines: columns } = couriers.delhivery.disputeSheets;
    expect(heading).toBe('columns' in columns && columns.columns.map(([name]) => name).join(','));
    expect(new Set(rows.map((row) => row.split(',')[0]?.replaceAll(/\D/g, '')))).toEqual(
      new Set([awbs[1], awbs[3]]),
    );
    // The file has no number and none was entered: its name is none of the courier's.
    const cells = rows.map((row) => row.split(','));
    expect(cells.map((row) => row[2])).toEqual(['', '']);
    expect(rows.every((row) => row.includes('"1.8 kg, 4 slabs","2.5 kg, 5 slabs"'))).toBe(true);
    expect(sheet.body as string).not.toContain('file.csv');
    await server.open.db
      .updateTable('courier_files')
      .set({ own_number: 'DL/2026/11/0418' })
      .where('brand_id', '=', brand.brand_id)
      .where('number', '=', 'file.csv')
      .execute();
    const numbered = (await call('GET', '/reconciliation/download?kind=sheet&courier_ids=1')).body as string;
    expect(numbered.match(/DL\/2026\/11\/0418/g)).toHaveLength(2);
    const empty = await call('GET', '/reconciliation/download?kind=sheet&courier_ids=3');
    expect([empty.status, empty.body.detail]).toEqual([409, 'No line is disputed. Dispute lines first.']);

    const note = `Waybill,Credit amount\n${awbs[1]},58.15\n${awbs[3]},60\n${awbs[0]},5\n`;
    const first = await upload('/reconciliation/1/credit-note', note, { number: 'CN-1' });
    expect(first.body.data).toMatchObject({ credited: 1, amount: 58.15 });
    expect(first.body.data.rejected_rows.map(({ reason }: { reason: string }) => reason)).toEqual([
      '₹60.00 is more than the disputed ₹58.15. Check the amount.',
      'No disputed line of this courier has this AWB.',
    ]);
    // The same note with headings that no one knows: it asks for its columns, and is read with those given.
    const foreign = note.replace('Waybill,Credit amount', 'Ref A,Ref B');
    const asked = await upload('/reconciliation/1/credit-note', foreign, { number: 'CN-1' });
    expect(asked.status).toBe(422);
    const mapping = JSON.stringify({ awb: 'Ref A', total: 'Ref B' });
    const second = await upload('/reconciliation/1/credit-note', foreign, { number: 'CN-1', mapping });
    expect(second.status).toBe(200);
    expect(second.body.data).toMatchObject({ credited: 0, amount: 0 });
    expect(await dashboard()).toMatchObject({ recovered: 58.15 });
    expect(await disputeOf(awbs[1]!)).toMatchObject({ status: 'WON', released: 58.15, debited: 0 });
    const { rows: posted } = await sql<{ amount: number }>`select sum(amount_paise)::bigint as amount
      from ledger_entries where brand_id = ${brand.brand_id} and reference = ${awbs[1]!}`.execute(
      server.open.db,
    );
    expect(Number(posted[0]?.amount)).toBe(5815);
  });

  test('a line follows the response to its dispute, and the dispute follows its line', async () => {
    const { id } = await disputeOf(awbs[3]!);
    const line = async () => (await lines(`search=${awbs[3]}`)).items[0];
    const change = async (action: string) =>
      (await call('POST', '/reconciliation/lines/status', { action, ids: [(await line()).id] })).body.data;
    await call('POST', `/disputes/${id}/resolve`, { outcome: 'PARTIAL', released: 20 });
    expect(await line()).toMatchObject({ status: 'rejected', recovered: 20 });
    expect(await credited(awbs[3]!)).toBe(2000);
    expect(await change('dispute')).toMatchObject({ changed: 1 });
    expect(await disputeOf(awbs[3]!)).toMatchObject({ id, status: 'DISPUTED', released: 20 });
    const lost = await call('POST', `/disputes/${id}/resolve`, { outcome: 'LOST' });
    expect([lost.status, lost.body.detail]).toEqual([
      409,
      '₹20.00 was credited. Record the dispute as partly won.',
    ]);
    expect(await change('reject')).toMatchObject({ changed: 1 });
    expect(await disputeOf(awbs[3]!)).toMatchObject({ status: 'PARTIAL', released: 20 });
    expect(await change('reopen')).toMatchObject({ changed: 1 });
    expect(await disputeOf(awbs[3]!)).toMatchObject({ status: 'WITHDRAWN', released: 20 });
    await change('dispute');
    expect([(await line()).status, (await disputeOf(awbs[3]!)).status]).toEqual(['disputed', 'DISPUTED']);
    expect(await credited(awbs[3]!)).toBe(2000);
  });

  test('a line without a shipment is credited without a dispute, and one that costs less is not disputed', async () => {
    const [unknown] = (await lines('category=UNKNOWN_AWB')).items;
    await call('POST', '/reconciliation/lines/status', { action: 'dispute', ids: [unknown.id] });
    const note = 'Waybill,Credit amount\n9990000000001,58.93\n';
    expect((await upload('/reconciliation/1/credit-note', note, { number: 'CN-2' })).body.data).toMatchObject(
      { credited: 1 },
    );
    expect((await call('GET', '/disputes?search=9990000000001')).body.data.disputes).toEqual([]);
    expect(await credited('9990000000001')).toBe(5893);
    await server.open.db
      .updateTable('invoice_lines')
      .set({ status: 'under_review', difference_paise: -100 })
      .where('brand_id', '=', brand.brand_id)
      .where('awb', '=', awbs[0]!)
      .execute();
    const [cheap] = (await lines(`search=${awbs[0]}`)).items;
    const { data } = (
      await call('POST', '/reconciliation/lines/status', { action: 'dispute', ids: [cheap.id] })
    ).body;
    expect(data).toMatchObject({
      changed: 0,
      failures: [{ id: cheap.id, message: 'Nothing was overcharged. Accept the line instead.' }],
    });
  });

  test('a corrected contract shows what changed and keeps decided lines', async () => {
    await call('POST', '/contracts/rate_card/1', contract('2020-01-01', 14));
    const { body } = await call('POST', '/reconciliation/1', { invoice_id });
    expect(body.message).toBe('Invoice Reconciliation successfully done');
    expect(body.data).toMatchObject({ lines: 6, changed: 5 });
    const { items } = await lines(`search=${awbs[3]}`);
    // 179.80 + 25.17 + 37.49 = 242.46; GST 43.64.
    expect(items[0]).toMatchObject({ expected: 286.1, difference: 49.67, status: 'disputed' });
    expect(await disputeOf(awbs[3]!)).toMatchObject({ amount: 49.67 });
  });

  test('the same AWB on a second invoice is a duplicate, until the first is deleted', async () => {
    const second = [
      'awb,freight,gst,total',
      `${awbs[5]},179.80,32.36,212.16`,
      `${awbs[0]},179.80,32.36,212.16`,
    ];
    await upload('/invoice/1', second.join('\n'), { number: 'DL-2' });
    const numbers = await server.open.db
      .selectFrom('courier_files')
      .select('own_number')
      .where('brand_id', '=', brand.brand_id)
      .where('number', '=', 'DL-2')
      .execute();
    expect(numbers).toEqual([{ own_number: 'DL-2' }]);
    expect((await lines(`search=${awbs[0]}&category=DUPLICATE_AWB`)).total).toBe(1);
    const deleted = await call('PUT', `/invoice/${invoice_id}`, {});
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Invoice Deleted']);
    const { entries } = (await call('GET', '/audit?area=billing')).body.data;
    expect(entries.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Courier invoice uploaded', 'Courier invoice deleted']),
    );
    // Its credits are posted back, once, and its disputes withdrawn.
    await call('PUT', `/invoice/${invoice_id}`, {});
    for (const awb of [awbs[1]!, awbs[3]!, '9990000000001']) expect(await credited(awb), awb).toBe(0);
    for (const awb of [awbs[1]!, awbs[3]!])
      expect(await disputeOf(awb)).toMatchObject({ status: 'WITHDRAWN', released: 0 });
    const raised = await call('POST', '/disputes/raise', { dispute_ids: [(await disputeOf(awbs[3]!)).id] });
    expect(raised.body.data.failures[0].message).toBe('The invoice of this charge was deleted.');
    expect(await summedBalances(server.open.db, brand.brand_id)).toEqual(
      expect.objectContaining({ available: 0, weight_hold: 0 }),
    );
    expect(await dashboard()).toMatchObject({ recovered: 0 });
    const list = (await call('GET', '/invoice')).body;
    expect(list.items.map(({ is_active }: { is_active: boolean }) => is_active)).toEqual([true, false]);
    const [own] = list.items;
    await call('POST', '/reconciliation/1', { invoice_id: own.id });
    expect((await lines('category=DUPLICATE_AWB')).total).toBe(0);
    expect((await lines()).total).toBe(2);
  });

  test('finds the short, the overdue and the unknown of a COD remittance', async () => {
    const file = [
      'Waybill,COD Amount,Freight Adjusted,Net Payable',
      `${awbs[0]},2499,59,2440`,
      `${awbs[1]},2400,0,2400`,
      `${awbs[2]},500,0,500`,
      '9990000000009,100,0,100',
    ].join('\n');
    const { status, body } = await upload('/reconciliation/cod/1/file', file, {
      utr: 'HDFCN52026111500012',
      bank_credit: '5440',
    });
    expect([status, body.data.invoice.warning]).toEqual([200, '']);
    const found = (await call('GET', '/reconciliation/cod')).body.items;
    expect(
      found.map(({ awb, category, difference }: Record<string, unknown>) => [awb, category, difference]),
    ).toEqual([
      [awbs[1], 'SHORT', -99],
      [awbs[0], 'MATCHED', 0],
      ['9990000000009', 'UNKNOWN_AWB', 100],
      [awbs[2], 'EXCESS', 500],
    ]);
    const overdue = (await call('GET', '/reconciliation/cod?status=overdue')).body;
    expect(overdue.items.map(({ awb }: { awb: string }) => awb).sort()).toEqual([awbs[3], awbs[4], awbs[5]]);
    // Delivered 16 days ago: nothing is overdue where the courier pays after 30.
    const cycle = (days_after: number) => ({ days_after, weekdays: [0, 1, 2, 3, 4, 5, 6] });
    expect((await call('PUT', '/billing/cod-cycles/delhivery', cycle(30))).status).toBe(200);
    expect((await call('GET', '/reconciliation/cod?status=overdue')).body.items).toEqual([]);
    await call('PUT', '/billing/cod-cycles/delhivery', cycle(7));
    const { entries } = (await call('GET', '/audit?area=billing')).body.data;
    expect(entries.slice(0, 3)).toMatchObject([
      { title: 'COD cycle of Delhivery saved', detail: 'Any day, 7 days after delivery' },
      { title: 'COD cycle of Delhivery saved', detail: 'Any day, 30 days after delivery' },
      { title: 'COD remittance uploaded', detail: expect.stringContaining('Delhivery') },
    ]);
    const again = await upload('/reconciliation/cod/1/file', `${file}\n`, { utr: 'HDFCN52026111500012' });
    expect([again.status, again.body.fields.utr]).toEqual([
      409,
      expect.stringContaining('was uploaded before'),
    ]);
    const sums = (await call('GET', '/reconciliation/cod/dashboard')).body.data;
    expect(sums.categories.map(({ id, lines: count }: { id: string; lines: number }) => [id, count])).toEqual(
      [
        ['UNKNOWN_AWB', 1],
        ['SHORT', 1],
        ['EXCESS', 1],
        ['NOT_REMITTED', 3],
        ['MATCHED', 1],
      ],
    );
    const late = sums.categories.find(({ id }: { id: string }) => id === 'NOT_REMITTED').amount;
    const codSum = async (query: string, column: string) =>
      (await call('GET', `/reconciliation/cod?${query}`)).body.items.reduce(
        (all: number, one: Record<string, number>) => all + one[column]!,
        0,
      );
    expect(await codSum('', 'remitted')).toBe(sums.billed);
    expect(await codSum('', 'expected')).toBeCloseTo(sums.expected + late);
    expect(sums.ages.length).toBeGreaterThan(0);
    for (const { id, amount } of sums.ages)
      expect(
        await codSum(`category=NOT_REMITTED&age=${encodeURIComponent(id)}`, 'difference'),
        id,
      ).toBeCloseTo(amount);
    expect(
      (await call('GET', `/reconciliation/cod?category=NOT_REMITTED&age=${encodeURIComponent('60+')}`)).body
        .total,
    ).toBe(0);
    const run = await call('POST', '/reconciliation/cod/1', { remittance_id: body.data.invoice.id });
    expect(run.body.message).toBe('COD Reconciliation successfully done');
  });

  test('a parcel that was delivered after it was remitted is paid, by the COD calendar too', async () => {
    const setState = (state: 'IN_TRANSIT' | 'DELIVERED') =>
      server.open.db
        .updateTable('shipments')
        .set({ state })
        .where('brand_id', '=', brand.brand_id)
        .where('awb', '=', awbs[4]!)
        .execute();
    const due = async () => (await call('GET', '/billing/cod-remittance')).body.data.due as number;
    await setState('IN_TRANSIT');
    const { body } = await upload(
      '/reconciliation/cod/1/file',
      `Waybill,COD Amount,Net Payable\n${awbs[4]},2499,2499`,
      { utr: 'HDFCN52026111600013' },
    );
    await setState('DELIVERED');
    const before = await due();
    await call('POST', '/reconciliation/cod/1', { remittance_id: body.data.invoice.id });
    expect(await due()).toBeCloseTo(before - 2499);
    // Another courier's payout has the same number.
    const { brand_id } = brand;
    const others = { brand_id, shipment_id: 'shp_other', utr: 'HDFCN52026111600013' };
    await server.open.db
      .insertInto('cod_settlements')
      .values({ ...others, paid_on: '2026-11-16', amount_paise: 100 })
      .execute();
    await call('PUT', `/invoice/${body.data.invoice.id}`, {});
    expect(await due()).toBeCloseTo(before);
    const { numDeletedRows } = await server.open.db
      .deleteFrom('cod_settlements')
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', 'shp_other')
      .executeTakeFirst();
    expect(Number(numDeletedRows)).toBe(1);
  });

  test('the statement of a payout adds up per AWB, and its deductions are in the ledger once', async () => {
    const { db } = server.open;
    // A remittance of the same day deducted ₹59 already. The rejected row is corrected later.
    const file = [
      'Waybill,COD Amount,Freight Adjusted,Net Payable',
      `${awbs[3]},2399,59,2340`,
      `${awbs[4]},2499,soon,2440`,
      '9990000000010,100,5,95',
    ].join('\n');
    const uploaded = await upload('/reconciliation/cod/1/file', file, { utr: 'HDFCN52026111700014' });
    const { id, invoice_date: day } = uploaded.body.data.invoice;
    const statement = async () =>
      (await call('GET', `/billing/cod-remittance/parcels?partner=delhivery&day=${day}&page_size=200`)).body
        .data;
    const wallet = () => summedBalances(db, brand.brand_id);
    const before = await statement();
    expect(before.totals).toMatchObject({ deducted: 123, posted: 123 });
    const corrected = await call('POST', `/reconciliation/file/${id}/rows`, {
      rows: [{ row: 3, cells: { deductions: '59' } }],
    });
    expect(corrected.body.data.invoice.rejected).toBe(0);
    const { parcels, totals } = await statement();
    const of = (awb: string | undefined) => parcels.find((one: { awb: string }) => one.awb === awb);
    expect(of(awbs[3])).toMatchObject({
      result: 'short',
      expected: 2499,
      received: 2399,
      difference: -100,
      deducted: 59,
    });
    expect(of(awbs[3]).days_late).toBeGreaterThan(0);
    expect(of(awbs[4])).toMatchObject({ result: 'matched', received: 2499, deducted: 59 });
    expect(of('9990000000010')).toMatchObject({
      result: 'unmatched',
      order_id: null,
      received: 100,
      deducted: 5,
    });
    expect(totals).toMatchObject({ deducted: before.totals.deducted + 59, short: before.totals.short });
    expect(totals.posted).toBe(totals.deducted);
    expect(totals.received + totals.open + totals.short - totals.excess).toBeCloseTo(totals.expected);
    expect(totals.received + totals.unmatched - totals.deducted).toBeCloseTo(totals.net);
    // The calendar counts the same money on the same day.
    const calendar = (await call('GET', '/billing/cod-remittance')).body.data;
    const paid = calendar.days.filter(
      (one: Record<string, unknown>) =>
        one['day'] === day && one['partner'] === 'delhivery' && one['state'] === 'remitted',
    );
    expect(paid.map(({ amount }: { amount: number }) => amount)).toEqual([totals.received]);
    const csv = await call('GET', `/billing/cod-remittance/statement?partner=delhivery&day=${day}`);
    const [, ...rows] = (csv.body as string).trim().split(/\r?\n/);
    expect(rows).toHaveLength(parcels.length + 1);
    expect(rows.at(-1)).toContain(`${totals.expected}`);
    // Once more posts nothing, and deleting it takes back what was posted.
    await call('POST', '/reconciliation/cod/1', { remittance_id: id });
    expect((await statement()).totals.posted).toBe(totals.posted);
    const { available } = await wallet();
    await call('PUT', `/invoice/${id}`, {});
    expect((await wallet()).available).toBe(available);
    const { rows: entries } = await sql<{ charged: number }>`select charged_paise as charged
      from ledger_positions where brand_id = ${brand.brand_id} and cause_id = ${id}`.execute(db);
    expect(entries).toEqual([{ charged: 0 }]);
    expect((await call('GET', '/billing/cod-remittance/parcels?partner=none&day=2026-11-13')).status).toBe(
      404,
    );
  });

  test('finds parcels that were shipped over 45 days ago and never billed', async () => {
    await server.open.db
      .updateTable('shipments')
      .set({ picked_up_at: new Date(server.clock.now().getTime() - 47 * 86_400_000), charge_paise: 27_762 })
      .where('brand_id', '=', brand.brand_id)
      .where('awb', '=', awbs[3]!)
      .execute();
    expect((await dashboard()).missing).toMatchObject({ lines: 1, amount: 277.62 });
    const { items } = await lines('category=MISSING_FROM_INVOICE');
    expect(items.map(({ awb, expected }: Record<string, unknown>) => [awb, expected])).toEqual([
      [awbs[3], 277.62],
    ]);
  });

  test('a line of an unknown AWB is matched by the order ID, and is a duplicate of the next with the AWB', async () => {
    const { order_number } = await server.open.db
      .selectFrom('shipments')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'shipments.brand_id')
          .onRef('orders.order_id', '=', 'shipments.order_id'),
      )
      .select('orders.order_number')
      .where('shipments.brand_id', '=', brand.brand_id)
      .where('shipments.awb', '=', awbs[4]!)
      .executeTakeFirstOrThrow();
    const heading = 'OrderNo,ShippingID,BillableWt,ZoneName,FWD_Chrg,FSC_Amt,COD_Fee,IGST,NetAmt';
    // The contract has 14 % fuel since.
    const rest = '2,D,179.80,25.17,37.49,43.64,286.10';
    const file = [
      heading,
      `${order_number},9990000000055,${rest}`,
      `,${awbs[4]},${rest}`,
      `KH-0,9990000000066,${rest}`,
    ];
    const { body } = await upload('/invoice/1', file.join('\n'), { number: 'DL-ORDER' });
    const { items } = await lines(`invoice_id=${body.data.invoice.id}`);
    const by = (line: number) => items.find((one: { line: number }) => one.line === line);
    expect(by(2)).toMatchObject({
      awb: awbs[4],
      order_number,
      category: '',
      expected: 286.1,
      status: 'matched',
    });
    expect(by(3)).toMatchObject({ awb: awbs[4], category: 'DUPLICATE_AWB', expected: 0 });
    expect(by(4)).toMatchObject({ awb: '9990000000066', category: 'UNKNOWN_AWB' });
    const { data } = (await call('GET', `/reconciliation/line/${by(2).id}`)).body;
    expect([data.billed_awb, data.line.category]).toEqual(['9990000000055', '']);
    // The courier's own number finds the line that the order ID has matched, and only it.
    const found = await lines('search=9990000000055');
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual([by(2).id]);
    expect((await lines('search=zone')).total).toBe(0);
    await call('PUT', `/invoice/${body.data.invoice.id}`, {});
  });

  test('bad input is refused beside its field', async () => {
    expect((await upload('/invoice/1', 'a,b\n1,2\n')).body.fields).toEqual({
      mapping: 'Match the columns: AWB, Total.',
    });
    expect((await upload('/invoice/1', '')).body.fields).toEqual({ file: 'This file is empty.' });
    expect((await call('POST', '/reconciliation/lines/status', { action: 'dispute' })).body.fields).toEqual({
      ids: 'Choose lines, a filter or a cause',
    });
    expect(
      (await call('POST', '/reconciliation/lines/status', { action: 'accept', ids: ['none'] })).status,
    ).toBe(404);
    // Said with its courier, so that the right one can be chosen.
    expect((await call('POST', '/reconciliation/3', { invoice_id })).body.fields).toEqual({
      invoice_id:
        'Invoice file.csv is from Delhivery Surface. Choose that courier, or a courier invoice of XpressBees Surface.',
    });
    expect((await call('POST', '/reconciliation/cod/1', { remittance_id: invoice_id })).body.fields).toEqual({
      remittance_id: 'file.csv is a courier invoice. Choose a COD remittance.',
    });
    expect((await call('POST', '/reconciliation/1', { invoice_id })).body.fields).toEqual({
      invoice_id: 'Invoice file.csv was deleted. Upload it again first.',
    });
  });
});
