import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aheadOfAisle, aroundAisle, backOfAisle, oneBlockStates } from './oneBlock.ts';
import { aisleWalkCount, tourStates } from './tourStates.ts';

const lengths = (count: number) =>
  fc.array(fc.oneof({ weight: 4, arbitrary: fc.integer({ max: 99, min: 0 }) }, fc.constant(Infinity)), {
    minLength: count,
    maxLength: count,
  });

it('takes the steps of the table of states, in all passes', () => {
  const { count, walkSteps, onward } = tourStates(2);
  expect(count).toBe(oneBlockStates);
  const steps = onward.next.length;
  const anyAisle = fc.record({
    first: lengths(count),
    last: lengths(count),
    ways: lengths(aisleWalkCount),
    startCross: fc.constantFrom(-1, 0, 1),
    distance: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(anyAisle, ({ first, last, ways, startCross, distance }) => {
      const block = walkSteps(0, startCross);
      const ahead = [...first, ...Array.from({ length: 2 * count }, () => Infinity)];
      const back = [...Array.from({ length: 2 * count }, () => Infinity), ...last];
      const around = ways.map(() => Infinity);
      const shorten = (list: number[], at: number, length: number) =>
        (list[at] = Math.min(list[at]!, length));
      for (const [at, from] of block.from.entries())
        shorten(ahead, count + block.next[at]!, ahead[from]! + ways[block.how[at]!]!);
      for (let at = 0; at < steps; at += 1) {
        const [from, next] = [count + onward.from[at]!, 2 * count + onward.next[at]!];
        shorten(ahead, next, ahead[from]! + onward.sum[at]! * distance);
        shorten(back, from, back[next]! + onward.sum[at]! * distance);
      }
      for (const [at, from] of block.from.entries()) {
        shorten(back, from, back[count + block.next[at]!]! + ways[block.how[at]!]!);
        shorten(around, block.how[at]!, ahead[from]! + back[count + block.next[at]!]!);
      }
      const costs = Float64Array.from(ways);
      const ourAhead = Float64Array.from(ahead).fill(-1, count);
      aheadOfAisle(ourAhead, 0, costs, startCross, distance);
      expect([...ourAhead]).toEqual(ahead);
      const ourBack = Float64Array.from(back).fill(-1, 0, 2 * count);
      backOfAisle(ourBack, 0, costs, startCross, distance);
      expect([...ourBack]).toEqual(back);
      const ourAround = new Float64Array(aisleWalkCount);
      aroundAisle(ourAhead, ourBack, 0, startCross, ourAround);
      expect([...ourAround]).toEqual(around);
    }),
    { numRuns: 500, seed: 20_261_129 },
  );
});
