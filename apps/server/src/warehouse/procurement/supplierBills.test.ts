import type { PurchaseOrder, Supplier } from '@khep/api';
import { addDays, istDay } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { sku, warehouse } from '../../../test/fixtures.ts';
import { documents } from '../../platform/documents/documents.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('bills of suppliers on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let supplier: Supplier;

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/procurement/${path}`, { token: brand.token, body });
  async function data<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const order = async (method: string, path: string, body?: unknown) =>
    (await data<{ order: PurchaseOrder }>(method, `orders${path}`, body)).order;
  const supplierDraft = { name: 'Sanganer Potters', email: 'orders@potters.example.in', lead_days: 10 };
  let made = 0;
  const receive = (id: string, body: object) =>
    order('POST', `/${id}/receipts`, { receipt_id: `receipt-${(made += 1)}`, sku_id: sku.sku_id, ...body });

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Buyer');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
    ] as const)
      expect((await server.call('POST', path, { token: brand.token, body })).status).toBe(200);
    supplier = (await data<{ supplier: Supplier }>('POST', 'suppliers', supplierDraft)).supplier;
  });
  afterAll(() => server.stop());

  test('what a bill is too high by is claimed once, and stays as it was claimed', async () => {
    const other = await data<{ supplier: Supplier }>('POST', 'suppliers', {
      ...supplierDraft,
      name: 'Billing Potters',
      gst_number: '08AAPFU0939F1Z8',
    });
    const { id } = await order('POST', '', {
      supplier_id: other.supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 20, price: 400 }],
    });
    const bill = {
      number: 'SBP/318',
      date: istDay(server.clock.now()),
      lines: [{ line_no: 1, quantity: 20, price: 410 }],
    };
    const save = (bills: object[]) => call('PUT', `orders/${id}/bills`, { bills });
    expect((await save([bill])).body.detail).toContain('wasn’t sent');
    await order('POST', `/${id}/send`, {});
    await receive(id, { quantity: 15, damaged: 2 });
    const [own] = (await order('PUT', `/${id}/bills`, { bills: [bill] })).bills;
    // Three never came and two are damaged, at the billed price; fifteen are dearer by ten.
    expect(own?.differences.map(({ kind, units, amount }) => [kind, units, amount])).toEqual([
      ['short', 3, 1230],
      ['damaged', 2, 820],
      ['price', 15, 150],
    ]);
    const gst = 1 + sku.gst / 100;
    expect(own).toMatchObject({ note: null });
    expect(own?.claim).toBeCloseTo(2200 * gst);
    expect(own?.to_pay).toBeCloseTo((8200 - 2200) * gst);
    const issue = () => call('POST', `orders/${id}/debit-notes`, { number: bill.number });
    const [first, second] = await Promise.all([issue(), issue()]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const claimed = await order('GET', `/${id}`);
    expect(claimed.bills[0]?.note).toMatchObject({
      number: expect.stringMatching(/^DN\/\d\d-\d\d\/1$/),
      is_cancelled: false,
    });
    // The three come after all: what was claimed stays, until the note is cancelled.
    await receive(id, { quantity: 3 });
    expect((await order('GET', `/${id}`)).bills[0]?.claim).toBeCloseTo(2200 * gst);
    const changed = { ...bill, lines: [{ line_no: 1, quantity: 19, price: 410 }] };
    expect((await save([changed])).body.fields['bills.0.number']).toContain('Cancel that note first');
    expect((await save([])).status).toBe(409);
    const back = await order('POST', `/${id}/debit-notes/cancel`, { number: bill.number });
    expect(back.bills[0]).toMatchObject({ note: { is_cancelled: true } });
    expect(back.bills[0]?.claim).toBeCloseTo((820 + 180) * gst);
    // The number of the cancelled note stays used.
    const again = (await issue()).body.data.order as PurchaseOrder;
    expect(again.bills[0]?.note?.number).toMatch(/\/2$/);
    const twice = [bill, bill];
    expect((await save(twice)).body.fields['bills.1.number']).toContain('already');
    const tomorrow = { ...bill, number: 'SBP/319', date: addDays(bill.date, 1) };
    expect((await save([bill, tomorrow])).body.fields['bills.1.date']).toBe('Enter today or an earlier day');
  });

  test('a debit note is a PDF as it was issued, and is emailed once', async () => {
    const draft = {
      ...supplierDraft,
      name: 'Paper Potters',
      gst_number: '08AAPFU0939F1Z8',
      address: 'Amer Road',
    };
    const own = (await data<{ supplier: Supplier }>('POST', 'suppliers', draft)).supplier;
    const { id, number } = await order('POST', '', {
      supplier_id: own.id,
      lines: [{ sku_id: sku.sku_id, quantity: 10, price: 400 }],
    });
    await order('POST', `/${id}/send`, {});
    await receive(id, { quantity: 8 });
    const bill = {
      number: 'PP/9',
      date: istDay(server.clock.now()),
      lines: [{ line_no: 1, quantity: 10, price: 400 }],
    };
    await order('PUT', `/${id}/bills`, { bills: [bill] });
    const pdf = () => call('GET', `orders/${id}/debit-notes/pdf?number=${encodeURIComponent(bill.number)}`);
    const email = (more: object = {}) =>
      call('POST', `orders/${id}/debit-notes/email`, { number: bill.number, ...more });
    expect((await pdf()).body.detail).toContain('has no debit note');
    expect((await email()).status).toBe(409);
    const issued = await order('POST', `/${id}/debit-notes`, { number: bill.number });
    const note = issued.bills[0]!.note!.number;
    await data('PUT', `suppliers/${own.id}`, { ...draft, name: 'Renamed Potters', gst_number: '' });
    const printed = vi.spyOn(documents, 'debitNote');
    const file = await pdf();
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(note.replaceAll('/', '-'));
    const [model] = printed.mock.calls[0]!;
    printed.mockRestore();
    expect(model).toMatchObject({
      number: note,
      claims: { number: bill.number, is_cancelled: false },
      supplier: { name: 'Paper Potters', address: 'Amer Road', gstin: '08AAPFU0939F1Z8' },
      lines: [{ quantity: 2, taxable: 800_00, rate: sku.gst }],
    });

    const refused = vi.spyOn(server.letters, 'push').mockImplementation(() => {
      throw new Error('The mailbox is full');
    });
    expect((await email()).status).toBe(503);
    refused.mockRestore();
    expect((await order('GET', `/${id}`)).bills[0]!.note!.email).toMatchObject({ state: 'failed' });
    const before = server.letters.length;
    const answers = await Promise.all([1, 2, 3].map(() => email()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const letters = server.letters.slice(before);
    expect(letters).toMatchObject([{ to: draft.email, subject: expect.stringContaining(note) }]);
    expect(letters[0]!.text).toContain(number);
    expect(letters[0]!.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await email()).body.detail).toMatch(/was emailed to/);
    expect((await email({ is_again: true })).status).toBe(200);
    // The order itself was not emailed.
    expect((await order('GET', `/${id}`)).email).toBeNull();
    await order('POST', `/${id}/debit-notes/cancel`, { number: bill.number });
    expect((await pdf()).status).toBe(200);
    expect((await email({ is_again: true })).status).toBe(409);
  });

  test('a paid bill stays as it is, and what a note claims may come with a later bill', async () => {
    const { id } = await order('POST', '', {
      supplier_id: supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 10, price: 400 }],
    });
    await order('POST', `/${id}/send`, {});
    await receive(id, { quantity: 7 });
    const today = istDay(server.clock.now());
    const bill = { number: 'P/1', date: today, lines: [{ line_no: 1, quantity: 10, price: 400 }] };
    await order('PUT', `/${id}/bills`, { bills: [bill] });
    const pay = (paid_on: string | null, number = bill.number) =>
      call('POST', `orders/${id}/bills/payment`, { number, paid_on });
    expect((await pay(addDays(today, 1))).body.fields.paid_on).toBe('Enter today or an earlier day');
    expect((await pay(today, 'P/2')).status).toBe(404);
    await order('POST', `/${id}/debit-notes`, { number: bill.number });
    const paid = (await pay(today)).body.data.order as PurchaseOrder;
    expect(paid.bills[0]).toMatchObject({ paid: { on: today, amount: 2800 }, unpaid: 0, due_on: today });
    expect((await pay(today)).body.detail).toContain('was paid on');
    await order('POST', `/${id}/debit-notes/cancel`, { number: bill.number });
    const changed = { ...bill, lines: [{ line_no: 1, quantity: 9, price: 400 }] };
    const save = (bills: object[]) => call('PUT', `orders/${id}/bills`, { bills });
    expect((await save([changed])).body.fields['bills.0.number']).toContain('is paid');
    expect((await save([])).body.detail).toContain('is paid');
    // Without a claim, three that come later are on this bill: they are to pay beyond what was paid.
    await order('POST', `/${id}/debit-notes`, { number: bill.number });
    await receive(id, { quantity: 3 });
    const later = { number: 'P/2', date: today, lines: [{ line_no: 1, quantity: 3, price: 400 }] };
    const both = (await order('PUT', `/${id}/bills`, { bills: [bill, later] })).bills;
    expect(both.map(({ to_pay, differences }) => [to_pay, differences.length])).toEqual([
      [2800, 1],
      [1200, 0],
    ]);
    await order('PUT', `/${id}/bills`, { bills: [bill] });
    const free = await order('POST', `/${id}/debit-notes/cancel`, { number: bill.number });
    expect(free.bills[0]).toMatchObject({ to_pay: 4000, paid: { amount: 2800 }, unpaid: 1200 });
    expect(((await pay(today)).body.data.order as PurchaseOrder).bills[0]).toMatchObject({
      paid: { amount: 4000 },
      unpaid: 0,
    });
    expect(((await pay(null)).body.data.order as PurchaseOrder).bills[0]).toMatchObject({
      paid: null,
      unpaid: 4000,
    });
  });
});
