import type { PurchaseOrder, Supplier, ToBuy } from '@khep/api';
import { addDays, istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { json } from '../../platform/db/schema.ts';
import { loadCostPeriods } from '../../overview/earnings/costs.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('procurement on %s', (engine) => {
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
  const supplierDraft = {
    name: 'Sanganer Potters',
    email: 'orders@potters.example.in',
    lead_days: 10,
    review_days: 14,
    prices: [{ sku_id: sku.sku_id, price: 410 }],
  };
  const onHand = async () =>
    (
      await server.db
        .selectFrom('skus')
        .select('sku_quantity')
        .where('brand_id', '=', brand.brand_id)
        .where('sku_id', '=', sku.sku_id)
        .executeTakeFirstOrThrow()
    ).sku_quantity;
  let made = 0;
  const receive = (id: string, body: object) =>
    order('POST', `/${id}/receipts`, { receipt_id: `receipt-${(made += 1)}`, sku_id: sku.sku_id, ...body });

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Buyer');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku/box', box],
      ['/settings/sku', { ...sku, sku_quantity: 40 }],
    ] as const)
      expect((await server.call('POST', path, { token: brand.token, body })).status).toBe(200);
    supplier = (await data<{ supplier: Supplier }>('POST', 'suppliers', supplierDraft)).supplier;
  });
  afterAll(() => server.stop());

  test('a supplier has one name, own SKUs, and a version', async () => {
    expect((await call('POST', 'suppliers', supplierDraft)).body.fields.name).toMatch(/already/);
    const unknown = { ...supplierDraft, name: 'Other', prices: [{ sku_id: 'NOPE', price: 1 }] };
    expect((await call('POST', 'suppliers', unknown)).body.fields['prices.0.sku_id']).toMatch(
      /no SKU of yours/,
    );
    const stale = await server.call('PUT', `/procurement/suppliers/${supplier.id}`, {
      token: brand.token,
      body: supplierDraft,
      headers: { 'if-match': '"9"' },
    });
    expect(stale.status).toBe(412);
  });

  test('what to buy follows sales, lead time and what comes in time', async () => {
    expect((await data<ToBuy>('GET', 'to-buy')).suppliers[0]?.rows[0]).toMatchObject({
      sold_a_day: null,
      reorder_at: null,
      quantity: 0,
    });
    // Two a day for twenty days: the rate is 2 without any spread.
    const today = istDay(server.clock.now());
    for (const days of [20, 1]) {
      const body = orderFor({ phone: '9829010011', quantity: 2, order_date: addDays(today, -days) });
      expect((await server.call('POST', '/order/manual', { token: brand.token, body })).status).toBe(200);
    }
    await sql`
      insert into orders select (jsonb_populate_record(one, jsonb_build_object(
        'order_id', one.order_id || n, 'order_number', one.order_number || '-' || n,
        'order_date', one.order_date + n * interval '1 day'))).*
      from orders one, generate_series(1, 18) n
      where one.brand_id = ${brand.brand_id} and one.order_date < now() - interval '15 days'`.execute(
      server.db,
    );
    await sql`
      insert into order_lines select (jsonb_populate_record(line, jsonb_build_object('order_id', line.order_id || n))).*
      from order_lines line, orders one, generate_series(1, 18) n
      where line.brand_id = ${brand.brand_id} and one.brand_id = ${brand.brand_id} and one.order_id = line.order_id
        and one.order_date < now() - interval '19 days'`.execute(server.db);
    const [row] = (await data<ToBuy>('GET', 'to-buy')).suppliers[0]!.rows;
    expect(row?.sold_a_day).toBeCloseTo(2);
    // 2 × 10 days, and 1.645 × √(2² × 3²) for a lead time that is only told: 20 + 9.87, rounded up.
    expect(row?.reorder_at).toBe(30);
    // 40 on hand less 4 reserved: nothing yet.
    expect(row).toMatchObject({ on_hand: 40, reserved: 4, quantity: 0 });
    await server.db
      .updateTable('skus')
      .set({ sku_quantity: 20 })
      .where('brand_id', '=', brand.brand_id)
      .where('sku_id', '=', sku.sku_id)
      .execute();
    expect((await data<ToBuy>('GET', 'to-buy')).suppliers[0]!.rows[0]?.quantity).toBe(30 + 28 - 16);
  });

  test('an order is drafted, sent, received in parts and ended by what came', async () => {
    const draft = { supplier_id: supplier.id, lines: [{ sku_id: sku.sku_id, quantity: 42 }] };
    const made_order = await order('POST', '', draft);
    expect(made_order).toMatchObject({ number: 'PO-0001', state: 'draft', value: 42 * 410 });
    const edited = { ...draft, lines: [{ sku_id: sku.sku_id, quantity: 40, price: 400 }] };
    const { id } = await order('PUT', `/${made_order.id}`, edited);
    expect(
      (
        await call('POST', `orders/${id}/receipts`, {
          receipt_id: 'too-early',
          sku_id: sku.sku_id,
          quantity: 1,
        })
      ).status,
    ).toBe(409);
    await order('POST', `/${id}/send`, {});
    expect((await call('PUT', `orders/${id}`, edited)).status).toBe(409);
    expect((await data<ToBuy>('GET', 'to-buy')).suppliers[0]!.rows[0]).toMatchObject({
      on_order: 40,
      quantity: 0,
    });

    const before = await onHand();
    const first = await receive(id, { quantity: 25, damaged: 2, bin: 'R-1' });
    expect(first).toMatchObject({ state: 'partly_received', lines: [{ received: 25, damaged: 2 }] });
    expect(await onHand()).toBe(before + 25);
    const again = { receipt_id: `receipt-${made}`, sku_id: sku.sku_id, quantity: 25, damaged: 2 };
    expect((await order('POST', `/${id}/receipts`, again)).lines).toMatchObject([{ received: 25 }]);
    expect(await onHand()).toBe(before + 25);
    const [stock] = await server.db
      .selectFrom('bin_stock')
      .select('quantity')
      .where('brand_id', '=', brand.brand_id)
      .execute();
    expect(stock?.quantity).toBe(25);

    const tooMany = await call('POST', `orders/${id}/receipts`, {
      receipt_id: 'too-many-1',
      sku_id: sku.sku_id.toLowerCase(),
      quantity: 14,
    });
    expect(tooMany.body.fields.quantity).toMatch(/13 of TP-S-01 are open/);
    const foreign = await call('POST', `orders/${id}/receipts`, {
      receipt_id: 'foreign-1',
      sku_id: 'X',
      quantity: 1,
    });
    expect(foreign.body.fields.sku_id).toMatch(/isn’t on PO-0001/);
    // The label has a GTIN-12, which many scanners send with a zero before it.
    const barcode = 614141000036;
    await server.db
      .updateTable('skus')
      .set({ additional_info: json({ UPC: barcode } as never) })
      .where('brand_id', '=', brand.brand_id)
      .where('sku_id', '=', sku.sku_id)
      .execute();
    expect((await receive(id, { quantity: 13, sku_id: `0${barcode}` })).state).toBe('received');
    const [after] = (await data<{ suppliers: Supplier[] }>('GET', 'suppliers')).suppliers;
    expect(after).toMatchObject({ lead_history: [0], open_orders: 0 });
  });

  test('costs of an order are shared by its units, and its landed cost is the cost of goods', async () => {
    const { id } = await order('POST', '', {
      supplier_id: supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 20, price: 400 }],
    });
    const costs = [
      { kind: 'freight', amount: 300, spread: 'weight' },
      { kind: 'duty', amount: 110.2, spread: 'value' },
    ];
    const put = (body: unknown) => call('PUT', `orders/${id}/costs`, body);
    const twice = await put({ costs: [costs[0], { ...costs[0], amount: 1 }] });
    expect(twice.body.fields['costs.1.kind']).toMatch(/Freight is entered already/);
    await order('POST', `/${id}/send`, {});
    await receive(id, { quantity: 20 });
    const costOf = async () =>
      (await loadCostPeriods(server.db, brand.brand_id)).findLast((one) => one.sku === sku.sku_id);
    expect(await costOf()).toMatchObject({ cost: 400_00, is_price_only: true });
    // The bills of the transporter and the customs came after the goods: 41,020 paise on twenty units.
    expect(await order('PUT', `/${id}/costs`, { costs })).toMatchObject({
      costs,
      lines: [{ price: 400, landed_price: 420.51 }],
    });
    expect(await costOf()).toMatchObject({ cost: 420_51, is_price_only: false });
    const old = await server.call('PUT', `/procurement/orders/${id}/costs`, {
      token: brand.token,
      body: { costs: [] },
      headers: { 'if-match': '"1"' },
    });
    expect(old.status).toBe(412);
    const free = await order('POST', '', {
      supplier_id: supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 1, price: 0 }],
    });
    const byValue = { costs: [{ kind: 'other', amount: 1, spread: 'value' }] };
    const unpriced = await call('PUT', `orders/${free.id}/costs`, byValue);
    expect(unpriced.body.fields['costs.0.spread']).toMatch(/has no price/);
    await order('POST', `/${free.id}/cancel`, {});
    expect((await call('PUT', `orders/${free.id}/costs`, { costs: [] })).status).toBe(409);
  });

  test('a purchase order that comes too late leaves an order due, less what it will bring', async () => {
    const stock = (sku_quantity: number) =>
      server.db
        .updateTable('skus')
        .set({ sku_quantity })
        .where('brand_id', '=', brand.brand_id)
        .where('sku_id', '=', sku.sku_id)
        .execute();
    const row = async () => (await data<ToBuy>('GET', 'to-buy')).suppliers[0]!.rows[0]!;
    const before = await onHand();
    // Nothing is free: 0 on hand after what orders reserve.
    await stock((await row()).reserved);
    const due = await row();
    expect(due.quantity).toBeGreaterThan(0);
    const promise = async (days: number) => {
      const promised_on = addDays(istDay(server.clock.now()), days);
      const lines = [{ sku_id: sku.sku_id, quantity: due.reorder_at! + 1 }];
      const { id } = await order('POST', '', { supplier_id: supplier.id, lines, promised_on });
      await order('POST', `/${id}/send`, {});
      const { quantity } = await row();
      await order('POST', `/${id}/cancel`, {});
      return quantity;
    };
    expect(await promise(0)).toBe(0);
    expect(await promise(90)).toBe(Math.max(0, due.quantity - (due.reorder_at! + 1)));
    await stock(before);
  });

  test('two devices that receive at once never take more than is open', async () => {
    const { id } = await order('POST', '', {
      supplier_id: supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 10 }],
    });
    await order('POST', `/${id}/send`, {});
    const before = await onHand();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        call('POST', `orders/${id}/receipts`, {
          receipt_id: `at-once-${n}`,
          sku_id: sku.sku_id,
          quantity: 3,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 422, 422, 422,
    ]);
    expect(await onHand()).toBe(before + 9);
    expect(await order('POST', `/${id}/cancel`, {})).toMatchObject({ state: 'closed' });
  });

  test('an order is a PDF, and is emailed to its supplier once', async () => {
    const drafted = await order('POST', '', {
      supplier_id: supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 5 }],
    });
    const { id, number } = drafted;
    const pdf = await call('GET', `orders/${id}/pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');

    const refused = vi.spyOn(server.letters, 'push').mockImplementation(() => {
      throw new Error('The mailbox is full');
    });
    const failed = await call('POST', `orders/${id}/email`, {});
    refused.mockRestore();
    expect(failed.status).toBe(503);
    const unsent = { state: 'draft', email: { state: 'failed', to: supplierDraft.email } };
    expect(await order('GET', `/${id}`)).toMatchObject(unsent);

    const before = server.letters.length;
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `orders/${id}/email`, {})));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await order('GET', `/${id}`)).toMatchObject({ state: 'sent', email: { state: 'sent' } });
    const letters = server.letters.slice(before);
    expect(letters).toMatchObject([
      { to: supplierDraft.email, subject: expect.stringContaining(number), replyTo: brand.email },
    ]);
    expect(letters[0]?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await call('POST', `orders/${id}/email`, {})).body.detail).toMatch(/was emailed to/);
    await order('POST', `/${id}/email`, { is_again: true });
    expect(server.letters.length).toBe(before + 2);
    await order('POST', `/${id}/cancel`, {});
    expect((await call('POST', `orders/${id}/email`, { is_again: true })).status).toBe(409);
  });

  test('an email whose process died is not repeated by itself, and blocks the order for two minutes only', async () => {
    const body = { supplier_id: supplier.id, lines: [{ sku_id: sku.sku_id, quantity: 5 }] };
    const { id } = await order('POST', '', body);
    const email = {
      state: 'sending' as const,
      to: supplierDraft.email,
      at: server.clock.now().toISOString(),
    };
    await server.db
      .updateTable('purchase_orders')
      .set({ email: json(email) })
      .where('brand_id', '=', brand.brand_id)
      .where('purchase_id', '=', id)
      .execute();
    expect((await call('PUT', `orders/${id}`, body)).status).toBe(409);
    expect((await call('POST', `orders/${id}/email`, {})).status).toBe(409);
    server.clock.pass(3 * 60_000);
    expect(await order('POST', `/${id}/email`, {})).toMatchObject({ state: 'sent' });
    expect((await data<{ orders: PurchaseOrder[] }>('GET', 'orders?state=partly_received')).orders).toEqual(
      [],
    );
  });
});
