import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersByState } from '../demo.fixture.ts';
import { quantiles, findShade } from './quantiles.ts';

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 });

describe('shades of skewed values', () => {
  it('have similar counts even for skewed values', () => {
    const values = ordersByState.map(({ value }) => value);
    const classes = quantiles(values);
    const sizes = classes.map(
      ({ step }) => values.filter((value) => findShade(classes, value) === step).length,
    );
    expect(sizes).toEqual([7, 7, 7, 7, 7]);
    expect(classes[0]).toEqual({ step: 0, least: 310, most: 1_400 });
    expect(classes.at(-1)).toEqual({ step: 4, least: 1_02_400, most: 2_41_800 });
  });

  it('are fewer for fewer values, with the maximum darkest', () => {
    expect(quantiles([5])).toEqual([{ step: 4, least: 5, most: 5 }]);
    expect(quantiles([9, 1]).map(({ step }) => step)).toEqual([2, 4]);
    expect(quantiles([4, 3, 2, 1]).map(({ step }) => step)).toEqual([0, 2, 3, 4]);
    expect(quantiles([])).toEqual([]);
  });

  it('keep equal values together, never overlap and increase', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const classes = quantiles(values);
        for (const value of values) {
          const own = classes.filter(({ least, most }) => least <= value && value <= most);
          expect(own).toHaveLength(1);
          expect(findShade(classes, value)).toBe(own[0]?.step);
        }
        const steps = classes.map(({ step }) => step);
        expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other));
      }),
    );
  });
});
