import { OrderDraft } from '@khep/api';
import { rupeesToPaise, sumPaise } from '@khep/domain/money';
import { emptyDraft, orderProblems, orderTotals, toOrderInput } from '@khep/domain/orders';
import type { DraftOrder } from '@khep/domain/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { newBrandWithPlanters } from '../../../test/planters.ts';
import type { Planters } from '../../../test/planters.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { computeInvoiceLines } from './invoiceLines.ts';
import { buildOrder } from '../editing/buildOrder.ts';
import { serializeTotals } from '../core/totals.ts';

const paise = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const rates = [0, 0.25, 1.5, 3, 5, 18, 40];

/** Orders as the form has them: a line's discount is at most its price. */
const drafts: fc.Arbitrary<DraftOrder> = fc
  .record({
    lines: fc.array(
      fc
        .record({
          unit_price: paise(20_000_00),
          quantity: fc.integer({ min: 1, max: 9 }),
          gst: fc.constantFrom(...rates),
          cess: fc.constantFrom(0, 0, 12),
          off: fc.double({ min: 0, max: 1, noNaN: true }),
        })
        .map(({ off, ...line }) => ({
          ...line,
          discount: Math.floor(rupeesToPaise(line.unit_price) * line.quantity * off) / 100,
        })),
      { minLength: 1, maxLength: 6 },
    ),
    isCod: fc.boolean(),
    shipping: paise(500_00),
    codCharge: fc.integer({ min: 0, max: 100 }),
    codBasis: fc.constantFrom('percentage' as const, 'fixed' as const),
    transactionFee: paise(50_00),
    discount: paise(1_000_00),
  })
  .map(({ lines, ...rest }) => ({
    ...emptyDraft('2026-11-21'),
    buyer: { ...emptyDraft('2026-11-21').buyer, ...orderFor({ phone: '9829010011' }).buyer_details },
    ...rest,
    lines: lines.map((line, index) => ({
      ...line,
      sku_id: `SKU-${index}`,
      sku_name: '',
      hsn_code: '6913',
      actual_weight: 500,
      stock: undefined,
    })),
  }));

const skuOf = (sku_id: string) => ({
  id: `sku_${sku_id}`,
  is_active: true,
  parts: null,
  sku_id,
  sku_name: sku_id,
  actual_weight: 500,
  sku_length: 10,
  sku_width: 10,
  sku_height: 10,
  gst: 0,
  cess: 0,
  hsn_code: '6913',
});

describe('the money of an order', () => {
  test('the form, the stored order, the response and the invoice show the same amounts', () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom('intra-state' as const, 'inter-state' as const), (draft, kind) => {
        // Discounts above the value are refused.
        fc.pre(Object.keys(orderProblems(toOrderInput(draft))).length === 0);
        const sent = OrderDraft.parse(JSON.parse(JSON.stringify(toOrderInput(draft))));
        const shown = orderTotals(toOrderInput(draft).order_details);
        const { order, lines } = buildOrder(sent, {
          brand_id: 'b',
          order_id: 'o',
          order_number: 'KH-1',
          warehouse_id: 'w',
          order_date: new Date(0),
          now: new Date('2026-11-21T06:30:00Z'),
          skus: new Map(draft.lines.map(({ sku_id }) => [sku_id, skuOf(sku_id)])),
          pack: () => ({ packed_boxes: [], unpackable_items: [] }),
        });
        expect(order.total_paise).toBe(shown.total);
        expect(order.collectible_paise).toBe(shown.collect);
        const answered = serializeTotals(sent.order_details);
        expect([answered.items, answered.total, answered.collect].map(rupeesToPaise)).toEqual([
          shown.items,
          shown.total,
          shown.collect,
        ]);
        expect(sumPaise(answered.lines.map(({ amount }) => rupeesToPaise(amount)))).toBe(
          sumPaise(shown.lines.map(({ amount }) => amount)),
        );
        const billed = computeInvoiceLines(order, lines, kind, '2026-11-21');
        expect(sumPaise(billed.map(({ tax }) => tax.gross))).toBe(shown.total);
        for (const { tax } of billed) {
          expect(
            Math.min(tax.gross, tax.taxable, tax.cgst, tax.sgst, tax.igst, tax.cess),
          ).toBeGreaterThanOrEqual(0);
          expect(tax.taxable + tax.cgst + tax.sgst + tax.igst + tax.cess + tax.round_off).toBe(tax.gross);
        }
      }),
    );
  });
});

describe.each(oneEngine)('the money of an order on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await newBrandWithPlanters(server, 'Money');
  });
  afterAll(async () => {
    brand.end();
    await server.stop();
  });

  async function made(product_details: object[], payment_details: object = { payment_method: ['cod'] }) {
    const { order_details, ...rest } = orderFor({ phone: '9829010011' });
    const body = { ...rest, order_details: { ...order_details, product_details, payment_details } };
    return brand.call('POST', '/order/manual', body);
  }

  test('takes a line’s discount off once', async () => {
    const answer = await made([{ sku_id: 'TP-S-01', quantity: 2, unit_price: 500, gst: 5, discount: 100 }]);
    const { id, totals } = answer.body.data.order;
    expect(totals).toMatchObject({ items: 900, total: 900, collect: 900 });
    expect(totals.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['items', 900],
    ]);
    const words = await brand.wordsOf('invoice', id);
    // 900 holds 5 %: 857.14 and 42.86 between the states.
    expect(words).toContain('857.14');
    expect(words).toContain('42.86');
    expect(words).toContain('Rupees Nine Hundred');
  });

  /** The order's pieces in boxes of `sizes`, given and booked one assignment after the other. */
  async function packedInTurn(id: string, sizes: readonly (readonly number[])[]) {
    const proposed = await brand.call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    const [first] = proposed.body.data.orders[0].packed_boxes;
    for (const boxes of sizes) {
      const packed_boxes = boxes.map((quantity) => ({
        ...first,
        items: Array.from({ length: quantity }, () => first.items[0]),
        total_weight: 1.15 * quantity,
      }));
      const body = { orders: [{ order_id: id, packed_boxes }] };
      expect((await brand.call('POST', '/packing/bulk/assign', body)).status).toBe(200);
      await brand.call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    }
    const { shipments } = await brand.read(id);
    return (shipments as { collectible: number; declared_value: number }[]).map((box) => [
      box.collectible,
      box.declared_value,
    ]);
  }

  test('is collected whole where a product is on two lines, one of them free', async () => {
    const free = await made(
      [0, 1000].map((unit_price) => ({ sku_id: 'TP-S-01', quantity: 1, unit_price, gst: 5 })),
    );
    expect(await packedInTurn(free.body.data.order.id, [[2]])).toEqual([[1000, 1000]]);
    const dear = await made(
      [500, 5000].map((unit_price) => ({ sku_id: 'TP-S-01', quantity: 1, unit_price, gst: 5 })),
    );
    expect(await packedInTurn(dear.body.data.order.id, [[1, 1]])).toEqual([
      [500, 500],
      [5000, 5000],
    ]);
  });

  test('is collected to the last paisa where the boxes are made one by one', async () => {
    const lines = [{ sku_id: 'TP-S-01', quantity: 3, unit_price: 33.33, gst: 5 }];
    const shipping_charges = { charge_value: 0.01, charge_basis: 'fixed' };
    const answer = await made(lines, { payment_method: ['cod'], shipping_charges });
    expect(answer.body.data.order.totals.collect).toBe(100);
    expect(await packedInTurn(answer.body.data.order.id, [[1], [1], [1]])).toEqual([
      [33.33, 33.33],
      [33.34, 33.34],
      [33.33, 33.33],
    ]);
  });

  test('refuses a discount above the line’s price, beside the field', async () => {
    const gift = [{ sku_id: 'TP-S-01', quantity: 2, unit_price: 500, gst: 5, discount: 1000 }];
    const free = await made(gift, { payment_method: ['prepaid'] });
    expect(free.body.data.order.totals.total).toBe(0);
    expect((await made(gift, { payment_method: ['cod'] })).body.fields).toEqual({
      'order_details.payment_details.payment_method':
        "There's nothing to collect. Enter a price, or choose prepaid.",
    });
    const bargain = { payment_method: ['cod'], discount: { charge_value: 99_999, charge_basis: 'fixed' } };
    const refused = await made([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 2500, gst: 5 }], bargain);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        'order_details.payment_details.discount.charge_value':
          "The discount can't exceed the item total of ₹2,500.00.",
      },
    ]);
    const answer = await made([
      { sku_id: 'TP-S-01', quantity: 1, unit_price: 500, gst: 18, discount: 500.01 },
      { sku_id: 'TP-S-01', quantity: 1, unit_price: 5000, gst: 5 },
    ]);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      'order_details.product_details.0.discount': "The discount can't exceed the line total",
    });
  });

  test.each([
    ['Rajasthaan', '302001', 'B', 'CGST'],
    ['Rajputana', '302001', 'B', 'CGST'],
    ['राजस्थान', '302001', 'B', 'CGST'],
    ['Assom', '781001', 'E', 'IGST'],
    ['Delhi', '781001', 'E', 'IGST'],
  ])('to %s at %s is priced in zone %s and taxed with %s', async (state, pincode, zone, tax) => {
    const { buyer_details, ...rest } = orderFor({ phone: '9829010011', quantity: 1, state, pincode });
    const buyer = { ...buyer_details, city: 'Elsewhere' };
    const answer = await brand.call('POST', '/order/manual', { ...rest, buyer_details: buyer });
    const { id, needs, courier } = answer.body.data.order;
    expect(courier.zone).toBe(zone);
    // A state that is another one, or none, is shown to a person as well.
    expect(needs.includes('address')).toBe(['Rajputana', 'Delhi'].includes(state));
    const words = await brand.wordsOf('invoice', id);
    // 825 holds 5 %: 39.29 between states, twice 19.64 within one.
    expect([words.includes('39.29'), words.includes('19.64')]).toEqual([tax === 'IGST', tax === 'CGST']);
    expect(words).toContain(tax === 'IGST' ? 'Assam (18)' : 'Rajasthan (08)');
  });

  test('is taxed by the rates in force, or untaxed if the form has none', async () => {
    const line = { sku_id: 'TP-S-01', quantity: 1, unit_price: 525 };
    const stale = await made([line, { ...line, gst: 12 }]);
    expect(stale.status).toBe(422);
    expect(stale.body.fields['order_details.product_details.1.gst']).toMatch(
      /^12% isn't a GST rate on \d{1,2} [A-Z][a-z]+ \d{4}\. Choose 0, .*18, 40\.$/,
    );
    // Left out, it is the SKU's 5 %; a zero is a zero.
    const both = await made([line, { ...line, gst: 0 }]);
    const { id, order_details } = both.body.data.order;
    expect(order_details.product_details.map(({ gst }: { gst: number }) => gst)).toEqual([5, 0]);
    const words = await brand.wordsOf('invoice', id);
    expect(words).toContain('500.00');
    expect(words).toContain('25.00');
  });
});
