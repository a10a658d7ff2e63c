import type { CashCalendar, CashEntry, CodDashboard, GstMonth, PurchaseOrder, Supplier } from '@khep/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { sku } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packParcels } from '../../../test/shipping.ts';
import { json } from '../../platform/db/schema.ts';
import { demoLogin, seedDemo } from '../../start/seed/index.ts';

const dayMs = 86_400_000;
const zoneMs = 5.5 * 3_600_000;
/** The day in India of a moment, without the code that is tested. */
const dayOf = (at: number) => new Date(at + zoneMs).toISOString().slice(0, 10);
/** Some days after a day. */
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
/** A time of a day in India. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

/** Goes to the next 10th: the 20th of its month and of the next one are in the calendar. */
function goToTenth(server: TestServer): string {
  server.clock.toNoon();
  while (!dayOf(server.clock.now().getTime()).endsWith('-10')) server.clock.pass(dayMs);
  return dayOf(server.clock.now().getTime());
}

describe.each(oneEngine)('the cash calendar on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let today: string;
  let order: PurchaseOrder;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, ...(body !== undefined && { body }) });
  async function data<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const read = () => data<CashCalendar>('GET', '/finance/cash');
  const inDays = (days: number) => after(today, days);
  const of = ({ entries }: CashCalendar, kind: CashEntry['kind']) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ day, amount, is_known }) => ({ day, amount, is_known }));

  /** A box of the brand like another one, with other facts. */
  let boxes = 0;
  async function box(like: string, facts: Record<string, unknown>): Promise<void> {
    boxes += 1;
    await sql`insert into shipments select copied.* from shipments s, lateral jsonb_populate_record(s, ${JSON.stringify(
      {
        shipment_id: `shp_cash${boxes}`,
        box_no: boxes + 1,
        awb: `88000${boxes}`,
        courier_id: 1,
        payment_mode: 'cod',
        charge_paise: null,
        is_wallet_billed: false,
        ...facts,
      },
    )}::jsonb) copied where s.brand_id = ${brand.brand_id} and s.shipment_id = ${like}`.execute(server.db);
  }

  beforeAll(async () => {
    server = await startTestServer(engine);
    today = goToTenth(server);
    brand = await server.newBrand('Cash');
    await createCatalogue(call);
    const { db } = server;
    const { brand_id } = brand;
    const [like] = (await packParcels(call, db, brand_id, 1)) as [string];
    await db
      .insertInto('cod_cycles')
      .values({ brand_id, partner: 'delhivery', days_after: 2, weekdays: json([]) })
      .execute();

    // Delivered and not remitted: the first and the last minutes of a day in India, which UTC has on two days.
    const yesterday = inDays(-1);
    await box(like, { state: 'DELIVERED', collectible_paise: 1_000_00, ended_at: at(yesterday, '00:10') });
    await box(like, { state: 'DELIVERED', collectible_paise: 500_50, ended_at: at(yesterday, '23:50') });
    await box(like, { state: 'DELIVERED', collectible_paise: 2_000_00, ended_at: at(inDays(-6), '12:00') });
    // Overdue for longer than anyone waits.
    await box(like, { state: 'DELIVERED', collectible_paise: 700_00, ended_at: at(inDays(-30), '12:00') });
    // Ended and remitted: with the one that turns back 15 of 20 were delivered, after three days.
    for (let n = 0; n < 19; n += 1)
      await box(like, {
        state: n < 15 ? 'DELIVERED' : 'RTO_DELIVERED',
        collectible_paise: 100_00,
        picked_up_at: at(inDays(-40), '18:00'),
        ended_at: at(inDays(-37), '10:00'),
      });
    await db
      .insertInto('cod_settlements')
      .columns(['brand_id', 'shipment_id', 'utr', 'paid_on', 'amount_paise'])
      .expression(
        db
          .selectFrom('shipments')
          .select((eb) => [
            'brand_id',
            'shipment_id',
            eb.val('UTR1').as('utr'),
            eb.val(inDays(-30)).as('paid_on'),
            'collectible_paise',
          ])
          .where('brand_id', '=', brand_id)
          .where('state', '=', 'DELIVERED')
          .where('picked_up_at', 'is not', null),
      )
      .execute();
    // On the way, and on no invoice: one in time, one late.
    await box(like, {
      state: 'IN_TRANSIT',
      collectible_paise: 1_200_00,
      charge_paise: 100_00,
      picked_up_at: at(inDays(-1), '18:00'),
      ended_at: null,
    });
    await box(like, {
      state: 'UNDELIVERED',
      collectible_paise: 400_00,
      charge_paise: 59_50,
      picked_up_at: at(inDays(-9), '18:00'),
      ended_at: null,
    });
    // Turning back: not expected.
    await box(like, {
      state: 'RTO_IN_TRANSIT',
      collectible_paise: 900_00,
      picked_up_at: at(inDays(-9), '18:00'),
      ended_at: null,
    });

    // Twelve payouts of ₹1,000 each: four came with ₹900, and one five days late. Four invoices, 7, 8 and 7 days apart.
    const file = (id: string, kind: 'cod' | 'invoice', day: string) =>
      db
        .insertInto('courier_files')
        .values({
          brand_id,
          id,
          kind,
          courier_id: 1,
          number: id,
          day,
          file_name: `${id}.csv`,
          file_hash: id,
          path: '',
          mapping: json({}),
          gst_evidence: null,
          divisor: null,
          state: 'ready',
          stated_paise: null,
          bank_paise: null,
          job_id: null,
          uploaded_by: 'Cash',
          created_at: at(day, '12:00'),
        })
        .execute();
    for (let n = 0; n < 12; n += 1) {
      const due = inDays(-60 - 2 * n);
      await file(`cod${n}`, 'cod', after(due, n === 0 ? 5 : 0));
      await db
        .insertInto('remittance_lines')
        .values({
          brand_id,
          id: `rem${n}`,
          file_id: `cod${n}`,
          line_no: 2,
          courier_id: 1,
          awb: `77000${n}`,
          order_ref: '',
          shipment_id: null,
          order_id: null,
          order_number: '',
          delivered_on: after(due, -2),
          due_on: due,
          expected_paise: 1_000_00,
          remitted_paise: n < 4 ? 900_00 : 1_000_00,
          deducted_paise: 0,
          net_paise: n < 4 ? 900_00 : 1_000_00,
          difference_paise: n < 4 ? -100_00 : 0,
          category: n < 4 ? 'SHORT' : 'MATCHED',
          why: '',
          utr: '',
          updated_at: at(due, '12:00'),
        })
        .execute();
    }
    for (const days of [-24, -17, -9, -2]) {
      await file(`inv${days}`, 'invoice', inDays(days));
      await db
        .insertInto('invoice_lines')
        .values({
          brand_id,
          id: `line${days}`,
          file_id: `inv${days}`,
          line_no: 2,
          courier_id: 1,
          awb: `66000${-days}`,
          order_ref: '',
          shipment_id: null,
          order_id: null,
          order_number: '',
          picked_up_on: '',
          types: '',
          billed: '{"heads":{}}',
          billed_paise: 110_00,
          expected_paise: 100_00,
          difference_paise: 10_00,
          category: '',
          categories: '',
          why: '',
          cause: '',
          cause_words: '',
          card_id: null,
          unpriced: '',
          status: 'under_review',
          updated_at: null,
        })
        .execute();
    }

    // A supplier that charges GST, with ten days to pay: 20 units at ₹410 promised in six days, of which five came today.
    const { supplier } = await data<{ supplier: Supplier }>('POST', '/procurement/suppliers', {
      name: 'Sanganer Potters',
      gst_number: '08AAACM4521K1ZD',
      lead_days: 10,
      payment_days: 10,
      prices: [{ sku_id: sku.sku_id, price: 410 }],
    });
    expect(supplier.payment_days).toBe(10);
    ({ order } = await data<{ order: PurchaseOrder }>('POST', '/procurement/orders', {
      supplier_id: supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 20 }],
      promised_on: inDays(6),
    }));
    await data('POST', `/procurement/orders/${order.id}/send`);
    await data('POST', `/procurement/orders/${order.id}/receipts`, {
      receipt_id: 'receipt-1',
      sku_id: sku.sku_id,
      quantity: 5,
    });

    // A checked return of ₹825 that is promised in two days, less ₹25; and one that was only requested.
    for (const [n, state] of (['QC_PASSED', 'REQUESTED'] as const).entries())
      await db
        .insertInto('returns')
        .values({
          brand_id,
          return_id: `ret_${n}`,
          return_number: `RET-${n}`,
          kind: 'return',
          state,
          source: 'console',
          order_id: 'none',
          order_number: 'KH-1',
          shipment_id: null,
          warehouse_id: '',
          buyer_name: '',
          city: '',
          payment_mode: 'prepaid',
          is_paid: true,
          value_paise: 825_00,
          fee_paise: 25_00,
          reason: '',
          remark: '',
          items: json([
            {
              item_no: 1,
              sku_id: sku.sku_id,
              sku_name: sku.sku_name,
              quantity: 1,
              paid_paise: 825_00,
              gst: 5,
              reason: '',
              remark: '',
              buyer_photos: [],
              bench_photos: [],
              checks: {},
              note: '',
              disposition: n === 0 ? 'restock' : null,
              bin: '',
            },
          ]),
          units: 1,
          with_qc: false,
          pickup_address: json({
            name: '',
            phone: '',
            address: '',
            landmark: '',
            city: '',
            state: '',
            pincode: '',
          }),
          search_text: '',
          freight_there_paise: null,
          courier_id: null,
          awb: null,
          booking_ref: null,
          routing_code: null,
          charge_paise: null,
          charges: null,
          pickup_date: null,
          pickup_time: null,
          refund_due: inDays(2),
          exchange_order_id: null,
          created_at: at(inDays(-9), '12:00'),
          updated_at: at(inDays(-1), '12:00'),
        })
        .execute();
  });
  afterAll(() => server.stop());

  test('without a balance it is changes from zero, each on its day, and warns of nothing', async () => {
    const cash = await read();
    expect(cash).toMatchObject({ today, to: inDays(44), warning: null, ways_out: [] });
    expect(cash.settings).toMatchObject({ balance: null, balance_day: null, floor: 0, version: 0 });
    expect(of(cash, 'cod_payout')).toEqual([
      // Delivered six days ago, due two days after.
      { day: inDays(-4), amount: 2_000, is_known: true },
      { day: inDays(1), amount: 1_500.5, is_known: true },
      // 0.75 × 400, expected tomorrow; 0.75 × 1,200, three days after its pickup.
      { day: inDays(3), amount: 300, is_known: false },
      { day: inDays(4), amount: 900, is_known: false },
    ]);
    // 100 + 59.50, seven days after the invoice of two days ago.
    expect(of(cash, 'courier_bill')).toEqual([{ day: inDays(5), amount: -159.5, is_known: false }]);
    // 15 × 410 and 5 % GST.
    expect(of(cash, 'purchase_order')).toEqual([{ day: inDays(6), amount: -6_457.5, is_known: true }]);
    expect(of(cash, 'refund')).toEqual([{ day: inDays(2), amount: -800, is_known: true }]);
    expect(of(cash, 'gst')).toEqual([]);
    // 1,500.50 of those payouts came with nine tenths or in full, on their day or up to five days later.
    const [, payout] = cash.entries.filter(({ kind }) => kind === 'cod_payout');
    expect(payout).toMatchObject({ amounts: [1_350.45, 1_500.5], days: [inDays(1), inDays(5)] });
    expect(cash.balances).toHaveLength(45);
    expect(cash.balances[0]!.high).toBe(2_000);
    expect(cash.gaps).toEqual([expect.stringContaining('₹700.00 of COD is overdue for more than 15 days')]);
  });

  test('overdue COD and its gap are the overdue of the remittance list', async () => {
    const sums = await data<CodDashboard>('GET', '/reconciliation/cod/dashboard');
    const overdue = sums.categories.find(({ id }) => id === 'NOT_REMITTED')!;
    expect(overdue).toMatchObject({ lines: 2, amount: -2_700 });
    const [first] = (await read()).entries;
    expect(first!.target).toMatchObject({ screen: 'cod_overdue' });
    expect(first!.target.courier_ids).toContain(1);
  });

  test('warns of the day and its cause, and says what to move; the move is saved and undone', async () => {
    await data('PUT', '/finance/cash/settings', { balance: 10_000, floor: 1_000, input_credits: [] });
    await data('PUT', '/finance/cash/payments', {
      payments: [
        { label: 'Rent', amount: 9_000, day: inDays(2), repeats: 'monthly' },
        { label: 'Loan', amount: 100, day: inDays(40), repeats: 'once' },
      ],
    });
    const cash = await read();
    expect(cash.settings).toMatchObject({ balance: 10_000, balance_day: today });
    const [month, next] = [today.slice(0, 7), after(`${today.slice(0, 7)}-28`, 7).slice(0, 7)];
    expect(of(cash, 'planned')).toEqual([
      { day: `${month}-12`, amount: -9_000, is_known: true },
      { day: `${next}-12`, amount: -9_000, is_known: true },
      { day: inDays(40), amount: -100, is_known: true },
    ]);
    // Certain money until the sixth day: 10,000 − 800 − 9,000 − 6,457.50 is below, and COD can't raise it above 1,000.
    expect(cash.warning).toMatchObject({ certainty: 'likely' });
    expect(cash.warning!.day <= inDays(6)).toBe(true);
    const cause = cash.entries.find(({ id }) => id === cash.warning!.cause)!;
    expect(['planned', 'purchase_order']).toContain(cause.kind);
    expect(cash.warning!.chance).toBeGreaterThan(0.5);

    const rent = cash.entries.find(({ kind }) => kind === 'planned')!;
    expect(rent.move).toEqual({ payment: `planned:Rent:${month}-12`, until: inDays(2 + 27), from: null });
    const { payment } = rent.move!;
    expect(await data('POST', '/finance/cash/moves', { payment, day: inDays(20) })).toEqual({
      previous: null,
    });
    const moved = (await read()).entries.find(({ id }) => id === rent.id)!;
    expect(moved).toMatchObject({ day: inDays(20), move: { from: `${month}-12` } });
    const late = await call('POST', '/finance/cash/moves', { payment, day: inDays(30) });
    expect([late.status, late.body.fields.day]).toEqual([422, expect.stringContaining('from today to')]);
    expect(await data('POST', '/finance/cash/moves', { payment, day: null })).toEqual({
      previous: inDays(20),
    });
    expect((await read()).entries).toEqual(cash.entries);
    const events = await server.db
      .selectFrom('events')
      .select(['kind', 'data'])
      .where('brand_id', '=', brand.brand_id)
      .where('kind', '=', 'cash.payment_moved')
      .orderBy('at')
      .execute();
    expect(events.map((event) => event.data)).toMatchObject([{ to: inDays(20) }, { to: `${month}-12` }]);
  });

  test('freight and duty of a purchase order are paid when its units come, less the share of those that came', async () => {
    const path = `/procurement/orders/${order.id}/costs`;
    const costs = [
      { kind: 'freight', amount: 300, spread: 'units' },
      { kind: 'duty', amount: 100, spread: 'value' },
    ];
    await data('PUT', path, { costs });
    const own = async () =>
      (await read()).entries.find(({ id }) => id === `purchase_order:${order.id}:costs`);
    // 15 of the 20 units are open: three quarters of 400.
    expect(await own()).toMatchObject({ kind: 'purchase_order', day: inDays(6), amount: -300 });
    expect((await own())!.label).toContain('Freight, Customs duty');
    await data('PUT', path, { costs: [] });
    expect(await own()).toBeUndefined();
  });

  test('a purchase order moves within the days of its supplier, and units that come then are still to pay', async () => {
    const payment = `purchase_order:${order.id}`;
    const open = (await read()).entries.find(({ id }) => id === payment)!;
    expect(open).toMatchObject({
      move: { payment, until: inDays(16), from: null },
      target: { screen: 'purchase_order', id: order.id },
    });
    expect((await call('POST', '/finance/cash/moves', { payment, day: inDays(17) })).status).toBe(422);
    await data('POST', '/finance/cash/moves', { payment, day: inDays(16) });
    await data('POST', `/procurement/orders/${order.id}/receipts`, {
      receipt_id: 'receipt-2',
      sku_id: sku.sku_id,
      quantity: 15,
    });
    expect((await read()).entries.find(({ id }) => id === payment)).toMatchObject({
      day: inDays(16),
      amount: -6_457.5,
    });
    // On its own day again, what came was paid when it came.
    await data('POST', '/finance/cash/moves', { payment, day: null });
    expect((await read()).entries.some(({ id }) => id === payment)).toBe(false);
  });

  test('a bill is expected on its due day, less what is claimed, until it is marked as paid', async () => {
    const { supplier } = await data<{ supplier: Supplier }>('POST', '/procurement/suppliers', {
      name: 'Billing Potters',
      gst_number: '08AAACM4521K1ZD',
      lead_days: 10,
      payment_days: 12,
    });
    const { order: own } = await data<{ order: PurchaseOrder }>('POST', '/procurement/orders', {
      supplier_id: supplier.id,
      lines: [{ sku_id: sku.sku_id, quantity: 20, price: 400 }],
      promised_on: inDays(3),
    });
    const path = `/procurement/orders/${own.id}`;
    await data('POST', `${path}/send`);
    const entries = async () =>
      (await read()).entries
        .filter(({ target }) => target.screen === 'purchase_order' && target.id === own.id)
        .map(({ id, day, amount }) => [id, day, amount]);
    const openId = `purchase_order:${own.id}`;
    const billId = `supplier_bill:${own.id}:BP/1`;
    // 20 × 400 and 5%.
    expect(await entries()).toEqual([[openId, inDays(3), -8_400]]);
    // The bill comes with the goods: five never came, and the price is ten too high.
    const receive = (receipt_id: string, quantity: number) =>
      data('POST', `${path}/receipts`, { receipt_id, sku_id: sku.sku_id, quantity });
    await receive('billed-1', 15);
    const bill = { number: 'BP/1', date: inDays(-2), lines: [{ line_no: 1, quantity: 20, price: 410 }] };
    await data('PUT', `${path}/bills`, { bills: [bill] });
    // Five open ones at 400, and fifteen of the bill at 400, each with 5%.
    const both = [
      [openId, inDays(3), -2_100],
      [billId, inDays(10), -6_300],
    ];
    expect(await entries()).toEqual(both);
    await data('POST', `${path}/debit-notes`, { number: bill.number });
    expect(await entries()).toEqual(both);
    const [entry] = (await read()).entries.filter(({ id }) => id === billId);
    expect(entry!.cause).toMatch(/₹8,610\.00 billed, less ₹2,310\.00 that DN\/\d\d-\d\d\/1 claims/);
    expect(entry).toMatchObject({ kind: 'purchase_order', is_known: true, move: null });
    // The costs beside the price are paid for what is still to come: a quarter of them.
    await data('PUT', `${path}/costs`, { costs: [{ kind: 'freight', amount: 400, spread: 'units' }] });
    expect(await entries()).toContainEqual([`${openId}:costs`, inDays(3), -100]);
    await data('PUT', `${path}/costs`, { costs: [] });
    await data('POST', `${path}/bills/payment`, { number: bill.number, paid_on: today });
    expect(await entries()).toEqual([both[0]]);
    await data('POST', `${path}/bills/payment`, { number: bill.number, paid_on: null });
    expect(await entries()).toEqual(both);
    await data('POST', `${path}/bills/payment`, { number: bill.number, paid_on: today });
    // What comes after its payment was moved is paid with it, until it is on a bill of its own.
    await data('POST', '/finance/cash/moves', { payment: openId, day: inDays(9) });
    await receive('billed-2', 5);
    expect(await entries()).toEqual([[openId, inDays(9), -2_100]]);
    const rest = { number: 'BP/2', date: today, lines: [{ line_no: 1, quantity: 5, price: 400 }] };
    await data('PUT', `${path}/bills`, { bills: [bill, rest] });
    expect(await entries()).toEqual([[`supplier_bill:${own.id}:BP/2`, inDays(12), -2_100]]);
    await data('POST', `${path}/bills/payment`, { number: rest.number, paid_on: today });
    expect(await entries()).toEqual([]);
    await data('POST', '/finance/cash/moves', { payment: openId, day: null });
  });

  test('a way out is within its term, and the calendar with the move is what it said', async () => {
    // 3,000 + 2,000 of overdue COD − 4,500 is below 1,000 today; 1,500.50 come tomorrow, or up to four days later.
    await data('PUT', '/finance/cash/settings', { balance: 3_000, floor: 1_000, input_credits: [] });
    await data('PUT', '/finance/cash/payments', {
      payments: [{ label: 'Rent', amount: 4_500, day: today, repeats: 'once' }],
    });
    const cash = await read();
    expect(cash.warning).toMatchObject({ day: today, certainty: 'likely', cause: `planned:Rent:${today}` });
    const [way] = cash.ways_out;
    expect(way).toMatchObject({ entry: `planned:Rent:${today}`, day: inDays(6) });
    const entry = cash.entries.find(({ id }) => id === way!.entry)!;
    expect(way!.day > cash.warning!.day && way!.day <= entry.move!.until).toBe(true);
    expect(way!.chance).toBeLessThan(cash.warning!.chance / 2);
    await data('POST', '/finance/cash/moves', { payment: entry.move!.payment, day: way!.day });
    const moved = await read();
    expect(moved.balances.map(({ middle }) => middle)).toEqual(way!.balances.map(({ middle }) => middle));
    await data('POST', '/finance/cash/moves', { payment: entry.move!.payment, day: null });
  });

  test('settings have versions, names of payments are single, and another brand sees and moves nothing', async () => {
    const { version } = (await read()).settings;
    const stale = await server.call('PUT', '/finance/cash/settings', {
      token: brand.token,
      body: { balance: 1, floor: 0, input_credits: [] },
      headers: { 'if-match': String(version - 1) },
    });
    expect(stale.status).toBe(412);
    const rent = { label: 'Rent', amount: 1, day: today, repeats: 'once' };
    const twice = await call('PUT', '/finance/cash/payments', {
      payments: [rent, { ...rent, label: 'rent' }],
    });
    expect([twice.status, twice.body.fields]).toEqual([
      422,
      { 'payments.1.label': 'rent is in the list already. Enter a different name.' },
    ]);
    const stranger = await server.newBrand('Stranger');
    const theirs = await server.call('GET', '/finance/cash', { token: stranger.token });
    expect(theirs.body.data).toMatchObject({ entries: [], settings: { balance: null }, gaps: [] });
    for (const payment of [`purchase_order:${order.id}`, `planned:Rent:${today}`, 'nonsense'])
      expect(
        (
          await server.call('POST', '/finance/cash/moves', {
            token: stranger.token,
            body: { payment, day: inDays(1) },
          })
        ).status,
      ).toBe(404);
  });

  test('another floor makes the balance no newer, another balance does', async () => {
    const { balance } = (await read()).settings;
    await server.db
      .updateTable('cash_plans')
      .set({ balance_day: inDays(-5) })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    await call('PUT', '/finance/cash/settings', { balance, floor: 1234, input_credits: [] });
    expect((await read()).settings).toMatchObject({ balance, balance_day: inDays(-5), floor: 1234 });
    await call('PUT', '/finance/cash/settings', {
      balance: (balance ?? 0) + 1,
      floor: 1234,
      input_credits: [],
    });
    expect((await read()).settings).toMatchObject({ balance: (balance ?? 0) + 1, balance_day: today });
  });

  test('a courier that deducts its charges from COD gets no payment of its own', async () => {
    await server.db
      .updateTable('remittance_lines')
      .set({ deducted_paise: 10_00 })
      .where('brand_id', '=', brand.brand_id)
      .where('id', '=', 'rem0')
      .execute();
    const cash = await read();
    expect(of(cash, 'courier_bill')).toEqual([]);
    expect(cash.gaps).toContainEqual(expect.stringContaining('deducts its charges from COD'));
  });
});

describe.each(oneEngine)('the cash calendar of the demo brand on %s', (engine) => {
  let server: TestServer;
  let token: string;
  const get = async <Data>(path: string): Promise<Data> => {
    const answer = await server.call('GET', path, { token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  beforeAll(async () => {
    server = await startTestServer(engine);
    goToTenth(server);
    await seedDemo(server.db, server.services);
    const login = await server.call('POST', '/auth/login', {
      form: { username: demoLogin.email, password: demoLogin.password },
    });
    token = login.body.data.token;
  });
  afterAll(() => server.stop());

  test('it warns within a week, whatever the day', async () => {
    const { warning, entries, today } = await get<CashCalendar>('/finance/cash');
    expect(warning).not.toBeNull();
    expect(warning!.day <= after(today, 6)).toBe(true);
    expect(entries.some(({ id }) => id === warning!.cause)).toBe(true);
  });

  test('its GST is that of the GST tab, less the credit that was entered', async () => {
    const cash = await get<CashCalendar>('/finance/cash');
    const gst = cash.entries.filter(({ kind }) => kind === 'gst');
    expect(gst.length).toBeGreaterThan(0);
    for (const { target, day, amount } of gst) {
      const month = await get<GstMonth>(`/finance/gst?gstin=${target.id}&month=${target.part}`);
      const { igst, cgst, sgst, cess } = month.total;
      const credit = cash.settings.input_credits.find(({ gstin }) => gstin === target.id)?.amount ?? 0;
      expect(amount).toBeCloseTo(credit - (igst + cgst + sgst + cess), 2);
      expect(day.slice(8)).toBe('20');
      expect(day.slice(0, 7)).toBe(after(`${target.part}-28`, 7).slice(0, 7));
    }
  });

  test('its COD is all that isn’t remitted: the overdue of the list, and what the COD calendar has due', async () => {
    const cash = await get<CashCalendar>('/finance/cash');
    const calendar = await get<{ due: number }>('/billing/cod-remittance');
    const known = cash.entries
      .filter(({ kind, is_known }) => kind === 'cod_payout' && is_known)
      .reduce((sum, { amount }) => sum + amount, 0);
    const { rows } = await sql<{ paise: number }>`
      select coalesce(sum(collectible_paise), 0)::bigint as paise from shipments s
      where state = 'DELIVERED' and payment_mode = 'cod'
        and not exists (select 1 from cod_settlements p where p.brand_id = s.brand_id and p.shipment_id = s.shipment_id)
        and not exists (select 1 from remittance_lines r
          where r.brand_id = s.brand_id and r.awb = s.awb and r.is_active)`.execute(server.db);
    expect(calendar.due).toBeGreaterThanOrEqual(known);
    const gap = cash.gaps.find((one) => one.includes('of COD is overdue'));
    const long = gap === undefined ? 0 : Number(/₹([\d,.]+)/.exec(gap)![1]!.replaceAll(',', ''));
    expect(known + long).toBeCloseTo(rows[0]!.paise / 100, 2);
  });

  test('each entry opens a record or list that exists, and the balance is the sum of what is expected', async () => {
    const cash = await get<CashCalendar>('/finance/cash');
    expect(cash.settings.balance).not.toBeNull();
    for (const { target } of cash.entries) {
      if (target.screen === 'purchase_order') await get(`/procurement/orders/${target.id}`);
      if (target.screen === 'cod_payout')
        await get(`/billing/cod-remittance/parcels?partner=${target.id}&day=${target.part}&paid=false`);
    }
    for (const { low, middle, high } of cash.balances) expect(low <= middle && middle <= high).toBe(true);
  });
});
