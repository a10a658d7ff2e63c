import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendableUnits, takeFromBins, transferStateAfter, unitsOnTheWay } from './stockTransfer.ts';

const line = (quantity: number, received = 0, damaged = 0, lost = 0) => ({
  quantity,
  received,
  damaged,
  lost,
});

describe('transferStateAfter', () => {
  it('sends a draft once, and discards one that was never sent', () => {
    expect(transferStateAfter('draft', 'send', [line(4)])).toBe('sent');
    expect(transferStateAfter('sent', 'send', [line(4)])).toBeUndefined();
    expect(transferStateAfter('draft', 'close', [line(4)])).toBe('cancelled');
    expect(transferStateAfter('draft', 'receive', [line(4)])).toBeUndefined();
  });
  it('is received once every unit came whole', () => {
    expect(transferStateAfter('sent', 'receive', [line(4, 3)])).toBe('partly_received');
    expect(transferStateAfter('partly_received', 'receive', [line(4, 4), line(1, 1)])).toBe('received');
    expect(transferStateAfter('received', 'receive', [line(4, 4)])).toBeUndefined();
  });
  it('closes with a loss where units are damaged or missing', () => {
    expect(transferStateAfter('sent', 'receive', [line(4, 3, 1)])).toBe('closed_with_loss');
    expect(transferStateAfter('sent', 'close', [line(4)])).toBe('closed_with_loss');
    expect(transferStateAfter('closed_with_loss', 'close', [line(4)])).toBeUndefined();
  });
});

describe('unitsOnTheWay', () => {
  it('is what was sent and has no fate yet', () => {
    expect(unitsOnTheWay(line(10, 4, 1, 2))).toBe(3);
  });
});

describe('sendableUnits', () => {
  it('leaves what orders reserve, and what is in bins elsewhere', () => {
    expect(sendableUnits({ on_hand: 10, reserved: 4, in_bins: 0, free_here: 0 })).toBe(6);
    expect(sendableUnits({ on_hand: 10, reserved: 0, in_bins: 8, free_here: 3 })).toBe(5);
    expect(sendableUnits({ on_hand: 10, reserved: 9, in_bins: 8, free_here: 3 })).toBe(1);
    expect(sendableUnits({ on_hand: -2, reserved: 0, in_bins: 0, free_here: 0 })).toBe(0);
  });
});

describe('takeFromBins', () => {
  it('empties the fullest bins first', () => {
    const bins = [
      { name: 'A', free: 2 },
      { name: 'B', free: 5 },
      { name: 'C', free: 0 },
    ];
    expect(takeFromBins(bins, 6).map(({ bin, quantity }) => `${bin.name} ${quantity}`)).toEqual([
      'B 5',
      'A 1',
    ]);
  });
  it('never takes more than is asked for, or than a bin has', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 9 })), fc.nat(30), (free, units) => {
        const bins = free.map((one, at) => ({ name: String(at), free: one }));
        const taken = takeFromBins(bins, units);
        const sum = taken.reduce((total, { quantity }) => total + quantity, 0);
        const all = bins.reduce((total, bin) => total + Math.max(0, bin.free), 0);
        expect(sum).toBe(Math.min(units, all));
        for (const { bin, quantity } of taken) expect(quantity).toBeLessThanOrEqual(bin.free);
      }),
    );
  });
});
