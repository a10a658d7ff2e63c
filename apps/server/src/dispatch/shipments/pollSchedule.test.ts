import type { ShipmentState } from '@khep/domain/shipments';
import { describe, expect, it } from 'vitest';
import { shipmentStates } from '@khep/domain/shipments';
import { nextPollAt } from './pollSchedule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const quarter = 15 * 60_000;
const minutes = (state: ShipmentState, hoursQuiet: number | null = 1) => {
  const last_scan =
    hoursQuiet === null ? null : { at: new Date(now.getTime() - hoursQuiet * 3_600_000).toISOString() };
  return (nextPollAt({ state, last_scan }, now, quarter).getTime() - now.getTime()) / 60_000;
};

describe('how soon a box is looked at again', () => {
  it('is soonest where it is about to change hands', () => {
    expect([minutes('OUT_FOR_DELIVERY'), minutes('OUT_FOR_PICKUP')]).toEqual([15, 15]);
    expect([minutes('PICKUP_SCHEDULED'), minutes('UNDELIVERED')]).toEqual([30, 30]);
    expect([minutes('IN_TRANSIT'), minutes('RTO_IN_TRANSIT')]).toEqual([60, 60]);
  });

  it('is twice as late for each day that the courier said nothing, and never more than six hours', () => {
    expect([1, 25, 49, 73, 400].map((hours) => minutes('IN_TRANSIT', hours))).toEqual([
      60, 120, 240, 360, 360,
    ]);
    expect(minutes('OUT_FOR_DELIVERY', 25)).toBe(30);
    for (const state of shipmentStates) expect(minutes(state, 1000)).toBeLessThanOrEqual(360);
  });

  it('is a state’s own where the courier has said nothing yet', () => {
    expect(minutes('PICKUP_SCHEDULED', null)).toBe(30);
  });

  it('goes as fast as the simulator', () => {
    expect(
      nextPollAt({ state: 'OUT_FOR_DELIVERY', last_scan: null }, now, 250).getTime() - now.getTime(),
    ).toBe(250);
  });
});
