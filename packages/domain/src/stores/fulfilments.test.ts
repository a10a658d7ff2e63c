import { describe, expect, test } from 'vitest';
import { fulfilmentEvent } from './fulfilmentEvent.ts';
import { groupByLocation } from './fulfilmentGroups.ts';

describe('an order at several locations', () => {
  const parts = [
    { id: 'jaipur', location: 'Jaipur', lines: [{ id: 'a1', line_id: 'mug', remaining: 1 }] },
    { id: 'pune', location: 'Pune', lines: [{ id: 'b1', line_id: 'mug', remaining: 3 }] },
    { id: 'pune-2', location: 'Pune', lines: [{ id: 'c1', line_id: 'tea', remaining: 2 }] },
  ];
  test('is fulfilled once for each location, never more than is wanted', () => {
    const wanted = new Map([
      ['mug', 2],
      ['tea', 1],
    ]);
    expect(groupByLocation(parts, wanted)).toEqual([
      { location: 'Jaipur', orders: [{ id: 'jaipur', lines: [{ id: 'a1', quantity: 1 }] }] },
      {
        location: 'Pune',
        orders: [
          { id: 'pune', lines: [{ id: 'b1', quantity: 1 }] },
          { id: 'pune-2', lines: [{ id: 'c1', quantity: 1 }] },
        ],
      },
    ]);
  });
  test('has no part without wanted units', () => {
    expect(groupByLocation(parts, new Map([['mug', 1]]))).toHaveLength(1);
    expect(groupByLocation(parts, new Map())).toEqual([]);
  });
});

describe('the delivery status of a store', () => {
  test('follows the parcel to the door, and tells each change once', () => {
    expect(fulfilmentEvent('PICKED_UP', '')).toBe('IN_TRANSIT');
    expect(fulfilmentEvent('IN_TRANSIT', 'PICKED_UP')).toBeUndefined();
    expect(fulfilmentEvent('UNDELIVERED', 'OUT_FOR_DELIVERY')).toBe('ATTEMPTED_DELIVERY');
    expect(fulfilmentEvent('OUT_FOR_DELIVERY', 'UNDELIVERED')).toBe('OUT_FOR_DELIVERY');
    expect(fulfilmentEvent('DELIVERED', 'OUT_FOR_DELIVERY')).toBe('DELIVERED');
  });
  test('fails once for a parcel that comes back, and says nothing before pickup', () => {
    expect(fulfilmentEvent('RTO_INITIATED', 'UNDELIVERED')).toBe('FAILURE');
    expect(fulfilmentEvent('RTO_DELIVERED', 'RTO_INITIATED')).toBeUndefined();
    expect(fulfilmentEvent('PICKUP_SCHEDULED', '')).toBeUndefined();
  });
});
