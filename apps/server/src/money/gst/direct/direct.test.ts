import { addDays, formatDate, istDay } from '@khep/domain/days';
import type { DirectInvoice, EInvoices, EwayBillNeed, GstMonth } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../../test/demoBrand.ts';
import { oneEngine } from '../../../../test/engines.ts';
import type { TestServer } from '../../../../test/server.ts';
import { warehouseDraft } from '../../../../test/orderLifecycle.ts';
import { loadSender, supplierAt } from '../../../orders/invoicing/sender.ts';

describe.each(oneEngine)('invoices without an order on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;
  /** Two warehouses of different GSTINs. */
  let from: string;
  let to: string;
  let gstins: [string, string];
  let sku: string;
  /** Invoices of the demo's own transfers. */
  let seeded: number;

  const get = async (path: string) => (await server.call('GET', path, { token })).body.data;
  const send = (method: string, path: string, body: object) => server.call(method, path, { token, body });

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
    const sender = await loadSender(server.db, brand_id);
    const own = [...sender.warehouses.keys()].map((id) => ({ id, gstin: supplierAt(sender, id).gstin }));
    const first = own.find(({ id }) => id === sender.primary)!;
    const other = own.find(({ gstin }) => gstin !== '' && gstin !== first.gstin)!;
    [from, to, gstins] = [first.id, other.id, [first.gstin, other.gstin]];
    const row = await server.db
      .selectFrom('skus')
      .select('sku_id')
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .where('gst', '=', 18)
      .where('is_combo', '=', false)
      .where('hsn_code', 'not like', '6%')
      .executeTakeFirstOrThrow();
    sku = row.sku_id;
    seeded = (await list()).length;
  });
  afterAll(() => server.stop());

  const month = async (): Promise<GstMonth> => get(`/finance/gst?gstin=${gstins[0]}`);
  const list = async (): Promise<DirectInvoice[]> =>
    (await get(`/finance/gst/direct-invoices?gstin=${gstins[0]}`)).invoices;
  const table = ({ tables }: GstMonth, id: string) => tables.find((one) => one.id === id)!;
  const transfer = (more: object = {}) =>
    send('POST', '/finance/gst/transfers', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      basis: 'declared',
      lines: [{ sku_id: sku, quantity: 100, unit_value: 1000 }],
      ...more,
    });
  const abroad = (more: object = {}) =>
    send('POST', '/finance/gst/exports', {
      warehouse_id: from,
      buyer_name: 'Al Noor Trading LLC',
      address: '14 Baniyas Road, Deira',
      city: 'Dubai',
      country: 'AE',
      currency: 'AED',
      is_taxed: true,
      port: 'INNSA1',
      port_city: 'Navi Mumbai',
      port_pincode: '400707',
      lines: [{ sku_id: sku, quantity: 10, unit_value: 500 }],
      ...more,
    });

  test('a transfer to another GSTIN is a taxed supply to a registered buyer in both returns', async () => {
    const before = await month();
    const made = await transfer();
    expect(made.status).toBe(200);
    const after = await month();
    // 100 pieces of 1,000 with 18% to another state.
    expect(table(after, 'b2b').taxable - table(before, 'b2b').taxable).toBeCloseTo(100_000, 2);
    expect(table(after, 'b2b').igst - table(before, 'b2b').igst).toBeCloseTo(18_000, 2);
    expect(table(after, 'b2b').documents).toBe(table(before, 'b2b').documents! + 1);
    const [taxed] = [after, before].map(
      ({ gstr3b }) => gstr3b.outward.find(({ figure }) => figure === 'osup_det')!.igst,
    );
    expect(taxed! - before.gstr3b.outward.find(({ figure }) => figure === 'osup_det')!.igst).toBeCloseTo(
      18_000,
      2,
    );
    expect(after.gstr3b.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect((await list())[0]).toMatchObject({
      number: made.body.data.number,
      kind: 'transfer',
      buyer_gstin: gstins[1],
      taxable: 100_000,
      tax: 18_000,
      value: 118_000,
    });
  });

  test('goods within one GSTIN are no supply, and 90% of the price is their value where it is chosen', async () => {
    const same = await transfer({ to_warehouse_id: from });
    expect([same.status, JSON.stringify(same.body)]).toEqual([
      422,
      expect.stringContaining('delivery challan'),
    ]);
    const empty = await transfer({ lines: [{ sku_id: sku, quantity: 1 }] });
    expect(JSON.stringify(empty.body)).toContain('Enter the value of one unit');
    const { unit_price_paise } = await server.db
      .selectFrom('skus')
      .select('unit_price_paise')
      .where('brand_id', '=', brand_id)
      .where('sku_id', '=', sku)
      .executeTakeFirstOrThrow();
    await transfer({ basis: 'price', lines: [{ sku_id: sku, quantity: 1 }] });
    const [latest] = await list();
    expect(latest!.taxable).toBeCloseTo((unit_price_paise / 1.18 / 100) * 0.9, 1);
  });

  test('an export is in table 6A and zero-rated, with tax or under an LUT', async () => {
    const before = await month();
    await abroad();
    await abroad({ is_taxed: false });
    const after = await month();
    expect(table(after, 'exp')).toMatchObject({ documents: 2, taxable: 10_000, igst: 900 });
    const zero = ({ gstr3b }: GstMonth) => gstr3b.outward.find(({ figure }) => figure === 'osup_zero')!;
    expect(zero(after).taxable - zero(before).taxable).toBeCloseTo(10_000, 2);
    expect(after.problems.filter(({ code }) => ['place', 'wrong_tax', 'sums'].includes(code))).toEqual(
      before.problems.filter(({ code }) => ['place', 'wrong_tax', 'sums'].includes(code)),
    );
    const file = await server.call('GET', `/finance/gst/file?gstin=${gstins[0]}&format=json`, { token });
    const { exp } = file.body;
    expect(exp.map(({ exp_typ }: { exp_typ: string }) => exp_typ)).toEqual(['WPAY', 'WOPAY']);
    expect((await list())[0]!.to).toBe('Dubai, United Arab Emirates');
    for (const wrong of [{ country: 'IN' }, { country: 'XX' }, { currency: 'ABC' }])
      expect(Object.keys((await abroad(wrong)).body.fields)).toEqual(Object.keys(wrong));
  });

  test('a shipping bill is entered when customs have it', async () => {
    const exports = (await list()).filter(({ kind }) => kind === 'export');
    const { number } = exports[0]!;
    const path = '/finance/gst/exports/shipping-bill';
    const day = exports[0]!.date;
    const bill = { number, bill_number: 'A-248', bill_date: day, port: 'INABG1' };
    expect((await send('PUT', path, { ...bill, bill_date: '' })).status).toBe(422);
    const before = await send('PUT', path, { ...bill, bill_date: addDays(day, -1) });
    expect([before.status, before.body.fields.bill_date]).toEqual([
      422,
      expect.stringContaining(formatDate(day)),
    ]);
    const future = await send('PUT', path, { ...bill, bill_date: addDays(istDay(server.clock.now()), 1) });
    expect([future.status, Object.keys(future.body.fields)]).toEqual([422, ['bill_date']]);
    // Only the one without payment of tax has a time limit.
    expect(exports.map(({ lut_until, is_lut_late }) => [lut_until === null, is_lut_late])).toEqual([
      [false, false],
      [true, false],
    ]);
    expect((await send('PUT', path, bill)).status).toBe(200);
    expect((await list()).find((one) => one.number === number)).toMatchObject({
      bill_number: 'A-248',
      bill_date: day,
      port: 'INABG1',
    });
    const sale = (await list()).find(({ kind }) => kind === 'transfer')!;
    expect((await send('PUT', path, { ...bill, number: sale.number })).status).toBe(409);
  });

  test('both are registered with the portal, and only then cancelled there first', async () => {
    const before: EInvoices = await get(`/finance/gst/e-invoices?gstin=${gstins[0]}`);
    const own = before.invoices.filter(({ order_id }) => order_id === '');
    // Beside those of the demo's transfers.
    expect(own).toHaveLength(4 + seeded);
    for (const { number } of own)
      expect((await send('POST', '/finance/gst/e-invoices', { order_id: '', number })).status).toBe(200);
    const after: EInvoices = await get(`/finance/gst/e-invoices?gstin=${gstins[0]}`);
    expect(after.invoices.filter(({ order_id }) => order_id === '').map(({ state }) => state)).toEqual(
      own.map(() => 'registered'),
    );
    const paper = await server.call('GET', `/finance/gst/direct-invoices/paper?number=${own[0]!.number}`, {
      token,
    });
    expect(String(paper.body).slice(0, 5)).toBe('%PDF-');
    const cancel = { number: own[0]!.number };
    expect((await send('POST', '/finance/gst/direct-invoices/cancel', cancel)).body.detail).toContain(
      'e-invoice',
    );
    const taken = { ...cancel, order_id: '', reason: '2', remark: 'Wrong units' };
    expect((await send('POST', '/finance/gst/e-invoices/cancel', taken)).status).toBe(200);
    expect((await send('POST', '/finance/gst/direct-invoices/cancel', cancel)).status).toBe(200);
    expect((await list()).find(({ number }) => number === cancel.number)).toMatchObject({
      is_cancelled: true,
    });
    const { documents } = await get(`/finance/gst/documents?gstin=${gstins[0]}&search=${cancel.number}`);
    expect(documents).toEqual([]);
    const file = await server.call('GET', `/finance/gst/file?gstin=${gstins[0]}&format=json`, { token });
    const ranges = file.body.doc_issue.doc_det[0].docs.filter(({ cancel }: { cancel: number }) => cancel > 0);
    expect(ranges).toHaveLength(1);
    expect(ranges[0].net_issue).toBe(ranges[0].totnum - 1);
    // The count of the month is of those that are valid.
    const net = file.body.doc_issue.doc_det[0].docs.map(({ net_issue }: { net_issue: number }) => net_issue);
    expect((await month()).invoices).toBe(net.reduce((sum: number, one: number) => sum + one, 0));
  });

  test('a credit note lowers what was invoiced, once the portal cancels nothing any more', async () => {
    const made = await transfer({ lines: [{ sku_id: sku, quantity: 3, unit_value: 100 }] });
    const { number } = made.body.data;
    const shipped = await abroad({ is_taxed: false });
    const before = await month();
    const credit = (units: number[], of = number) =>
      send('POST', '/finance/gst/direct-invoices/credit', { number: of, units });
    const first = await credit([2]);
    expect(first.status).toBe(200);
    const note: string = first.body.data.number;
    expect(note).toMatch(/^CN\//);
    expect((await credit([2])).body.fields).toEqual({ 'units.0': 'Only 1 of 3 can still be returned.' });
    expect((await credit([0])).body.fields).toEqual({ units: 'Enter the units of at least one product' });
    expect((await credit([1])).status).toBe(200);
    const whole = (await list()).find((one) => one.number === shipped.body.data.number)!;
    const exported = await credit(
      whole.lines.map(({ quantity }) => quantity),
      whole.number,
    );
    // Both notes of the transfer come to the invoice, to the paisa.
    const row = (await list()).find((one) => one.number === number)!;
    expect(row.notes.map(({ value }) => value).reduce((sum, value) => sum + value, 0)).toBeCloseTo(
      row.value,
      2,
    );
    expect(row).toMatchObject({ credit_until: null, cancel_until: null, lines: [{ quantity: 3, left: 0 }] });
    expect((await send('POST', '/finance/gst/direct-invoices/cancel', { number })).body.detail).toContain(
      note,
    );
    const after = await month();
    expect(table(after, 'cdnr').taxable - table(before, 'cdnr').taxable).toBeCloseTo(-300, 2);
    expect(table(after, 'cdnur').taxable - table(before, 'cdnur').taxable).toBeCloseTo(-whole.taxable, 2);
    expect(after.gstr3b.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const file = await server.call('GET', `/finance/gst/file?gstin=${gstins[0]}&format=json`, { token });
    expect(file.body.cdnur).toMatchObject([
      { typ: 'EXPWOP', ntty: 'C', nt_num: exported.body.data.number, pos: '96', val: whole.value },
    ]);
    // The portal registers both kinds, with the invoice that they lower.
    for (const one of [note, exported.body.data.number])
      expect((await send('POST', '/finance/gst/e-invoices', { order_id: '', number: one })).status).toBe(200);
    const { documents } = await get(`/finance/gst/documents?gstin=${gstins[0]}&search=${note}`);
    expect(documents).toMatchObject([{ number: note, is_note: true, order_id: '' }]);
    const paper = await server.call('GET', `/finance/gst/direct-invoices/paper?number=${note}`, { token });
    expect(String(paper.body).slice(0, 5)).toBe('%PDF-');
    const vouchers = await server.call('GET', `/finance/gst/file?gstin=${gstins[0]}&format=tally`, { token });
    expect(String(vouchers.body)).toContain(`<VOUCHERNUMBER>${note}</VOUCHERNUMBER>`);
  });

  test('a credit note lowers no tax after 30 November of the next financial year', async () => {
    const { number } = (await transfer()).body.data;
    await server.db
      .updateTable('direct_invoices')
      .set({ invoice_date: '2020-03-31' })
      .where('brand_id', '=', brand_id)
      .where('invoice_number', '=', number)
      .execute();
    const late = await send('POST', '/finance/gst/direct-invoices/credit', { number, units: [1] });
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('30 Nov 2020')]);
    const { token: theirs } = await server.newBrand('Other credits');
    const stranger = await server.call('POST', '/finance/gst/direct-invoices/credit', {
      token: theirs,
      body: { number, units: [1] },
    });
    expect(stranger.status).toBe(404);
  });

  test('a warehouse of another brand is none, on either side and for an export', async () => {
    const { token: theirs } = await server.newBrand('Neighbour');
    const made = await server.call('POST', '/warehouse', { token: theirs, body: warehouseDraft });
    const other: string = made.body.data.warehouse.id;
    const before = await list();
    const fieldOf = async (answer: ReturnType<typeof transfer>) => {
      const { status, body } = await answer;
      return [status, body.fields];
    };
    for (const field of ['from_warehouse_id', 'to_warehouse_id'])
      expect(await fieldOf(transfer({ [field]: other }))).toEqual([422, { [field]: 'Choose a warehouse' }]);
    expect(await fieldOf(abroad({ warehouse_id: other }))).toEqual([
      422,
      { warehouse_id: 'Choose a warehouse' },
    ]);
    expect(await list()).toEqual(before);
  });

  test('of more than ₹50,000 have an e-way bill, whose file says what is missing', async () => {
    const { documents }: { documents: EwayBillNeed[] } = await get(
      `/finance/gst/e-way-bills?gstin=${gstins[0]}`,
    );
    const own = documents.filter(({ order_id }) => order_id === '');
    for (const { value, limit } of documents) expect(value).toBeGreaterThan(limit);
    const made = await transfer();
    const { number } = made.body.data;
    const path = `/finance/gst/e-way-bills/file?gstin=${gstins[0]}&number=${number}`;
    const { status, body } = await server.call('GET', path, { token });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['vehicle']]);
    const file = await server.call('GET', `${path}&vehicle=mh%2012-ab1234&distance_km=720`, { token });
    const { billLists } = file.body;
    expect(billLists).toMatchObject([
      {
        docNo: number,
        userGstin: gstins[0],
        toGstin: gstins[1],
        totInvValue: 118_000,
        vehicleNo: 'MH12AB1234',
        transDistance: 720,
        fromStateCode: Number(gstins[0].slice(0, 2)),
        toStateCode: Number(gstins[1].slice(0, 2)),
      },
    ]);
    const later: { documents: EwayBillNeed[] } = await get(`/finance/gst/e-way-bills?gstin=${gstins[0]}`);
    expect(later.documents.filter(({ order_id }) => order_id === '')).toHaveLength(own.length + 1);
  });

  test('a GSTIN that left Company keeps its return', async () => {
    const gone = '29AAGCB7383J1Z4';
    const path = `/finance/gst?gstin=${gone}`;
    expect((await server.call('GET', path, { token })).status).toBe(404);
    await server.db
      .updateTable('direct_invoices')
      .set({ gstin: gone })
      .where('brand_id', '=', brand_id)
      .where('invoice_number', '=', (await list()).find(({ is_cancelled }) => !is_cancelled)!.number)
      .execute();
    expect((await get(path)).invoices).toBe(1);
    // A month whose only number is cancelled still has table 13, and with it its files.
    await server.db
      .updateTable('direct_invoices')
      .set({ cancelled_at: server.clock.now() })
      .where('brand_id', '=', brand_id)
      .where('gstin', '=', gone)
      .execute();
    expect(await get(path)).toMatchObject({ invoices: 0, is_empty: false });
    expect(await get(`${path}&month=2019-01`)).toMatchObject({ invoices: 0, is_empty: true });
  });

  test('pages of the list of documents have each of them once', async () => {
    const seen: string[] = [];
    let after = '';
    for (let at = 0; at < 60; at += 1) {
      const { documents, next } = await get(
        `/finance/gst/documents?gstin=${gstins[0]}&page_size=25${after && `&after=${encodeURIComponent(after)}`}`,
      );
      seen.push(...documents.map(({ id }: { id: string }) => id));
      if (!next) break;
      after = next;
    }
    const { total } = await get(`/finance/gst/documents?gstin=${gstins[0]}&page_size=25`);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(total);
    for (const phase of ['invoice', 'direct', 'note', 'direct_note']) {
      const own = seen.filter((id) => id.startsWith(`${phase} `));
      expect(own.length, phase).toBeGreaterThan(1);
    }
    // The day's own are in the order of their numbers: 26-27/9 before 26-27/10.
    const direct = seen.filter((id) => id.startsWith('direct ')).map((id) => Number(/\d+$/.exec(id)![0]));
    expect(direct).toEqual(direct.toSorted((a, b) => a - b));
  });
});
