import type { EInvoice, EInvoices } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../../test/demoBrand.ts';
import { oneEngine } from '../../../../test/engines.ts';
import type { TestServer } from '../../../../test/server.ts';
import { buildCreditNoteModels } from '../../../orders/invoicing/creditNoteModels.ts';
import { creditReturnedUnits } from '../../../orders/invoicing/creditNotes.ts';
import { buildInvoiceModels } from '../../../orders/invoicing/invoiceModels.ts';
import { listIssuedInvoices } from '../../../orders/invoicing/issuedInvoices.ts';

const account = { username: 'mitti_api', password: 'secret-of-the-portal' };

describe.each(oneEngine)('e-invoices on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
  });
  afterAll(() => server.stop());

  const path = '/finance/gst/e-invoices';
  const load = async (as = token): Promise<EInvoices> =>
    (await server.call('GET', path, { token: as })).body.data;
  const register = (body: { order_id: string; number: string }, as = token) =>
    server.call('POST', path, { token: as, body });
  const cancel = (body: object, as = token) => server.call('POST', `${path}/cancel`, { token: as, body });
  const connect = (gstin: string, more: Partial<typeof account> = {}, as = token) =>
    server.call('PUT', `${path}/account`, { token: as, body: { gstin, ...account, ...more } });

  async function printed(order_id: string) {
    const order = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const [issued] = await listIssuedInvoices(server.db, brand_id, [order_id]);
    const [model] = await buildInvoiceModels(server.db, server.services, brand_id, [
      { order, issued: issued! },
    ]);
    return model!;
  }

  const orderOf = (order_id: string) =>
    server.db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
  const printedNotes = async (order_id: string) =>
    buildCreditNoteModels(server.db, server.services, brand_id, [await orderOf(order_id)]);

  /** Credits one unit of an order; returns the number of the note. */
  async function credit(order_id: string): Promise<string> {
    const order = await orderOf(order_id);
    const [issued] = await listIssuedInvoices(server.db, brand_id, [order_id]);
    const [model] = await buildInvoiceModels(server.db, server.services, brand_id, [
      { order, issued: issued! },
    ]);
    const sku = model!.lines.find(({ sku_id }) => sku_id)!.sku_id!;
    const when = {
      now: server.services.clock.now(),
      actor: { kind: 'user' as const, id: 'usr_1', name: 'Ritika' },
    };
    const number = await server.db
      .transaction()
      .execute((tx) => creditReturnedUnits(tx, order, new Map([[sku, 1]]), when));
    if (number === undefined) throw new Error(`Nothing of ${order_id} is left to credit`);
    return number;
  }

  const waitingOnes = async () => (await load()).invoices.filter(({ state }) => state === 'waiting');

  test('are the invoices to registered buyers, which wait for a user of the portal', async () => {
    const { gstin, is_needed, is_simulated, username, invoices } = await load();
    expect({ is_needed, is_simulated, username }).toEqual({
      is_needed: true,
      is_simulated: true,
      username: 'mitti_loom_api',
    });
    expect(invoices.every(({ buyer_gstin }) => buyer_gstin !== '')).toBe(true);
    expect(new Set(invoices.map(({ state }) => state))).toEqual(new Set(['registered', 'waiting']));
    const [first] = await waitingOnes();
    await server.db.deleteFrom('einvoice_accounts').execute();
    expect((await register(first!)).body.detail).toContain('Enter the portal');
    expect((await connect(gstin, { password: 'wrong' })).status).toBe(200);
    expect((await register(first!)).body.detail).toContain('refused the username or password');
    expect((await load()).username).toBe('mitti_api');
  });

  test('are registered once, printed with the signed QR code, and cancelled within 24 hours', async () => {
    const { gstin } = await load();
    await connect(gstin);
    const [first, second] = await waitingOnes();
    expect(await printed(first!.order_id)).not.toHaveProperty('e_invoice');
    const answer = await register(first!);
    expect(answer.status).toBe(200);
    const { irn } = answer.body.data;
    expect(irn).toMatch(/^[0-9a-f]{64}$/);
    expect((await register(first!)).body.data.irn).toBe(irn);
    const paper = await printed(first!.order_id);
    expect(paper.e_invoice).toMatchObject({ irn, ack_no: expect.stringMatching(/^\d{15}$/) });
    const [, content] = paper.e_invoice!.signed_qr.split('.');
    const signed = JSON.parse(JSON.parse(Buffer.from(content!, 'base64url').toString()).data);
    expect(signed).toMatchObject({
      SellerGstin: gstin,
      BuyerGstin: first!.buyer_gstin,
      DocNo: first!.number,
      TotInvVal: first!.value,
      Irn: irn,
    });

    // An answer that was lost: the portal has it, and the next try finds it.
    await register(second!);
    await server.db.deleteFrom('einvoices').where('invoice_number', '=', second!.number).execute();
    expect((await register(second!)).status).toBe(200);

    const body = { ...first, reason: '3', remark: 'Order cancelled' };
    const { order_id, number } = first!;
    expect((await cancel({ order_id, number, reason: '9', remark: '' })).status).toBe(422);
    expect((await cancel({ order_id, number, reason: body.reason, remark: body.remark })).status).toBe(200);
    const after = (await load()).invoices.find((one) => one.number === number);
    expect(after).toMatchObject({ state: 'cancelled', irn, cancel_until: null });
    // It stays in GSTR-1, and the dry run says so.
    const dryRun = (await server.call('GET', '/finance/gst', { token })).body.data.problems;
    expect(dryRun.find(({ code }: { code: string }) => code === 'cancelled_einvoice')).toMatchObject({
      severity: 'warning',
      table: 'b2b',
      count: 1,
      documents: [{ number, order_id }],
    });
    expect(await printed(order_id)).not.toHaveProperty('e_invoice');
    expect((await register(first!)).body.detail).toContain('issue a new document');

    await server.db
      .updateTable('einvoices')
      .set({ ack_at: new Date(server.services.clock.now().getTime() - 25 * 3_600_000) })
      .where('invoice_number', '=', second!.number)
      .execute();
    const late = await cancel({
      order_id: second!.order_id,
      number: second!.number,
      reason: '1',
      remark: 'Twice',
    });
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('24 hours')]);
  });

  test('of credit notes have an IRN of their own, which the note is printed with', async () => {
    // How many of the demo's are registered, and which of their parcels came back, depends on the day.
    const untouched = ({ number, credits }: EInvoice, _: number, all: readonly EInvoice[]) =>
      !credits && !all.some((one) => one.credits === number);
    for (const { order_id, number } of (await waitingOnes()).filter(untouched).slice(0, 2))
      expect((await register({ order_id, number })).status).toBe(200);
    const done = (await load()).invoices
      .filter(untouched)
      .filter(({ state, cancel_until }) => state === 'registered' && cancel_until !== null);
    const [kept, cancelled] = done;
    const { order_id } = kept!;
    const number = await credit(order_id);
    const listed = (await load()).invoices.find((one) => one.number === number);
    expect(listed).toMatchObject({ state: 'waiting', credits: kept!.number, buyer_gstin: kept!.buyer_gstin });
    expect((await printedNotes(order_id))[0]).not.toHaveProperty('e_invoice');
    const { status, body } = await register({ order_id, number });
    expect(status).toBe(200);
    expect(body.data.irn).not.toBe(kept!.irn);
    const [note] = await printedNotes(order_id);
    expect(note).toMatchObject({ number, e_invoice: { irn: body.data.irn } });
    const [, content] = note!.e_invoice!.signed_qr.split('.');
    expect(JSON.parse(JSON.parse(Buffer.from(content!, 'base64url').toString()).data)).toMatchObject({
      DocNo: number,
      DocTyp: 'CRN',
      TotInvVal: listed!.value,
    });
    expect((await printed(order_id)).e_invoice?.irn).toBe(kept!.irn);
    const again = await cancel({ order_id, number, reason: '2', remark: 'Wrong goods' });
    expect(again.status).toBe(200);
    expect((await printedNotes(order_id))[0]).not.toHaveProperty('e_invoice');

    // The note of an invoice that the portal cancelled is none of the portal's.
    const ref = { order_id: cancelled!.order_id, number: cancelled!.number };
    expect((await cancel({ ...ref, reason: '3', remark: 'Order cancelled' })).status).toBe(200);
    const late = await credit(ref.order_id);
    expect((await load()).invoices.map((one) => one.number)).not.toContain(late);
    const refused = await register({ order_id: ref.order_id, number: late });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('was cancelled')]);
  });

  test('keep the password encrypted, and belong to the brand', async () => {
    const { gstin, invoices } = await load();
    const rows = await server.db.selectFrom('einvoice_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(account.password);
    const other = await server.newBrand('Nobody e-invoice');
    expect((await load(other.token)).invoices).toEqual([]);
    expect((await connect(gstin, {}, other.token)).status).toBe(422);
    const { order_id, number } = invoices[1]!;
    expect((await register({ order_id, number }, other.token)).status).toBe(404);
    expect((await cancel({ order_id, number, reason: '1', remark: 'Not mine' }, other.token)).status).toBe(
      404,
    );
  });
});
