import { describe, expect, test } from 'vitest';
import { checkClaim, claimDeadline, claimKindOf, usualClaimDays } from './claims.ts';
import {
  isStuck,
  laneKeys,
  measureLeg,
  minLaneSample,
  predictFromHistory,
  silenceLimit,
  stuckAfter,
} from './laneTimes.ts';
import type { Lane, LaneTimes } from './laneTimes.ts';

const lane: Lane = { leg: 'forward', courier_id: 1, warehouse_id: 'jaipur', pincode: '560034', zone: 'D' };
const keys = laneKeys(lane);
const times = (sample: number, p95: number): LaneTimes => ({
  sample,
  silence_p50_h: p95 / 3,
  silence_p95_h: p95,
  // 41, 42 … 59 hours.
  transit_h: Array.from({ length: 19 }, (_, index) => 41 + index),
});
const hours = (count: number) => count * 3_600_000;
const noon = new Date('2026-11-21T06:30:00Z');

describe('the silence limit', () => {
  test('is the 95th percentile of the lane, with its sample', () => {
    const limit = silenceLimit(lane, new Map([[keys.lane, times(minLaneSample, 30)]]));
    expect(limit).toEqual({ hours: 30, usual_hours: 10, basis: 'lane', sample: minLaneSample });
  });

  test('falls back to zone, courier and 48 hours below the minimum sample', () => {
    const few = times(minLaneSample - 1, 30);
    expect(
      silenceLimit(
        lane,
        new Map([
          [keys.lane, few],
          [keys.zone, times(25, 40)],
        ]),
      ),
    ).toMatchObject({
      basis: 'zone',
      hours: 40,
    });
    expect(
      silenceLimit(
        lane,
        new Map([
          [keys.lane, few],
          [keys.courier, times(99, 50)],
        ]),
      ),
    ).toMatchObject({
      basis: 'courier',
      hours: 50,
      sample: 99,
    });
    expect(silenceLimit(lane, new Map([[keys.lane, few]]))).toEqual({
      hours: 48,
      usual_hours: null,
      basis: 'default',
      sample: 0,
    });
  });

  test('is never shorter than a night', () => {
    expect(silenceLimit(lane, new Map([[keys.lane, times(500, 4)]])).hours).toBe(12);
  });

  test('is of the lane: other couriers, warehouses, districts and legs have their own', () => {
    const history = new Map([[keys.lane, times(200, 30)]]);
    for (const other of [
      { courier_id: 2 },
      { warehouse_id: 'mumbai' },
      { pincode: '110001' },
      { leg: 'return' as const },
    ])
      expect(silenceLimit({ ...lane, ...other }, history).basis).toBe('default');
    expect(silenceLimit({ ...lane, pincode: '560102' }, history).basis).toBe('lane');
  });
});

describe('a stuck shipment', () => {
  const limit = { hours: 30, usual_hours: 10, basis: 'lane' as const, sample: 40 };
  const scanned = (hoursAgo: number) => new Date(noon.getTime() - hours(hoursAgo)).toISOString();

  test('has no scan for longer than its limit', () => {
    const at = (ago: number) => stuckAfter({ state: 'IN_TRANSIT', last_scan_at: scanned(ago) }, limit);
    expect(isStuck(at(29.9), noon)).toBe(false);
    expect(isStuck(at(30), noon)).toBe(true);
  });

  test('is with the courier: not before pickup, and not after the end', () => {
    for (const state of ['AWB_ASSIGNED', 'PICKUP_FAILED', 'DELIVERED', 'LOST', 'RTO_DELIVERED'] as const)
      expect(stuckAfter({ state, last_scan_at: scanned(500) }, limit)).toBeNull();
    for (const state of ['PICKED_UP', 'UNDELIVERED', 'RTO_IN_TRANSIT'] as const)
      expect(isStuck(stuckAfter({ state, last_scan_at: scanned(500) }, limit), noon)).toBe(true);
    expect(stuckAfter({ state: 'IN_TRANSIT', last_scan_at: null }, limit)).toBeNull();
    expect(isStuck(null, noon)).toBe(false);
  });
});

describe('the times of an ended leg', () => {
  const at = (hour: number) => new Date(noon.getTime() + hours(hour)).toISOString();

  test('are its duration from pickup and its longest silence', () => {
    const scans = [
      { at: at(0), state: 'AWB_ASSIGNED' },
      { at: at(40), state: 'DELIVERED' },
      { at: at(10), state: 'PICKED_UP' },
      { at: at(34), state: 'OUT_FOR_DELIVERY' },
      { at: at(16), state: 'IN_TRANSIT' },
    ] as const;
    expect(measureLeg('DELIVERED', scans)).toEqual({
      leg: 'forward',
      silence_h: 18,
      transit_h: 30,
      ended_at: at(40),
    });
    expect(measureLeg('OUT_FOR_DELIVERY', scans)).toBeUndefined();
    expect(measureLeg('LOST', scans)).toBeUndefined();
  });

  test('of a return leave out the way to the buyer', () => {
    const scans = [
      { at: at(0), state: 'PICKED_UP' },
      { at: at(90), state: 'UNDELIVERED' },
      { at: at(100), state: 'RTO_INITIATED' },
      { at: at(110), state: 'RTO_IN_TRANSIT' },
      { at: at(150), state: 'RTO_DELIVERED' },
    ] as const;
    expect(measureLeg('RTO_DELIVERED', scans)).toMatchObject({ leg: 'return', silence_h: 40, transit_h: 50 });
  });

  test('need two scans', () => {
    expect(measureLeg('DELIVERED', [{ at: at(1), state: 'DELIVERED' }])).toBeUndefined();
  });
});

describe('the predicted end', () => {
  const history = new Map([[keys.lane, times(214, 30)]]);
  const after = (elapsed: number) =>
    predictFromHistory(lane, history, {
      started_at: new Date(noon.getTime() - hours(elapsed)).toISOString(),
      now: noon,
    });

  test('has a range around the median, from the journeys that are still possible', () => {
    const { at, from, to } = after(2) ?? { at: noon, from: noon, to: noon };
    expect([from < at, at < to]).toEqual([true, true]);
  });

  test('is the median of the lane, with its sample', () => {
    expect(after(2)).toMatchObject({ at: new Date(noon.getTime() + hours(48)), basis: 'lane', sample: 214 });
  });

  test('counts only journeys that took longer than this one', () => {
    // 55 to 59 hours remain; their median is 57.
    expect(after(54)?.at).toEqual(new Date(noon.getTime() + hours(3)));
  });

  test('is later by the time that a shipment is stuck', () => {
    const ago = (count: number) => new Date(noon.getTime() - hours(count)).toISOString();
    // Ten hours after pickup, 40 of the median 50 hours remained; they still do.
    expect(
      predictFromHistory(lane, history, { started_at: ago(58), stuck_since: ago(48), now: noon })?.at,
    ).toEqual(new Date(noon.getTime() + hours(40)));
  });

  test('is unknown without a sample, and past nearly all journeys', () => {
    expect(after(60)).toBeUndefined();
    expect(
      predictFromHistory(lane, new Map([[keys.lane, times(3, 30)]]), {
        started_at: noon.toISOString(),
        now: noon,
      }),
    ).toBeUndefined();
  });
});

describe('a claim', () => {
  const at = (now: Date, days = usualClaimDays) => ({ now, days });
  const lost = { state: 'LOST', ended_at: noon, declared_paise: 250_000 } as const;

  test('is for a lost or damaged shipment, until its deadline', () => {
    expect(claimKindOf('DELIVERED')).toBeUndefined();
    expect(claimDeadline('damaged', noon, usualClaimDays).toISOString()).toBe('2026-11-24T06:30:00.000Z');
    expect(checkClaim(lost, 250_000, at(new Date(noon.getTime() + hours(30 * 24))))).toEqual({
      allowed: true,
    });
    expect(checkClaim(lost, 250_000, at(new Date(noon.getTime() + hours(30 * 24) + 1)))).toEqual({
      allowed: false,
      reason: 'The 30 days for a claim are over.',
    });
    expect(checkClaim({ ...lost, state: 'IN_TRANSIT' }, 1, at(noon)).allowed).toBe(false);
  });

  test('has the days that the courier agreed', () => {
    const late = new Date(noon.getTime() + hours(8 * 24));
    expect(checkClaim(lost, 1, at(late, { lost: 7, damaged: 3 }))).toEqual({
      allowed: false,
      reason: 'The 7 days for a claim are over.',
    });
  });

  test('is at most the declared value', () => {
    expect(checkClaim(lost, 250_001, at(noon))).toEqual({
      allowed: false,
      reason: 'A claim is at most the declared value.',
    });
  });
});
