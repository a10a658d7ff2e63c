import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBeforePickup, isTerminal, nextStates, shipmentStates } from '../shipments/index.ts';
import type { ShipmentState } from '../shipments/index.ts';
import {
  findAddressWarnings,
  canEditOrder,
  deriveOrderStatus,
  lineWeight,
  deriveNeeds,
  nextOrderStatuses,
  orderStatuses,
  planOrderCancel,
  planPartialCancel,
  totalWeight,
  validateOrder,
} from './index.ts';

const from = (...states: ShipmentState[]) => deriveOrderStatus(states.map((state) => ({ state })));

describe('deriveOrderStatus', () => {
  it('follows one box from draft to its terminal state', () => {
    expect(deriveOrderStatus([])).toBe('NEW');
    expect(from('DRAFT')).toBe('NEW');
    expect(from('AWB_ASSIGNED')).toBe('READY_TO_SHIP');
    expect(from('PICKUP_SCHEDULED')).toBe('PICKUP_SCHEDULED');
    expect(deriveOrderStatus([{ state: 'PICKUP_SCHEDULED', manifest_id: 'm1' }])).toBe('MANIFESTED');
    expect(from('IN_TRANSIT')).toBe('SHIPPED');
    expect(from('DELIVERED')).toBe('DELIVERED');
    expect(from('RTO_INITIATED')).toBe('RTO');
    expect(from('RTO_ACKNOWLEDGED')).toBe('RTO');
    expect(from('LOST')).toBe('CLOSED');
  });
  it('is partial while boxes differ, and closed if they end differently', () => {
    expect(from('IN_TRANSIT', 'AWB_ASSIGNED')).toBe('PARTIALLY_SHIPPED');
    expect(from('DELIVERED', 'IN_TRANSIT')).toBe('PARTIALLY_DELIVERED');
    expect(from('DELIVERED', 'RTO_DELIVERED')).toBe('CLOSED');
    expect(from('AWB_ASSIGNED', 'DRAFT')).toBe('NEW');
  });
  it('returns the items of a cancelled box to New', () => {
    expect(from('CANCELLED')).toBe('NEW');
    expect(deriveOrderStatus([{ state: 'CANCELLED' }], { is_cancelled: true })).toBe('CANCELLED');
    expect(deriveOrderStatus([{ state: 'OUT_FOR_PICKUP' }], { is_cancelled: true })).toBe('PICKUP_SCHEDULED');
    expect(from('CANCELLED', 'DELIVERED')).toBe('DELIVERED');
    expect(
      deriveOrderStatus([{ state: 'CANCELLED' }, { state: 'DELIVERED' }], { unpacked_quantity: 2 }),
    ).toBe('PARTIALLY_DELIVERED');
    expect(deriveOrderStatus([{ state: 'AWB_ASSIGNED' }], { unpacked_quantity: 1 })).toBe('NEW');
  });
  it('returns a status for any boxes', () => {
    const boxes = fc.array(fc.record({ state: fc.constantFrom(...shipmentStates) }), { maxLength: 6 });
    fc.assert(
      fc.property(boxes, fc.nat(3), (shipments, unpacked_quantity) => {
        expect(orderStatuses).toContain(deriveOrderStatus(shipments, { unpacked_quantity }));
      }),
    );
  });
  it('moves only along legal transitions when one of up to two boxes moves', () => {
    for (const a of shipmentStates) {
      for (const b of [undefined, ...shipmentStates]) {
        const before = b === undefined ? from(a) : from(a, b);
        for (const next of nextStates(a)) {
          if (next === 'CANCELLED') continue;
          const after = b === undefined ? from(next) : from(next, b);
          if (after !== before)
            expect(
              [...nextOrderStatuses(before)],
              `${a}+${b ?? ''} → ${next}: ${before} → ${after}`,
            ).toContain(after);
        }
      }
    }
  });
  it('ends with delivered boxes as delivered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        (n) => from(...Array<ShipmentState>(n).fill('DELIVERED')) === 'DELIVERED',
      ),
    );
  });
});

describe('cancelling', () => {
  it('cancels unshipped boxes', () => {
    const plan = planOrderCancel({
      status: 'READY_TO_SHIP',
      shipments: [{ shipment_id: 's1', state: 'AWB_ASSIGNED' }],
    });
    expect(plan).toMatchObject({
      allowed: true,
      shipments: [{ shipment_id: 's1', result: { effect: 'cancel' } }],
    });
  });
  it('points to RTO if a box was picked up, and rejects closed orders', () => {
    expect(
      planOrderCancel({ status: 'SHIPPED', shipments: [{ shipment_id: 's1', state: 'IN_TRANSIT' }] }).reason,
    ).toContain('RTO');
    expect(planOrderCancel({ status: 'CANCELLED', shipments: [] }).allowed).toBe(false);
    for (const state of shipmentStates.filter((s) => isTerminal(s) && s !== 'CANCELLED')) {
      expect(planOrderCancel({ status: 'DELIVERED', shipments: [{ shipment_id: 's', state }] }).allowed).toBe(
        false,
      );
    }
  });

  it('cancels only the unshipped part of a partially shipped order', () => {
    const plan = (unpacked_quantity: number, ...states: ShipmentState[]) =>
      planPartialCancel({
        status: deriveOrderStatus(
          states.map((state) => ({ state })),
          { unpacked_quantity },
        ),
        shipments: states.map((state, n) => ({ shipment_id: `s${n}`, state })),
        unpacked_quantity,
      });
    expect(plan(0, 'IN_TRANSIT', 'AWB_ASSIGNED', 'CANCELLED', 'DRAFT')).toMatchObject({
      allowed: true,
      shipments: [
        { shipment_id: 's1', result: { effect: 'cancel' } },
        { shipment_id: 's3', result: { effect: 'cancel' } },
      ],
    });
    expect(plan(2, 'DELIVERED')).toMatchObject({ allowed: true, shipments: [] });
    expect(plan(1, 'AWB_ASSIGNED').reason).toContain('Nothing has shipped yet');
    expect(plan(2).allowed).toBe(false);
    expect(plan(0, 'DELIVERED', 'CANCELLED').reason).toContain('Everything has shipped');
    expect(plan(0, 'IN_TRANSIT', 'OUT_FOR_PICKUP').reason).toContain('on the way');
  });

  it('cancels what no courier has while a box is out for pickup', () => {
    const boxes = fc.array(fc.constantFrom(...shipmentStates), { maxLength: 5 });
    fc.assert(
      fc.property(boxes, fc.nat({ max: 2 }), (states, unpacked_quantity) => {
        const shipments = states.map((state, n) => ({ shipment_id: `s${n}`, state }));
        const status = deriveOrderStatus(shipments, { unpacked_quantity });
        const plan = planPartialCancel({ status, shipments, unpacked_quantity });
        const live = shipments.filter(({ state }) => state !== 'CANCELLED');
        const open = live.filter(({ state }) => isBeforePickup(state) && state !== 'OUT_FOR_PICKUP');
        expect(plan.allowed).toBe(open.length < live.length && open.length + unpacked_quantity > 0);
        if (!plan.allowed) return;
        const cancelled = new Set(plan.shipments.map(({ shipment_id }) => shipment_id));
        expect([...cancelled]).toEqual(open.map(({ shipment_id }) => shipment_id));
        // The order goes on with the boxes that are left.
        const after = shipments.map((box) =>
          cancelled.has(box.shipment_id) ? { ...box, state: 'CANCELLED' as const } : box,
        );
        const ended = deriveOrderStatus(after, { is_cancelled: true });
        expect(['NEW', 'READY_TO_SHIP', 'CANCELLED']).not.toContain(ended);
        expect(planPartialCancel({ status: ended, shipments: after, unpacked_quantity: 0 }).allowed).toBe(
          false,
        );
      }),
    );
  });

  it('names the unshipped items as what can be cancelled of an order whose box is out for pickup', () => {
    const plan = planOrderCancel({
      status: 'NEW',
      shipments: [
        { shipment_id: 's1', state: 'OUT_FOR_PICKUP' },
        { shipment_id: 's2', state: 'DRAFT' },
      ],
    });
    expect(plan).toMatchObject({ allowed: false, reason: expect.stringContaining('the unshipped items') });
  });
  it('lets only new orders be edited', () => {
    expect(orderStatuses.filter((status) => canEditOrder({ status }).allowed)).toEqual(['NEW']);
  });
});

describe('weight', () => {
  it('is grams times quantity in kilograms, without rounding errors', () => {
    expect(lineWeight({ actual_weight: 250, quantity: 3 })).toBe(0.75);
    expect(
      totalWeight([
        { actual_weight: 100, quantity: 1 },
        { actual_weight: 200, quantity: 1 },
      ]),
    ).toBe(0.3);
    expect(totalWeight([{ quantity: 4 }])).toBe(0);
  });
});

describe('needs', () => {
  it('needs packaging, then a courier', () => {
    expect(deriveNeeds({ unpacked_quantity: 2, shipments: [] })).toEqual(['packaging']);
    expect(deriveNeeds({ unpacked_quantity: 0, shipments: [{ state: 'DRAFT' }] })).toEqual(['courier']);
    expect(
      deriveNeeds({
        unpacked_quantity: 0,
        shipments: [{ state: 'AWB_ASSIGNED' }],
        address_doubts: ['short'],
      }),
    ).toEqual(['address']);
  });
  it('warns about a short address, an unknown PIN code and a mismatched state', () => {
    const to = {
      address: '12, MG Road, Ashok Nagar',
      state: 'Karnataka',
      pincode: '560001',
      phone: '9876543210',
    };
    expect(findAddressWarnings(to, { city: 'Bengaluru', state: 'Karnataka' })).toEqual([]);
    expect(findAddressWarnings({ ...to, address: 'MG Road' })).toHaveLength(1);
    expect(findAddressWarnings(to, null)[0]).toContain('560001');
    expect(
      findAddressWarnings({ ...to, state: 'Kerala' }, { city: 'Bengaluru', state: 'Karnataka' })[0],
    ).toContain('Karnataka');
    expect(
      findAddressWarnings({ ...to, state: 'Karnatakka' }, { city: 'Bengaluru', state: 'Karnataka' }),
    ).toEqual(['PIN code 560001 is in Karnataka, but the address says Karnatakka.']);
    expect(findAddressWarnings({ ...to, state: 'Karnatakka' }, null)[1]).toContain('Choose a valid state');
    expect(findAddressWarnings({ ...to, phone: '9999999999' })).toHaveLength(1);
  });
});

const good = {
  warehouse_id: 'w1',
  buyer_details: {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
  },
  order_details: {
    order_id: 'KH-1001',
    order_date: '2026-11-20',
    product_details: [{ sku_id: 'MUG', quantity: 2, unit_price: 499 }],
  },
};

describe('validation', () => {
  it('accepts a valid order', () => {
    expect(validateOrder(good, '2026-11-21')).toEqual({});
  });
  it('reports each field by its path', () => {
    const reasons = validateOrder(
      {
        ...good,
        warehouse_id: '',
        buyer_details: { ...good.buyer_details, pincode: '0123', gst_number: '27AAPFU0939F1ZX' },
        order_details: {
          order_date: '2026-12-01',
          product_details: [
            { sku_id: 'A', quantity: 0 },
            { sku_id: 'A', quantity: 1.5 },
          ],
          payment_details: { payment_method: [], cod_charges: { charge_value: 150 } },
        },
      },
      '2026-11-21',
    );
    expect(Object.keys(reasons).sort()).toEqual([
      'buyer_details.gst_number',
      'buyer_details.pincode',
      'order_details.order_date',
      'order_details.payment_details.cod_charges.charge_value',
      'order_details.payment_details.payment_method',
      'order_details.product_details.0.quantity',
      'order_details.product_details.1.quantity',
      'order_details.product_details.1.sku_id',
      'warehouse_id',
    ]);
    expect(reasons['order_details.product_details.1.sku_id']).toContain('row 1');
  });
  it('reports every required field of an empty order', () => {
    expect(validateOrder({})).toHaveProperty(['order_details.product_details']);
    expect(validateOrder({ billing_details: {} })).toHaveProperty(['billing_details.name']);
  });
});
