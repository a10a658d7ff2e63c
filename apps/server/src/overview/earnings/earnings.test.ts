import type { EarningOrder, EarningRow, Earnings } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../test/demoBrand.ts';
import { oneEngine } from '../../../test/engines.ts';
import type { TestServer } from '../../../test/server.ts';
import { json } from '../../platform/db/schema.ts';
import { noteOrderChange } from '../../platform/db/orderChanges.ts';
import { countAllEarnings, markAllEarningsDue } from './countEarnings.ts';

/** All orders of the demo brand. */
const period = 'start_date=2020-01-01&end_date=2040-12-31';
const paise = (rupees: number) => rupeesToPaise(rupees);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe.each(oneEngine)('earnings on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
  });
  afterAll(() => server.stop());

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await server.call(method, path, { token, ...(body !== undefined && { body }) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const read = (query = period) => call<Earnings>('GET', `/finance/earnings?${query}`);
  /** Every order of the list, by its pages. */
  async function readOrders(query = ''): Promise<EarningOrder[]> {
    const all: EarningOrder[] = [];
    let after = '';
    do {
      const cursor = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
      const page = await call<{ orders: EarningOrder[]; next: string | null }>(
        'GET',
        `/finance/earnings/orders?${period}&page_size=120${query}${cursor}`,
      );
      all.push(...page.orders);
      after = page.next ?? '';
    } while (after !== '');
    return all;
  }

  test('equals invoices and credit notes, the wallet and reconciliation, to the paisa', async () => {
    const earnings = await read();
    expect(earnings.orders).toBeGreaterThan(20);
    // Written from the documents alone: no function of earnings is used.
    const { rows } = await sql<Record<string, string>>`
      with ended as (
        select orders.order_id from orders
        join invoices on invoices.order_id = orders.order_id
        join shipments on shipments.order_id = orders.order_id and shipments.courier_id is not null
          and shipments.state <> 'CANCELLED'
        where orders.brand_id = ${brand_id}
        group by orders.order_id having bool_and(shipments.ended_at is not null)
      )
      select
        (select sum((line -> 'tax' ->> 'taxable')::bigint) from invoices, jsonb_array_elements(lines) line
          where order_id in (select order_id from ended)) as invoiced,
        (select coalesce(sum((line ->> 'taxable')::bigint), 0) from credit_notes, jsonb_array_elements(lines) line
          where order_id in (select order_id from ended)) as credited,
        (select sum(charge_paise) from shipments where order_id in (select order_id from ended)
          and state <> 'CANCELLED' and courier_id is not null) as charged,
        (select sum((charges ->> 'gst')::bigint) from shipments where order_id in (select order_id from ended)
          and state <> 'CANCELLED' and courier_id is not null) as charged_gst,
        (select sum(positions.charged_paise) from ledger_positions positions join shipments
          on shipments.shipment_id = positions.cause_id and positions.cause_type = 'shipment'
          where shipments.order_id in (select order_id from ended) and is_wallet_billed) as debited,
        (select sum(charge_paise) from shipments where order_id in (select order_id from ended)
          and state <> 'CANCELLED' and courier_id is not null and is_wallet_billed) as wallet_charged,
        (select coalesce(sum(charge_paise - coalesce((charges ->> 'gst')::bigint, 0)), 0) from returns
          where order_id in (select order_id from ended) and charges is not null) as returned,
        (select count(*) from ended) as orders`.execute(server.db);
    const facts = Object.fromEntries(Object.entries(rows[0]!).map(([key, value]) => [key, Number(value)]));
    expect(earnings.orders).toBe(facts['orders']);
    expect(paise(earnings.net_sale)).toBe(facts['invoiced']! - facts['credited']!);
    const { freight_out, freight_back, cod_fee } = earnings.amounts;
    expect(paise(freight_out) + paise(freight_back) + paise(cod_fee)).toBe(
      facts['charged']! - facts['charged_gst']! + facts['returned']!,
    );
    expect(facts['debited']).toBe(facts['wallet_charged']);
    const orders = await readOrders();
    const { rows: billed } = await sql<{ order_id: string; paise: string }>`
      select order_id, sum(paise) as paise from (
        select lines.order_id, difference_paise - recovered_paise as paise from invoice_lines lines
        join shipments on shipments.shipment_id = lines.shipment_id
        where lines.is_active and not shipments.is_wallet_billed
        union all
        select order_id, debited_paise from disputes where invoice_line_id = ''
      ) differences group by order_id`.execute(server.db);
    const differences = new Map(billed.map((row) => [row.order_id, Number(row.paise) / 1.18]));
    expect(orders.some(({ amounts }) => amounts.overbilled !== 0)).toBe(true);
    for (const { order_id, amounts } of orders)
      expect(Math.abs(paise(amounts.overbilled) - (differences.get(order_id) ?? 0))).toBeLessThanOrEqual(0.5);
  });

  test('adds up: steps to the contribution, orders to the total, each table to the contribution', async () => {
    const earnings = await read();
    const orders = await readOrders();
    expect(orders).toHaveLength(earnings.orders);
    expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(earnings.orders);
    for (const one of [earnings, ...orders]) {
      const { sale, discount, rto, refund, gst, claims, ...costs } = one.amounts;
      const net = paise(sale) - sum([discount, rto, refund, gst].map(paise));
      expect(paise(one.net_sale)).toBe(net);
      expect(paise(one.contribution)).toBe(net - sum(Object.values(costs).map(paise)) + paise(claims));
    }
    const total = paise(earnings.contribution);
    expect(sum(orders.map(({ contribution }) => paise(contribution)))).toBe(total);
    for (const [group, rows] of Object.entries<EarningRow[]>(earnings.by)) {
      expect(sum(rows.map((row) => paise(row.contribution))), group).toBe(total);
      expect(sum(rows.map((row) => paise(row.net_sale))), group).toBe(paise(earnings.net_sale));
      if (group !== 'sku') expect(sum(rows.map((row) => row.orders)), group).toBe(earnings.orders);
    }
    expect(earnings.curve.at(-1)).toEqual({ orders: earnings.orders, contribution: earnings.contribution });
    const losing = orders.filter(({ contribution }) => contribution < 0);
    expect(earnings.loss).toEqual({
      orders: losing.length,
      contribution: sum(losing.map(({ contribution }) => paise(contribution))) / 100,
    });
    expect(earnings.worst.map(({ contribution }) => contribution)).toEqual(
      losing.slice(0, earnings.worst.length).map(({ contribution }) => contribution),
    );
    expect(orders.map(({ contribution }) => contribution)).toEqual(
      orders.map(({ contribution }) => contribution).toSorted((a, b) => a - b),
    );
  });

  test('every number opens its orders: each row of a table has as many in the list', async () => {
    const { by, losses } = await read();
    for (const group of ['sku', 'state', 'courier', 'channel', 'payment', 'outcome'] as const)
      for (const row of by[group].slice(0, 3)) {
        const orders = await readOrders(`&${group}=${encodeURIComponent(row.id)}`);
        expect(orders, `${group} ${row.label}`).toHaveLength(row.orders);
        if (group !== 'sku')
          expect(sum(orders.map(({ contribution }) => paise(contribution)))).toBe(paise(row.contribution));
      }
    for (const { outcome, orders } of losses)
      expect(await readOrders(`&outcome=${outcome}&result=loss`)).toHaveLength(orders);
  });

  test('goods that came cost their price, with a note, and their landed cost once freight is entered', async () => {
    const before = await read();
    const { sku_id, label } = before.uncosted[0]!;
    const { units } = before.by.sku.find(({ id }) => id === sku_id)!;
    const line = {
      line_no: 1,
      record_id: 'sku_landed',
      sku_id,
      sku_name: label,
      quantity: 4,
      price_paise: 100_00,
      received: 4,
      damaged: 0,
    };
    const at = server.clock.now();
    await server.db
      .insertInto('purchase_orders')
      .values({
        brand_id,
        purchase_id: 'pur_landed',
        purchase_number: 'PO-LANDED',
        supplier_id: 'sup_landed',
        warehouse_id: 'whs_landed',
        state: 'received',
        lines: json([line]),
        promised_on: null,
        first_receipt_at: at,
        created_at: at,
        updated_at: at,
        updated_by: '',
      })
      .execute();
    await server.db
      .insertInto('purchase_receipts')
      .values({
        brand_id,
        receipt_id: 'receipt_landed',
        purchase_id: 'pur_landed',
        line_no: 1,
        quantity: 4,
        damaged: 0,
        bin: '',
        actor: json({ kind: 'system' as const, id: '', name: '' }),
        at,
      })
      .execute();
    const price = await read();
    expect(price.price_only_skus).toBe(before.price_only_skus + 1);
    await server.db
      .updateTable('purchase_orders')
      .set({ costs: json([{ kind: 'freight' as const, amount_paise: 10_00, spread: 'units' as const }]) })
      .where('brand_id', '=', brand_id)
      .where('purchase_id', '=', 'pur_landed')
      .execute();
    const landed = await read();
    expect(landed.price_only_skus).toBe(before.price_only_skus);
    const known = (one: Earnings) => paise(one.amounts.cost) - paise(one.estimated_cost);
    // ₹10 on four units: each unit that was sold cost ₹2.50 more.
    expect(known(landed) - known(price)).toBe(units! * 250);
    await server.db
      .deleteFrom('purchase_receipts')
      .where('brand_id', '=', brand_id)
      .where('receipt_id', '=', 'receipt_landed')
      .execute();
  });

  test('a cost that is entered counts at once, from its day and before the first one', async () => {
    const before = await read();
    const { sku_id } = before.uncosted[0]!;
    const row = before.by.sku.find(({ id }) => id === sku_id);
    await call('POST', '/finance/costs', { costs: [{ sku_id, cost: 101.5, from: '2030-01-01' }] });
    const first = await read();
    // Of the SKU alone: every other cost, and their estimates, stay.
    const kept = first.by.sku.find(({ id }) => id === sku_id)!;
    expect(kept.units).toBe(row!.units);
    expect(first.uncosted.some((one) => one.sku_id === sku_id)).toBe(false);
    await call('POST', '/finance/costs', { costs: [{ sku_id, cost: 100.5, from: '2030-01-01' }] });
    const second = await read();
    const known = (one: Earnings) => paise(one.amounts.cost) - paise(one.estimated_cost);
    expect(known(first) - known(second)).toBe(kept.units! * 100);
    expect(before.net_sale).toBe(second.net_sale);
    const unknown = await server.call('POST', '/finance/costs', {
      token,
      body: { costs: [{ sku_id: 'NO-SUCH-SKU', cost: 1, from: '2030-01-01' }] },
    });
    expect(unknown.status).toBe(422);
    expect(unknown.body.fields).toMatchObject({ 'costs.0.sku_id': expect.stringContaining('not found') });
  });

  test('the payment fee is of what was paid in advance, and is saved as one version', async () => {
    const before = await read();
    const saved = await call<{ version: number }>('PUT', '/finance/earnings/settings', {
      payment_fee_percent: 2,
    });
    const after = await read();
    expect(after.settings).toEqual({ payment_fee_percent: 2, version: saved.version });
    const orders = await readOrders();
    for (const { payment, amounts } of orders)
      expect(paise(amounts.payment_fee)).toBe(
        payment === 'prepaid' ? Math.round((paise(amounts.sale) - paise(amounts.discount)) * 0.02) : 0,
      );
    expect(paise(before.contribution) - paise(after.contribution)).toBe(
      paise(after.amounts.payment_fee) - paise(before.amounts.payment_fee),
    );
  });

  test('a change while orders are counted is counted afterwards', async () => {
    const rowsOf = async () =>
      (
        await sql<object>`
          select e.*, (select json_agg(u order by kind, code) from order_earning_units u where u.order_id = e.order_id) as units
          from order_earnings e order by order_id`.execute(server.db)
      ).rows;
    const before = await rowsOf();
    const [some] = await readOrders('&outcome=delivered');
    await markAllEarningsDue(server.db, brand_id);
    const change = server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('orders')
        .set({ state: 'Kerala' })
        .where('order_id', '=', some!.order_id)
        .execute();
      noteOrderChange(tx, brand_id, some!.order_id);
    });
    await Promise.all([change, countAllEarnings(server.db, brand_id), countAllEarnings(server.db, brand_id)]);
    await countAllEarnings(server.db, brand_id);
    const after = await rowsOf();
    expect(after).toEqual(
      before.map((row) =>
        (row as { order_id: string }).order_id === some!.order_id ? { ...row, state: 'Kerala' } : row,
      ),
    );
    const { rows } = await sql`select 1 from earnings_due where brand_id = ${brand_id}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
