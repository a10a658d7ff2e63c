import { describe, expect, it } from 'vitest';
import { chooseHistory, likelyCost } from './likelyCost.ts';

describe('likelyCost', () => {
  it('weighs delivery and return by what happened before', () => {
    // 27 of 150 came back: 82% × ₹277.62 + 18% × ₹461.44.
    expect(likelyCost(27_762, 46_144, { ended: 150, returned: 27 })).toBe(31_071);
    // 74 of 106: 30.2% × ₹261.25 + 69.8% × ₹434.83.
    expect(likelyCost(26_125, 43_483, { ended: 106, returned: 74 })).toBe(38_243);
  });
  it('is the price of a delivery without history', () => {
    expect(likelyCost(27_762, 46_144, undefined)).toBe(27_762);
    expect(likelyCost(27_762, 46_144, { ended: 0, returned: 0 })).toBe(27_762);
  });
  it('is between both prices', () => {
    expect(likelyCost(100, 300, { ended: 4, returned: 4 })).toBe(300);
    expect(likelyCost(100, 300, { ended: 4, returned: 0 })).toBe(100);
  });
});

describe('chooseHistory', () => {
  it('takes the most specific one with ten parcels', () => {
    const few = { scope: 'here', ended: 9, returned: 1 };
    const all = { scope: 'everywhere', ended: 200, returned: 20 };
    expect(chooseHistory([few, all])).toBe(all);
    expect(chooseHistory([{ ...few, ended: 10 }, all])?.scope).toBe('here');
    expect(chooseHistory([few])).toBeUndefined();
  });
});
