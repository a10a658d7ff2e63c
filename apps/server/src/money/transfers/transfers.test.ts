import type { DirectInvoice, PurchaseOrder, StockTransfer } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { expectStockAddsUp } from '../../../test/stockChecks.ts';

const rajasthan = '08AAMCM4821L1Z2';
const maharashtra = '27AAMCM4821L1Z2';

describe.each(engines)('stock transfers on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  /** Two in Jaipur with one GSTIN, one in Bhiwandi with another. */
  let studio: string;
  let godown: string;
  let bhiwandi: string;
  let record: string;

  const call = (method: string, path: string, body?: object) =>
    server.call(method, path, { token: brand.token, body });
  const onHand = async () => (await call('GET', `/settings/sku/${record}`)).body.data.sku.sku_quantity;
  const draft = async (to_warehouse_id: string, quantity: number): Promise<StockTransfer> =>
    (
      await call('POST', '/procurement/transfers', {
        from_warehouse_id: studio,
        to_warehouse_id,
        lines: [{ sku_id: 'CUP', quantity }],
      })
    ).body.data.transfer;
  const send = ({ id }: StockTransfer) => call('POST', `/procurement/transfers/${id}/send`, {});
  const sent = async (to: string, quantity: number): Promise<StockTransfer> =>
    (await send(await draft(to, quantity))).body.data.transfer;
  const receive = ({ id }: StockTransfer, receipt_id: string, more: object) =>
    call('POST', `/procurement/transfers/${id}/receipts`, {
      receipt_id: `${id} ${receipt_id}`,
      sku_id: 'CUP',
      quantity: 0,
      ...more,
    });

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Transfers');
    const add = async (more: object): Promise<string> =>
      (await call('POST', '/warehouse', { ...warehouse, ...more })).body.data.warehouse.id;
    studio = await add({ gst_in: rajasthan });
    godown = await add({ name: 'Godown', gst_in: rajasthan, is_primary_warehouse: false });
    bhiwandi = await add({
      name: 'Bhiwandi store',
      city: 'Bhiwandi',
      state: 'Maharashtra',
      pincode: '421302',
      gst_in: maharashtra,
      is_primary_warehouse: false,
    });
    const added = await call('POST', '/settings/sku', {
      ...sku,
      sku_id: 'CUP',
      sku_name: 'Cup',
      sku_quantity: 200,
      unit_price: 1180,
      gst: 18,
      additional_info: { barcode: '8901234567894' },
    });
    record = added.body.data.sku.id;
  });
  afterAll(() => server.stop());

  test('within one GSTIN a delivery challan goes with the goods, and differences are named', async () => {
    await call('POST', `/pick-pack/bins/${studio}/changes`, {
      bin: 'A-01',
      sku_id: 'CUP',
      kind: 'receipt',
      quantity: 7,
    });
    const before = await onHand();
    const transfer = await sent(godown, 10);
    expect(transfer).toMatchObject({
      state: 'sent',
      // 10 of ₹1,000 before GST; above the limit of no state.
      paper: { kind: 'challan', number: 'DC/26-27/1', value: 10_000, eway_limit: null },
      lines: [{ quantity: 10, bins: [{ bin: 'A-01', quantity: 7 }] }],
    });
    expect(await onHand()).toBe(before - 10);
    const way = await call('GET', `/settings/stock/on-the-way/${record}`);
    expect(way.body.data.transfers).toEqual([
      { transfer_id: transfer.id, number: transfer.number, to_warehouse_name: 'Godown', quantity: 10 },
    ]);
    const paper = await call('GET', `/procurement/transfers/${transfer.id}/paper`);
    expect(paper.headers.get('content-disposition')).toContain('delivery-challan-DC-26-27-1.pdf');
    expect(String(paper.body).slice(0, 5)).toBe('%PDF-');

    // Table 13 counts it under 12 of the form, and no other table has it.
    const gst = async (gstin: string) =>
      (await call('GET', `/finance/gst/file?gstin=${gstin}&format=json`)).body as Record<string, unknown>;
    const { number } = transfer.paper!;
    const own = await gst(rajasthan);
    expect(own['doc_issue']).toEqual({
      doc_det: [
        { doc_num: 12, docs: [{ num: 1, from: number, to: number, totnum: 1, cancel: 0, net_issue: 1 }] },
      ],
    });
    expect(Object.keys(own)).toEqual(['gstin', 'fp', 'version', 'hash', 'doc_issue']);
    // The company's own registration sent nothing.
    expect(Object.keys(await gst(''))).toEqual(['gstin', 'fp', 'version', 'hash']);

    // By the barcode of the label, and twice, as after a lost response.
    const scan = { sku_id: '8901234567894', quantity: 6, damaged: 1, bin: 'Z-01' };
    expect((await receive(transfer, 'one', scan)).body.data.transfer.state).toBe('partly_received');
    await receive(transfer, 'one', scan);
    expect(await onHand()).toBe(before - 4);
    const tooMany = await receive(transfer, 'two', { quantity: 4 });
    expect([tooMany.status, JSON.stringify(tooMany.body)]).toEqual([
      422,
      expect.stringContaining('3 of CUP are on their way, not 4'),
    ]);
    const other = await receive(transfer, 'three', { sku_id: 'LAMP', quantity: 1 });
    expect(JSON.stringify(other.body)).toContain(`LAMP isn’t on ${transfer.number}`);
    const closed = await call('POST', `/procurement/transfers/${transfer.id}/close`, {});
    expect(closed.body.data.transfer).toMatchObject({
      state: 'closed_with_loss',
      lines: [{ quantity: 10, received: 6, damaged: 1, lost: 3 }],
    });
    expect((await receive(transfer, 'four', { quantity: 1 })).status).toBe(409);
    await expectStockAddsUp(server.db, brand.brand_id);
  });

  test('between two GSTINs the books issue the tax invoice, once', async () => {
    const transfer = await draft(bhiwandi, 60);
    const [first, second] = await Promise.all([send(transfer), send(transfer)]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await call('GET', `/procurement/transfers/${transfer.id}`);
    const { paper } = body.data.transfer as StockTransfer;
    // 90% of ₹1,000, 60 times, with 18% IGST: above ₹50,000 between states.
    expect(paper).toMatchObject({ kind: 'invoice', value: 63_720, eway_limit: 50_000 });
    const { invoices } = (await call('GET', `/finance/gst/direct-invoices?gstin=${rajasthan}`)).body.data;
    expect(invoices.map(({ number }: DirectInvoice) => number)).toEqual([paper!.number]);
    const file = await call('GET', `/procurement/transfers/${transfer.id}/e-way-bill?vehicle=RJ14AB1234`);
    expect(file.body.billLists[0]).toMatchObject({
      docType: 'INV',
      docNo: paper!.number,
      subSupplyType: 1,
      fromStateCode: 8,
      toStateCode: 27,
      totalValue: 54_000,
      igstValue: 9_720,
    });
    const wrong = await call('PUT', `/procurement/transfers/${transfer.id}/e-way-bill`, { eway_bill: '12' });
    expect([wrong.status, wrong.body.fields.eway_bill]).toEqual([
      422,
      'An e-way bill has 12 digits. Check the number.',
    ]);
    const saved = await call('PUT', `/procurement/transfers/${transfer.id}/e-way-bill`, {
      eway_bill: '1810 0123 4567',
    });
    expect(saved.body.data.transfer.paper.eway_bill).toBe('181001234567');
    const needs = (await call('GET', `/finance/gst/e-way-bills?gstin=${rajasthan}`)).body.data.documents;
    expect(needs).toMatchObject([{ number: paper!.number, eway_bill: '181001234567' }]);
    expect((await receive(transfer, 'all', { quantity: 60 })).body.data.transfer.state).toBe('received');
  });

  test('a declared value stands on the paper, and what came goes back at the same value', async () => {
    const declared = (from_warehouse_id: string, to_warehouse_id: string, unit_value: number | null) =>
      call('POST', '/procurement/transfers', {
        from_warehouse_id,
        to_warehouse_id,
        basis: 'declared',
        lines: [{ sku_id: 'CUP', quantity: 5, unit_value }],
      });
    const without = await declared(studio, bhiwandi, null);
    expect([without.status, without.body.fields['lines.0.unit_value']]).toEqual([
      422,
      'Enter the value of one unit',
    ]);
    const { transfer } = (await declared(studio, bhiwandi, 400)).body.data;
    expect(transfer.lines).toMatchObject([{ unit_value: 400 }]);
    // 5 of ₹400, with 18% IGST.
    expect((await send(transfer)).body.data.transfer.paper).toMatchObject({ kind: 'invoice', value: 2360 });
    await receive(transfer, 'all', { quantity: 5 });
    const back = (await declared(bhiwandi, studio, 400)).body.data.transfer;
    const sentBack = (await send(back)).body.data.transfer;
    expect(sentBack.paper).toMatchObject({ kind: 'invoice', value: 2360 });
    const inside = (await declared(studio, godown, 400)).body.data.transfer;
    expect((await send(inside)).body.data.transfer.paper).toMatchObject({ kind: 'challan', value: 2000 });
  });

  test('where the goods come to rest is the place of supply, whichever GSTIN the warehouse uses', async () => {
    // No registration in Gujarat: its goods are those of the GSTIN in the brand's profile.
    const added = await call('POST', '/warehouse', {
      ...warehouse,
      name: 'Surat shed',
      city: 'Surat',
      state: 'Gujarat',
      pincode: '395003',
      is_primary_warehouse: false,
    });
    const surat: string = added.body.data.warehouse.id;
    const made = await call('POST', '/procurement/transfers', {
      from_warehouse_id: bhiwandi,
      to_warehouse_id: surat,
      lines: [{ sku_id: 'CUP', quantity: 1 }],
    });
    const { paper } = (await send(made.body.data.transfer)).body.data.transfer as StockTransfer;
    const row = await server.db
      .selectFrom('direct_invoices')
      .select(['place', 'is_inter_state', 'buyer'])
      .where('brand_id', '=', brand.brand_id)
      .where('invoice_number', '=', paper!.number)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      place: '24',
      is_inter_state: true,
      // That of the brand's profile.
      buyer: { gstin: '08AAPFU0939F1Z8' },
    });
  });

  test('an invoice that the books cancelled is replaced by a new one, once', async () => {
    const { id, paper } = await sent(bhiwandi, 1);
    expect(paper).toMatchObject({ kind: 'invoice', is_cancelled: false });
    const replace = () => call('POST', `/procurement/transfers/${id}/paper`, {});
    expect((await replace()).body.detail).toContain('Cancel it in Finance first.');
    const cancelled = await call('POST', '/finance/gst/direct-invoices/cancel', { number: paper!.number });
    expect(cancelled.status).toBe(200);
    const shown = (await call('GET', `/procurement/transfers/${id}`)).body.data.transfer as StockTransfer;
    expect(shown).toMatchObject({ state: 'sent', paper: { number: paper!.number, is_cancelled: true } });
    const onHandBefore = await onHand();
    const replaced = (await replace()).body.data.transfer as StockTransfer;
    expect(replaced.paper).toMatchObject({ kind: 'invoice', value: paper!.value, is_cancelled: false });
    expect(replaced.paper!.number).not.toBe(paper!.number);
    expect(await onHand()).toBe(onHandBefore);
    expect((await replace()).status).toBe(409);
    const draftOnly = await draft(bhiwandi, 1);
    const early = await call('POST', `/procurement/transfers/${draftOnly.id}/paper`, {});
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('when it is sent')]);
  });

  test('the e-way bill of a challan is for own use, and sends no tax', async () => {
    const { id } = await sent(godown, 2);
    const saved = await call('PUT', `/procurement/transfers/${id}/e-way-bill`, { eway_bill: '181001234568' });
    expect(saved.body.data.transfer.paper).toMatchObject({ kind: 'challan', eway_bill: '181001234568' });
    const file = await call('GET', `/procurement/transfers/${id}/e-way-bill?vehicle=RJ14AB1234`);
    expect(file.body.billLists[0]).toMatchObject({
      supplyType: 'O',
      subSupplyType: 5,
      docType: 'CHL',
      fromGstin: rajasthan,
      toGstin: rajasthan,
      totInvValue: 2_000,
      cgstValue: 0,
      igstValue: 0,
    });
  });

  test('more than the warehouse has stays, and nothing is issued', async () => {
    const before = await onHand();
    const transfer = await draft(bhiwandi, 10_000);
    const refused = await send(transfer);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('of CUP can be sent'),
    ]);
    expect(await onHand()).toBe(before);
    // What is in the other warehouse's bin isn't here.
    await call('POST', `/pick-pack/bins/${godown}/changes`, {
      bin: 'Z-01',
      sku_id: 'CUP',
      kind: 'count',
      quantity: before,
    });
    expect((await send(await draft(bhiwandi, before))).status).toBe(422);
    const discarded = await call('POST', `/procurement/transfers/${transfer.id}/close`, {});
    expect(discarded.body.data.transfer.state).toBe('cancelled');
    expect((await send(transfer)).status).toBe(409);
  });

  test('a warehouse lists what it still gets of transfers and purchase orders', async () => {
    const added = await call('POST', '/warehouse', {
      ...warehouse,
      name: 'Ajmer store',
      gst_in: rajasthan,
      is_primary_warehouse: false,
    });
    const ajmer: string = added.body.data.warehouse.id;
    const onTheWay = async (id = ajmer) => (await call('GET', `/pick-pack/bins/${id}/on-the-way`)).body.data;
    const supplier = await call('POST', '/procurement/suppliers', { name: 'Cup Potters', lead_days: 7 });
    const order = async (quantity: number): Promise<PurchaseOrder> =>
      (
        await call('POST', '/procurement/orders', {
          supplier_id: supplier.body.data.supplier.id,
          warehouse_id: ajmer,
          lines: [{ sku_id: 'CUP', quantity, price: 210 }],
        })
      ).body.data.order;
    // Drafts are on no way.
    await draft(ajmer, 3);
    const purchase = await order(6);
    await order(7);
    expect(await onTheWay()).toEqual({ transfers: [], purchases: [] });

    const transfer = await sent(ajmer, 12);
    await call('POST', `/procurement/orders/${purchase.id}/send`, {});
    const listed = (units: number, pieces: number) => ({
      transfers: [{ id: transfer.id, number: transfer.number, from: warehouse.name, quantity: units }],
      purchases: [{ id: purchase.id, number: purchase.number, from: 'Cup Potters', quantity: pieces }],
    });
    expect(await onTheWay()).toEqual(listed(12, 6));
    await receive(transfer, 'part', { quantity: 4, damaged: 1 });
    await call('POST', `/procurement/orders/${purchase.id}/receipts`, {
      receipt_id: 'the first cups',
      sku_id: 'CUP',
      quantity: 5,
    });
    expect(await onTheWay()).toEqual(listed(7, 1));
    // Each warehouse has its own.
    expect((await onTheWay(studio)).purchases).toEqual([]);
    expect((await call('GET', '/pick-pack/bins/wh_none/on-the-way')).status).toBe(404);

    await call('POST', `/procurement/transfers/${transfer.id}/close`, {});
    await call('POST', `/procurement/orders/${purchase.id}/cancel`, {});
    expect(await onTheWay()).toEqual({ transfers: [], purchases: [] });
  });
});
