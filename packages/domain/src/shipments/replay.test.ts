import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyScan, replayShipment, shipmentStates } from './index.ts';
import type { MappedScan, ReplayedScan, ShipmentHistory, ShipmentState } from './index.ts';

const now = '2026-11-30T00:00:00Z';
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const scan = (hour: number, state: ShipmentState | undefined, code: string = `${state}-${hour}`) => ({
  awb: 'A1',
  code,
  event_time: at(hour),
  location: 'Jaipur',
  remark: '',
  state,
});
const booked = (
  scans: readonly (MappedScan & { received_at?: string })[],
  moves: ShipmentHistory['moves'] = [],
): ShipmentHistory => ({
  start: 'AWB_ASSIGNED',
  moves,
  scans: scans.map((one) => ({ received_at: one.event_time, ...one })),
});
const outcomes = (steps: readonly ReplayedScan[]) => steps.map(({ result }) => result.outcome);

/** States in which the courier has the box or is about to collect it. */
const live = shipmentStates.filter(
  (state) =>
    !['DRAFT', 'DELIVERED', 'RTO_DELIVERED', 'RTO_ACKNOWLEDGED', 'CANCELLED', 'LOST', 'DAMAGED'].includes(
      state,
    ),
);

describe('a lost or damaged scan', () => {
  it.each(live)('is accepted in state %s', (state) => {
    for (const end of ['LOST', 'DAMAGED'] as const)
      expect(applyScan({ state, last_event_time: at(1) }, scan(2, end))).toMatchObject({
        outcome: 'moved',
        state: end,
      });
  });
  it.each(['DELIVERED', 'RTO_DELIVERED', 'CANCELLED'] as const)(
    'in state %s is either accepted or raises an alert',
    (state) => {
      const result = applyScan({ state, last_event_time: at(1) }, scan(2, 'LOST'));
      expect(result.alert).toContain('A1');
    },
  );
});

describe('a rejected terminal scan', () => {
  const ends: ShipmentState[] = ['DELIVERED', 'LOST', 'DAMAGED', 'CANCELLED', 'RTO_DELIVERED'];
  it('raises an alert from any state', () => {
    for (const state of shipmentStates)
      for (const end of ends) {
        const result = applyScan({ state, last_event_time: at(1) }, scan(2, end));
        if (result.outcome === 'kept' && state !== 'RTO_ACKNOWLEDGED')
          expect(result.alert, `${state} and ${end}`).toContain('A1');
      }
  });
  it('does not change the last event time', () => {
    const result = applyScan({ state: 'DELIVERED', last_event_time: at(1) }, scan(2, 'IN_TRANSIT'));
    expect(result).toMatchObject({ outcome: 'kept', last_event_time: at(1) });
  });
});

describe('a courier', () => {
  it('allows another pickup after a failed one', () => {
    expect(applyScan({ state: 'PICKUP_FAILED', last_event_time: at(1) }, scan(2, 'OUT_FOR_PICKUP'))).toEqual(
      expect.objectContaining({ outcome: 'moved', state: 'OUT_FOR_PICKUP' }),
    );
  });
  it('can still deliver a box after an RTO request', () => {
    expect(applyScan({ state: 'RTO_INITIATED', last_event_time: at(1) }, scan(2, 'DELIVERED'))).toMatchObject(
      { outcome: 'moved', state: 'DELIVERED' },
    );
  });
});

describe('a scan from the future', () => {
  it('changes neither state nor last event time, and raises an alert', () => {
    const result = applyScan(
      { state: 'IN_TRANSIT', last_event_time: at(1) },
      { ...scan(2, 'DELIVERED'), event_time: '2027-11-30T00:00:00Z' },
      now,
    );
    expect(result).toMatchObject({ outcome: 'future', state: 'IN_TRANSIT', last_event_time: at(1) });
    expect(result.alert).toContain('A1');
  });
  it('is accepted if the courier’s clock is only minutes ahead', () => {
    const ahead = { ...scan(2, 'DELIVERED'), event_time: '2026-11-30T00:10:00Z' };
    expect(applyScan({ state: 'IN_TRANSIT', last_event_time: at(1) }, ahead, now).outcome).toBe('moved');
  });
  it('blocks nothing and is applied when its time has come', () => {
    const early = { ...scan(2, 'IN_TRANSIT'), event_time: '2026-12-01T00:00:00Z' };
    const history = booked([early, scan(3, 'OUT_FOR_DELIVERY'), scan(4, 'DELIVERED')]);
    expect(replayShipment(history, now)).toMatchObject({ state: 'DELIVERED', last_event_time: at(4) });
    const later = replayShipment(history, '2026-12-02T00:00:00Z');
    expect(outcomes(later.steps)).toEqual(['moved', 'moved', 'kept']);
  });
});

describe('replayShipment', () => {
  it('sorts a late scan by event time', () => {
    // Back to the hub between two attempts: without the failed attempt it looks out of order.
    const result = replayShipment(
      booked([scan(1, 'OUT_FOR_DELIVERY'), scan(3, 'IN_TRANSIT'), scan(2, 'UNDELIVERED')]),
      now,
    );
    expect(result.state).toBe('IN_TRANSIT');
    expect(result.steps.map((step) => step.result.state)).toEqual([
      'OUT_FOR_DELIVERY',
      'UNDELIVERED',
      'IN_TRANSIT',
    ]);
  });
  it('counts attempts and finds the pickup time in any arrival order', () => {
    const result = replayShipment(
      booked([
        scan(9, 'UNDELIVERED'),
        scan(5, 'IN_TRANSIT'),
        scan(7, 'UNDELIVERED'),
        scan(3, 'PICKUP_FAILED'),
        scan(4, 'PICKED_UP'),
        scan(8, 'OUT_FOR_DELIVERY'),
      ]),
      now,
    );
    expect(result).toMatchObject({ delivery_tries: 2, pickup_failures: 1, picked_up_at: at(4) });
    expect(result.reached_at).toBe(at(9));
  });
  it('applies a seller action after the scans known at that time', () => {
    const ahead = { ...scan(6, 'UNDELIVERED'), received_at: at(5) };
    const asked = { to: 'RTO_INITIATED', at: at(5) } as const;
    const after = { ...asked, at: new Date(Date.parse(at(5)) + 1).toISOString() };
    expect(replayShipment(booked([scan(1, 'IN_TRANSIT'), ahead], [after]), now).state).toBe('RTO_INITIATED');
  });
  it('keeps a delivery that happened before the RTO request', () => {
    const late = { ...scan(4, 'DELIVERED'), received_at: at(8) };
    const history = booked([scan(1, 'IN_TRANSIT'), late], [{ to: 'RTO_INITIATED', at: at(5) }]);
    expect(replayShipment(history, now).state).toBe('DELIVERED');
  });
  it('finds a pickup that happened before the seller cancelled', () => {
    const late = { ...scan(4, 'PICKED_UP'), received_at: at(8) };
    expect(replayShipment(booked([late], [{ to: 'CANCELLED', at: at(5) }]), now).state).toBe('PICKED_UP');
  });

  const anyState = fc.option(fc.constantFrom(...shipmentStates), { nil: undefined });
  const anyScans = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 12 }), anyState).map(([hour, state]) => scan(hour, state)),
    { maxLength: 10 },
  );
  it('is independent of the arrival order of scans', () => {
    fc.assert(
      fc.property(
        anyScans.chain((scans) =>
          fc.tuple(fc.constant(scans), fc.shuffledSubarray(scans, { minLength: scans.length })),
        ),
        ([scans, arrived]) => {
          expect(replayShipment(booked(arrived), now)).toEqual(replayShipment(booked(scans), now));
        },
      ),
    );
  });
  it('returns each scan once, sorted by event time', () => {
    fc.assert(
      fc.property(anyScans, (scans) => {
        const { steps } = replayShipment(booked([...scans, ...scans]), now);
        const keys = steps.map((step) => `${step.scan.code}|${step.scan.event_time}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(steps.map((step) => step.scan.event_time)).toEqual(
          steps.map((step) => step.scan.event_time).toSorted(),
        );
      }),
    );
  });
});
