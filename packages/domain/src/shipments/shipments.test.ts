import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyScan,
  checkTransition,
  cancelEffect,
  endedStates,
  isTerminal,
  nextStates,
  shipmentRank,
  shipmentStates,
  shipmentTabStates,
} from './index.ts';
import type { MappedScan, ShipmentState } from './index.ts';

const scan = (
  state: ShipmentState | undefined,
  event_time: string,
  code: string = state ?? 'X',
): MappedScan => ({
  awb: 'A1',
  code,
  event_time,
  location: 'Jaipur',
  remark: '',
  state,
});

describe('the state machine', () => {
  it('ends in delivered, cancelled, lost, damaged and return acknowledged only', () => {
    expect(shipmentStates.filter(isTerminal).sort()).toEqual([
      'CANCELLED',
      'DAMAGED',
      'DELIVERED',
      'LOST',
      'RTO_ACKNOWLEDGED',
    ]);
  });
  it('reaches every state from draft', () => {
    const seen = new Set<ShipmentState>(['DRAFT']);
    for (const state of seen) nextStates(state).forEach((next) => seen.add(next));
    expect(seen.size).toBe(shipmentStates.length);
  });
  it('reserves courier states for the courier', () => {
    for (const to of ['DELIVERED', 'LOST', 'DAMAGED', 'OUT_FOR_DELIVERY'] as const) {
      expect(checkTransition({ state: 'UNDELIVERED' }, to, 'courier').allowed).toBe(true);
      expect(checkTransition({ state: 'UNDELIVERED' }, to, 'seller')).toMatchObject({ allowed: false });
    }
  });
  it('rejects a transition to the current state', () => {
    for (const state of shipmentStates)
      expect(checkTransition({ state }, state, 'seller')).toMatchObject({
        allowed: false,
        reason: expect.stringMatching(/^The shipment is already "[^"]+"\.$/),
      });
  });
  it('lists who can change the state and why a transition is rejected', () => {
    expect(checkTransition({ state: 'AWB_ASSIGNED' }, 'PICKUP_SCHEDULED', 'seller')).toEqual({
      allowed: true,
    });
    expect(checkTransition({ state: 'OUT_FOR_DELIVERY' }, 'DELIVERED', 'seller')).toMatchObject({
      allowed: false,
    });
    expect(checkTransition({ state: 'DELIVERED' }, 'IN_TRANSIT', 'courier')).toEqual({
      allowed: false,
      reason: 'A shipment can\'t change from "Delivered" to "In transit".',
    });
  });
  it('allows three failed pickups and no fourth pickup', () => {
    expect(
      checkTransition({ state: 'PICKUP_FAILED', pickup_failures: 2 }, 'PICKUP_SCHEDULED', 'seller').allowed,
    ).toBe(true);
    expect(
      checkTransition({ state: 'PICKUP_FAILED', pickup_failures: 3 }, 'PICKUP_SCHEDULED', 'seller').allowed,
    ).toBe(false);
    expect(
      checkTransition({ state: 'PICKUP_FAILED', pickup_failures: 3 }, 'CANCELLED', 'seller').allowed,
    ).toBe(true);
  });
  it('cancels an RTO within 24 hours only', () => {
    const shipment = { state: 'RTO_INITIATED', rto_initiated_at: '2026-11-20T10:00:00Z' } as const;
    expect(checkTransition(shipment, 'UNDELIVERED', 'seller', '2026-11-21T10:00:00Z').allowed).toBe(true);
    expect(checkTransition(shipment, 'UNDELIVERED', 'seller', '2026-11-21T10:00:01Z').allowed).toBe(false);
    expect(checkTransition(shipment, 'UNDELIVERED', 'seller').allowed).toBe(false);
  });
  it('cancels before pickup, requests an RTO after, rejects in terminal states', () => {
    expect(cancelEffect('AWB_ASSIGNED').effect).toBe('cancel');
    expect(cancelEffect('IN_TRANSIT').effect).toBe('request-rto');
    expect(cancelEffect('DELIVERED').effect).toBe('refuse');
    expect(cancelEffect('CANCELLED').effect).toBe('refuse');
  });
  it('cancels only where the state machine allows it', () => {
    for (const state of shipmentStates) {
      if (cancelEffect(state).effect === 'cancel') expect(nextStates(state)).toContain('CANCELLED');
      if (cancelEffect(state).effect === 'request-rto') expect(nextStates(state)).toContain('RTO_INITIATED');
    }
  });
  it('lists each state in at most one tab besides all', () => {
    const listed = (['pending', 'in-transit', 'delivered', 'lost'] as const).flatMap(
      (tab) => shipmentTabStates[tab],
    );
    expect(new Set(listed).size).toBe(listed.length);
  });
  it('lists the states of each tab', () => {
    expect(shipmentTabStates.pending).toEqual([
      'DRAFT',
      'AWB_ASSIGNED',
      'PICKUP_SCHEDULED',
      'OUT_FOR_PICKUP',
      'PICKUP_FAILED',
    ]);
    expect(shipmentTabStates['in-transit']).toEqual([
      'PICKED_UP',
      'IN_TRANSIT',
      'AT_DESTINATION',
      'OUT_FOR_DELIVERY',
      'UNDELIVERED',
      'RTO_INITIATED',
      'RTO_IN_TRANSIT',
      'RTO_OUT_FOR_DELIVERY',
      'RTO_UNDELIVERED',
    ]);
    expect(endedStates).toEqual(['DELIVERED', 'RTO_DELIVERED', 'RTO_ACKNOWLEDGED', 'LOST', 'DAMAGED']);
  });
});

describe('scans', () => {
  const moving = { state: 'IN_TRANSIT', last_event_time: '2026-11-20T10:00:00Z' } as const;
  it('accepts a forward jump over missing scans with an audit entry', () => {
    expect(applyScan(moving, scan('OUT_FOR_DELIVERY', '2026-11-21T08:00:00Z'))).toMatchObject({
      outcome: 'moved',
      state: 'OUT_FOR_DELIVERY',
    });
    const jump = applyScan(moving, scan('DELIVERED', '2026-11-21T08:00:00Z'));
    expect(jump).toMatchObject({ outcome: 'moved', state: 'DELIVERED' });
    expect(jump.audit).toContain('Scans missing');
  });
  it('keeps the state when an older scan arrives late', () => {
    expect(applyScan(moving, scan('PICKED_UP', '2026-11-19T08:00:00Z'))).toMatchObject({
      outcome: 'late',
      state: 'IN_TRANSIT',
      last_event_time: '2026-11-20T10:00:00Z',
    });
  });
  it('keeps the state on an unknown code and raises an alert', () => {
    const result = applyScan(moving, scan(undefined, '2026-11-21T08:00:00Z', 'ZZ-9'));
    expect(result).toMatchObject({ outcome: 'unknown-code', state: 'IN_TRANSIT' });
    expect(result.alert).toContain('ZZ-9');
  });
  it('reopens a terminal shipment only for a higher rank', () => {
    const lost = { state: 'LOST', last_event_time: '2026-11-20T10:00:00Z' } as const;
    expect(applyScan(lost, scan('DELIVERED', '2026-11-21T08:00:00Z'))).toMatchObject({
      outcome: 'reopened',
      state: 'DELIVERED',
    });
    expect(applyScan(lost, scan('IN_TRANSIT', '2026-11-21T08:00:00Z'))).toMatchObject({
      outcome: 'kept',
      state: 'LOST',
    });
  });
  it('counts every failed pickup', () => {
    const again = applyScan(
      { state: 'PICKUP_FAILED', last_event_time: '2026-11-20T10:00:00Z', pickup_failures: 1 },
      scan('PICKUP_FAILED', '2026-11-21T10:00:00Z'),
    );
    expect(again).toMatchObject({ outcome: 'confirmed', pickup_failures: 2 });
  });
  it('never moves to a lower rank unless the state machine lists it or the box is lost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shipmentStates), fc.constantFrom(...shipmentStates), (from, to) => {
        const result = applyScan({ state: from, last_event_time: null }, scan(to, '2026-11-20T00:00:00Z'));
        expect(
          shipmentRank(result.state) >= shipmentRank(from) ||
            nextStates(from).includes(result.state) ||
            ['LOST', 'DAMAGED'].includes(result.state),
        ).toBe(true);
      }),
    );
  });
});
