import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyReverseScan,
  canMoveReverse,
  isReverseEnded,
  nextReverseStates,
  reverseStates,
} from './index.ts';
import type { ReverseState } from './index.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString();

describe("a buyer's return", () => {
  it('reaches every state from the request and ends when refunded, replaced or closed', () => {
    const seen = new Set<ReverseState>(['REQUESTED']);
    for (const state of seen) nextReverseStates(state).forEach((next) => seen.add(next));
    expect(seen.size).toBe(reverseStates.length);
    expect(reverseStates.filter(isReverseEnded).sort()).toEqual([
      'CANCELLED',
      'CLOSED',
      'EXCHANGED',
      'REFUNDED',
      'REJECTED',
    ]);
  });

  it('lets the seller decide and the courier report transport', () => {
    expect(canMoveReverse('REQUESTED', 'APPROVED', 'seller')).toEqual({ allowed: true });
    expect(canMoveReverse('REQUESTED', 'PICKED_UP', 'courier')).toEqual({
      allowed: false,
      reason: 'A return can\'t change from "Requested" to "Picked up".',
    });
    expect(canMoveReverse('IN_TRANSIT', 'DTO_DELIVERED', 'seller').allowed).toBe(false);
    expect(canMoveReverse('DTO_DELIVERED', 'QC_REJECTED', 'seller').allowed).toBe(true);
  });

  it('accepts a forward jump and ignores older scans', () => {
    const moving = { state: 'PICKUP_SCHEDULED', last_event_time: at(10) } as const;
    expect(applyReverseScan(moving, { event_time: at(20), state: 'IN_TRANSIT' })).toEqual({
      outcome: 'moved',
      state: 'IN_TRANSIT',
      last_event_time: at(20),
    });
    expect(applyReverseScan(moving, { event_time: at(5), state: 'IN_TRANSIT' }).outcome).toBe('late');
    expect(applyReverseScan(moving, { event_time: at(20) }).outcome).toBe('unknown-code');
  });

  it('counts a lost parcel as the courier’s, until it is found or refunded', () => {
    const moving = { state: 'IN_TRANSIT', last_event_time: at(10) } as const;
    expect(applyReverseScan(moving, { event_time: at(20), state: 'LOST' }).state).toBe('LOST');
    const lost = { state: 'LOST', last_event_time: at(20) } as const;
    expect(applyReverseScan(lost, { event_time: at(30), state: 'DTO_DELIVERED' }).state).toBe(
      'DTO_DELIVERED',
    );
    expect(canMoveReverse('LOST', 'REFUNDED', 'seller').allowed).toBe(true);
  });

  it('allows another pickup after a failed one', () => {
    const failed = { state: 'PICKUP_FAILED', last_event_time: at(1) } as const;
    expect(applyReverseScan(failed, { event_time: at(2), state: 'OUT_FOR_PICKUP' }).state).toBe(
      'OUT_FOR_PICKUP',
    );
  });

  it("never overrides the seller's decision by a scan", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ReverseState>('QC_PASSED', 'QC_REJECTED', 'REFUNDED', 'EXCHANGED', 'CLOSED'),
        fc.constantFrom(...reverseStates),
        (state, scanned) => {
          const result = applyReverseScan({ state }, { event_time: at(1), state: scanned });
          expect(result.state).toBe(state);
        },
      ),
    );
  });
});
