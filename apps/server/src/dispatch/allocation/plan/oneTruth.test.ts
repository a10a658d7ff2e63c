import type { OrderCourier, OrderRecommendation, OrderRow, ShipTodayPlan } from '@khep/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderFor } from '../../../../test/fixtures.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { json } from '../../../platform/db/schema.ts';
import { createCatalogue, pack } from '../../../../test/shipping.ts';

const splits = fc.constantFrom(
  [],
  [{ courier_id: 1, percentage: 100 }],
  [
    { courier_id: 1, percentage: 56 },
    { courier_id: 2, percentage: 44 },
  ],
  // XpressBees is not connected: its turns pass.
  [
    { courier_id: 3, percentage: 40 },
    { courier_id: 2, percentage: 35 },
    { courier_id: 1, percentage: 25, daily_capacity: 3 },
  ],
);
const condition = fc.constantFrom(
  { field_name: 'Cash on Delivery', field_type: 'Boolean', field_operator: 'equals', field_value: 'yes' },
  { field_name: 'Order Value', field_type: 'Float', field_operator: 'gt', field_value: 2000 },
  { field_name: 'SKU', field_type: 'String', field_operator: 'equals', field_value: 'TP-S-01' },
);
const rules = fc.array(
  fc.record({
    name: fc.constantFrom('First', 'Second'),
    priority: fc.integer({ min: 1, max: 3 }),
    action: fc.constantFrom('ship', 'ship', 'hold', 'call', 'prepaid'),
    carrier_list: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
    conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 2 },
);
const places = [
  { pincode: '560034', state: 'Karnataka' },
  { pincode: '302017', state: 'Rajasthan' },
  { pincode: '781001', state: 'Assam' },
  // The couriers have an embargo there.
  { pincode: '193222', state: 'Jammu and Kashmir' },
];
const orders = fc.array(
  fc.record({
    place: fc.constantFrom(...places),
    quantity: fc.integer({ min: 1, max: 3 }),
    isCod: fc.boolean(),
  }),
  { minLength: 2, maxLength: 4 },
);

/** An order's courier as one surface shows it, with its price and why. */
interface Said {
  courier_id: number;
  price: number | null;
  why: string;
}

/** Why a rule holds an order; undefined if none does. */
type Held = string | undefined;
const heldWords = (why: string): Held => (why.startsWith('Held by rule') ? why : undefined);

describe('the courier of an order', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  const data = async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, path, {
      token: brand.token,
      body,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data ?? answer.body;
  };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('One truth');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  const ofCourier = (courier: OrderCourier | null): Said | undefined =>
    courier?.is_suggested === true
      ? { courier_id: courier.courier_id, price: courier.charge, why: courier.why }
      : undefined;
  const ofRecommendation = ({ couriers, why }: OrderRecommendation): Said | undefined => {
    const first = couriers.find(({ is_recommended }) => is_recommended);
    return first && { courier_id: first.courier_id, price: first.price, why };
  };
  const ofSheet = ({ orders: planned }: ShipTodayPlan, id: string): Said | undefined => {
    const one = planned.find(({ order_id }) => order_id === id);
    return one && { courier_id: Number(one.group.split(':')[1]), price: one.price, why: one.why };
  };
  const sheet = (choices: object = {}): Promise<ShipTodayPlan> => data('POST', '/ship-today/plan', choices);
  const recommend = async (order_ids: string[]): Promise<OrderRecommendation[]> =>
    (await data('POST', '/allocation/bulk/recommendation', { order_ids })).orders;

  test('is the same in list, page, sheet, comparison and booking, for any rules and distribution', async () => {
    await fc.assert(
      fc.asyncProperty(splits, rules, orders, fc.boolean(), async (split, some, drafts, isPacked) => {
        // As of a brand that never had one: the last courier of a distribution can't be deleted.
        if (split.length === 0)
          await server.db
            .updateTable('load_splits')
            .set({ distribution: json([]) })
            .where('brand_id', '=', brand.brand_id)
            .execute();
        await data('POST', '/allocation/setting', { distribution_percentage: split, override_rules: some });
        const ids: string[] = [];
        for (const { place, quantity, isCod } of drafts) {
          const draft = orderFor({ phone: '9829010011', quantity, ...place });
          draft.order_details.payment_details.payment_method = [isCod ? 'cod' : 'prepaid'];
          ids.push((await data('POST', '/order/manual', draft)).order.id);
        }
        if (isPacked) for (const id of ids) await pack(call, id);
        const before = await sheet();
        // Before it is confirmed, the suggested packaging is priced as afterwards.
        if (!isPacked) {
          const unpacked = ids.map((id) => ofSheet(before, id));
          for (const id of ids) await pack(call, id);
          const packed = await sheet();
          expect(ids.map((id) => ofSheet(packed, id))).toEqual(unpacked);
        }

        // Alone: each as the next order.
        const listed: OrderRow[] = (await data('GET', '/order/all?tab=new')).orders;
        for (const id of ids) {
          const row = listed.find((one) => one.id === id);
          const inList = ofCourier(row?.courier ?? null);
          const isUndecided = row?.is_courier_undecided === true;
          const onPage = ofCourier((await data('GET', `/order/${id}`)).order.courier);
          const [compared] = await recommend([id]);
          const alone = await sheet({ left_out: listed.map((row) => row.id).filter((one) => one !== id) });
          expect(onPage).toEqual(inList);
          const next = compared && ofRecommendation(compared);
          expect(ofSheet(alone, id)).toEqual(next);
          // A list names a courier only if it books the order whatever is allocated before.
          if (isUndecided) expect([inList, next === undefined]).toEqual([undefined, false]);
          else expect(next).toEqual(inList);
          // A hold is said in the same words everywhere, and no way of booking passes it.
          const held: Held = listed.find((row) => row.id === id)?.hold?.words;
          expect((await data('GET', `/order/${id}`)).order.hold?.words).toBe(held);
          expect(heldWords(compared?.why ?? '')).toBe(held);
          const exception = alone.exceptions.find(({ order_id }) => order_id === id);
          expect(exception?.problem === 'held' ? exception.why : undefined).toBe(held);
          const filtered: OrderRow[] = (
            await data('GET', '/order/all?tab=new&hold=hold&hold=call&hold=prepaid')
          ).orders;
          expect(filtered.some((row) => row.id === id)).toBe(held !== undefined);
          // A packed order without a courier says why, unless a rule holds it.
          const problem = listed.find((row) => row.id === id)?.courier_problem;
          expect(problem).toBe(held === undefined && next === undefined ? compared?.why : null);
          if (held !== undefined) {
            expect(inList).toBeUndefined();
            const assigned = await call('POST', '/allocation/bulk/assign', {
              allocations: [{ order_id: id, courier_id: 1 }],
            });
            expect(JSON.stringify(assigned.body)).toContain(JSON.stringify(held).slice(1, -1));
            expect((await data('GET', `/order/${id}`)).order.shipments[0].awb).toBeNull();
          }
        }

        // Together: in the sequence of the sheet.
        const whole = await sheet();
        for (const { id, courier } of listed) {
          const together = ofSheet(whole, id);
          if (courier && together) expect(together.courier_id).toBe(courier.courier_id);
        }
        const sequence = whole.orders.map(({ order_id }) => order_id);
        if (sequence.length > 0) {
          const together = await recommend(sequence);
          expect(together.map(ofRecommendation)).toEqual(sequence.map((id) => ofSheet(whole, id)));
          const { successful_allocations: booked } = await data('POST', '/allocation/bulk/assign', {
            allocations: sequence.map((order_id) => ({ order_id })),
          });
          expect(
            booked.map((one: { order_id: string; courier_id: number; reason: string }) => [
              one.order_id,
              one.courier_id,
              one.reason,
            ]),
          ).toEqual(sequence.map((id) => [id, ofSheet(whole, id)?.courier_id, ofSheet(whole, id)?.why]));
          // Booked, lists and pages still say why, in the words of the plan.
          const ready: OrderRow[] = (await data('GET', '/order/all?tab=ready-to-ship&page_size=100')).orders;
          const planned = new Map(whole.orders.map((one) => [one.order_id, one]));
          for (const id of sequence) {
            const courier = ready.find((row) => row.id === id)?.courier;
            const { why, decided_by } = planned.get(id)!;
            expect(courier).toMatchObject({ why, decided_by, is_suggested: false });
            expect((await data('GET', `/order/${id}`)).order.courier).toEqual(courier);
          }
        }
        const rest = ids.filter((id) => !sequence.includes(id));
        if (rest.length > 0) await call('POST', '/order/processor/bulk/cancel', { order_ids: rest });
      }),
      { numRuns: 8 },
    );
  });
});
