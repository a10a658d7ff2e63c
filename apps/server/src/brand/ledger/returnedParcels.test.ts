import { addDays, istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { boxDraft, orderDraft, skuDraft, warehouseDraft } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { pollReturns } from '../../aftercare/returns/poll.ts';
import type { ReturnRecord } from '../../aftercare/returns/tables.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';
import { balanceOf, sumAccounts, summedBalances } from './balances.ts';
import { postEntry } from './post.ts';

const hour = 3_600_000;
const recharged = 1_000_000;

/** Kinds and amounts in the order of their posting, for one shipment or return. */
type Entries = readonly { kind: string; amount_paise: number }[];

describe.each(oneEngine)('the ledger of parcels that come back, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    // A simulated hour takes an hour of the test's clock.
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    server.clock.toNoon();
    brand = await server.newBrand('Returned parcels');
    await ok('POST', '/settings/sku', { ...skuDraft, sku_quantity: 10 });
    await ok('POST', '/settings/sku/box', boxDraft);
    await ok('POST', '/warehouse', warehouseDraft);
    await server.db.insertInto('wallets').values({ brand_id: brand.brand_id, bills_freight: true }).execute();
    await server.db.transaction().execute((tx) =>
      postEntry(tx, {
        brand_id: brand.brand_id,
        key: 'recharge:pay_returns',
        cause: { type: 'payment', id: 'pay_returns' },
        entry: { kind: 'RECHARGE', from: 'gateway', to: 'available', amount_paise: recharged },
        reference: 'pay_returns',
        actor: { kind: 'system', name: 'Khep' },
        at: server.clock.now(),
      }),
    );
  });
  afterAll(() => server.stop());

  async function ok(method: string, path: string, body?: unknown) {
    const answer = await server.call(method, path, { token: brand.token, body });
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body.data;
  }

  /** Lets couriers' days pass, polling twice as often as they move: a scan that is read again posts nothing. */
  async function pass(hours: number) {
    // Days of the test's clock pass in seconds, and would end the session.
    await sql`update sessions set expires_at = '2100-01-01'`.execute(server.db);
    for (let passed = 0; passed < hours; passed += 8) {
      server.clock.pass(8 * hour);
      for (let twice = 0; twice < 2; twice += 1) {
        await pollOnce(server.db, server.services);
        await pollReturns(server.db, server.services);
      }
    }
  }

  /** Ships an order of two cups; the end of the phone chooses what the courier does. */
  async function ship(phone: string, payment_mode: 'prepaid' | 'cod') {
    const { order } = await ok('POST', '/order/manual', {
      buyer_details: { ...orderDraft.buyer_details, phone },
      order_details: {
        product_details: [{ sku_id: 'CUP-1', quantity: 2, unit_price: 549 }],
        payment_details: { payment_mode },
      },
    });
    const packing = await ok('POST', '/packing/bulk/recommendation', { order_ids: [order.id] });
    await ok('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: packing.orders[0].packed_boxes }],
    });
    await ok('POST', '/allocation/bulk/assign', { allocations: [{ order_id: order.id, courier_id: 1 }] });
    await server.call('POST', '/order/processor/invoice', {
      token: brand.token,
      body: { order_ids: [order.id] },
    });
    const pickup_date = addDays(istDay(server.clock.now()), 1);
    await ok('POST', '/order/processor/pickup/schedule', { order_ids: [order.id], pickup_date });
    return order.id as string;
  }

  const shipment = (order_id: string) =>
    server.db
      .selectFrom('shipments')
      .select(['shipment_id', 'state', 'charge_paise', 'charges'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
  const entriesOf = (cause_type: 'shipment' | 'return', cause_id: string): Promise<Entries> =>
    server.db
      .selectFrom('ledger_entries')
      .select(['kind', 'amount_paise'])
      .where('brand_id', '=', brand.brand_id)
      .where('cause_type', '=', cause_type)
      .where('cause_id', '=', cause_id)
      .orderBy('seq')
      .execute();
  const sum = (entries: Entries, ...kinds: string[]) =>
    entries.reduce((total, { kind, amount_paise }) => total + (kinds.includes(kind) ? amount_paise : 0), 0);

  /** Every posting has two sides, so that all accounts are zero together; the wallet lacks what was charged. */
  async function expectComplete(charged: number) {
    const accounts = await sumAccounts(server.db, brand.brand_id);
    expect(Object.values(accounts).reduce((total, paise) => total + paise, 0)).toBe(0);
    const { available, freight_hold, weight_hold } = await summedBalances(server.db, brand.brand_id);
    expect([available, freight_hold, weight_hold]).toEqual([recharged - charged, 0, 0]);
    expect(await balanceOf(server.db, brand.brand_id)).toMatchObject({
      available_paise: recharged - charged,
      held_paise: 0,
    });
  }

  let charged = 0;
  let returned: Pick<ReturnRecord, 'awb' | 'charges'> | undefined;

  test('charges both ways of a parcel that was not delivered, each once', async () => {
    const order_id = await ship('9845010013', 'cod');
    const booked = await shipment(order_id);
    await pass(320);
    const returned = await shipment(order_id);
    expect(returned.state).toBe('RTO_DELIVERED');
    const attempts = await server.db
      .selectFrom('ndr_attempts')
      .select('number')
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', returned.shipment_id)
      .execute();
    expect(attempts.length).toBeGreaterThan(0);
    const entries = await entriesOf('shipment', returned.shipment_id);
    // The way there is held, then paid; the way back is what an RTO costs more (or less: no COD is collected).
    expect(entries.slice(0, 2)).toEqual([
      { kind: 'FREIGHT_HOLD', amount_paise: booked.charge_paise },
      { kind: 'FREIGHT_DEBIT', amount_paise: booked.charge_paise },
    ]);
    const both = sum(entries, 'FREIGHT_DEBIT', 'RTO_DEBIT') - sum(entries, 'REFUND');
    expect(both).toBe(returned.charge_paise);
    expect(sum(entries, 'RTO_DEBIT')).toBe(returned.charge_paise! - booked.charge_paise!);
    expect(sum(entries, 'RTO_DEBIT')).toBeGreaterThan(0);
    const { lines } = returned.charges as { lines: { kind: string }[] };
    expect(lines.map(({ kind }) => kind)).toEqual(['freight', 'rto']);
    charged += both;
    await expectComplete(charged);
    const [received] = (await ok('GET', '/order/rto?tab=return-received')).orders;
    await ok('POST', `/returns/${received.id}/completion`, {
      items: [{ item_no: 1, checks: { quantity: true, condition: true }, disposition: 'restock', bin: '' }],
    });
    // Receiving, checking and crediting a return moves no freight.
    expect(await entriesOf('shipment', returned.shipment_id)).toEqual(entries);
    await expectComplete(charged);
  });

  test("charges a return's pickup once, and its refund is what the credit note says less the fee", async () => {
    const order_id = await ship('9845010011', 'prepaid');
    await pass(160);
    const { shipment_id, charge_paise } = await shipment(order_id);
    const { return: made } = await ok('POST', '/order/processor/create-return', {
      order_id,
      reason: 'size',
      items: [{ sku_id: 'CUP-1', quantity: 1 }],
    });
    await ok('POST', `/returns/${made.id}/booking`, { courier_id: 1 });
    await pass(240);
    const checks = Object.fromEntries(
      ['quantity', 'condition', 'brand', 'colour', 'size', 'tag', 'image'].map((name) => [name, true]),
    );
    const { return: refunded } = await ok('POST', `/returns/${made.id}/completion`, {
      items: [{ item_no: 1, checks, disposition: 'restock', bin: '' }],
      refund: { method: 'upi', reference: 'UTR 4411' },
    });
    expect(refunded.status).toBe('REFUNDED');
    const fee = -refunded.settlement.refund.find(({ id }: { id: string }) => id === 'fee').amount;
    expect(refunded.refund.amount + fee).toBeCloseTo(refunded.credit_notes[0].total);
    const back = await entriesOf('return', made.id);
    expect(back.map(({ kind }) => kind)).toEqual(['FREIGHT_HOLD', 'FREIGHT_DEBIT']);
    expect(sum(back, 'FREIGHT_DEBIT')).toBe(Math.round(refunded.charges.total * 100));
    const there = await entriesOf('shipment', shipment_id);
    expect(sum(there, 'FREIGHT_DEBIT', 'RTO_DEBIT')).toBe(charge_paise);
    charged += sum(there, 'FREIGHT_DEBIT') + sum(back, 'FREIGHT_DEBIT');
    await expectComplete(charged);
    returned = await server.db
      .selectFrom('returns')
      .select(['awb', 'charges'])
      .where('brand_id', '=', brand.brand_id)
      .where('return_id', '=', made.id)
      .executeTakeFirstOrThrow();
  });

  test("finds the return of a courier's invoice, in whatever column its freight stands, once", async () => {
    await pass(0);
    const { awb, charges } = returned!;
    const { sub_total, gst, total, zone } = charges!;
    const rupees = (paise: number) => (paise / 100).toFixed(2);
    const invoice = async (number: string, row: string) => {
      const form = new FormData();
      const header = 'ShippingID,BillableWt,ZoneName,FWD_Chrg,DTO_Chrg,QC_Chrg,IGST,NetAmt';
      form.set('file', new File([`${header}\n${row}`], `${number}.csv`, { type: 'text/csv' }));
      form.set('number', number);
      await ok('POST', '/invoice/1', form);
      const { items } = (await server.call('GET', `/reconciliation?search=${awb}`, { token: brand.token }))
        .body;
      return items.map(({ category, expected, difference }: Record<string, unknown>) => [
        category,
        expected,
        difference,
      ]);
    };
    const weight = charges!.weight.charged_g / 1000;
    const first = `${awb},${weight},${zone},${rupees(sub_total)},0,0,${rupees(gst)},${rupees(total)}`;
    expect(await invoice('RET-1', first)).toEqual([['', total / 100, 0]]);
    const again = `${awb},${weight},${zone},0,${rupees(sub_total)},10,${rupees(gst)},${rupees(total + 1000)}`;
    const lines = await invoice('RET-2', again);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(['DUPLICATE_AWB', 0, (total + 1000) / 100]);
  });
});
