import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkLength, walkProblem, wayLength } from './area.ts';
import type { WalkArea, WalkStart, WalkStop } from './area.ts';
import { planPicks } from './planPicks.ts';
import { shortestWalk } from './shortestWalk.ts';

const seed = 20_261_126;

/** The shortest closed walk by all orders (Held and Karp, 1962), from the shortest ways between places alone. */
function heldKarp(area: WalkArea, start: WalkStart, stops: readonly WalkStop[]): number {
  const home = { aisle: start.aisle, y: area.crosses[start.cross]! };
  if (stops.length === 0) return 0;
  const ways = stops.map((from) => stops.map((to) => wayLength(area, from, to)));
  const all = 2 ** stops.length;
  const lengths = Array.from({ length: all }, () => stops.map(() => Infinity));
  stops.forEach((stop, at) => (lengths[1 << at]![at] = wayLength(area, home, stop)));
  for (let set = 1; set < all; set += 1)
    for (const [at, length] of lengths[set]!.entries()) {
      if (length === Infinity) continue;
      for (const [next, way] of ways[at]!.entries()) {
        if ((set >> next) % 2 === 1) continue;
        const grown = lengths[set | (1 << next)]!;
        grown[next] = Math.min(grown[next]!, length + way);
      }
    }
  return Math.min(...stops.map((stop, at) => lengths[all - 1]![at]! + wayLength(area, stop, home)));
}

const anyArea: fc.Arbitrary<WalkArea> = fc
  .record({
    aisles: fc.integer({ min: 1, max: 6 }),
    aisle_distance: fc.integer({ min: 1, max: 9 }),
    lengths: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 2 }),
  })
  .map(({ aisles, aisle_distance, lengths }) => ({
    aisles,
    aisle_distance,
    crosses: [0, ...lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, one) => sum + one, 0))],
  }));

const stopIn = ({ aisles, crosses }: WalkArea) =>
  fc.record({
    aisle: fc.integer({ min: 0, max: aisles - 1 }),
    y: fc.integer({ min: 0, max: crosses.at(-1)! }),
  });
const startIn = ({ aisles, crosses }: WalkArea) =>
  fc.record({
    aisle: fc.integer({ min: 0, max: aisles - 1 }),
    cross: fc.integer({ min: 0, max: crosses.length - 1 }),
  });

describe('the shortest walk', () => {
  it('is as short as the best of all orders, in one block and in two', () => {
    const anyCase = anyArea.chain((area) =>
      fc.record({
        area: fc.constant(area),
        start: startIn(area),
        stops: fc.array(stopIn(area), { maxLength: 7 }),
      }),
    );
    fc.assert(
      fc.property(anyCase, ({ area, start, stops }) => {
        const { length, order } = shortestWalk(area, start, stops);
        expect(order.toSorted((a, b) => a - b)).toEqual(stops.map((_, at) => at));
        const walked = walkLength(
          area,
          start,
          order.map((at) => stops[at]!),
        );
        expect(length).toBeCloseTo(heldKarp(area, start, stops), 6);
        // The order is walked by the shortest ways, so it is no longer than planned.
        expect(walked).toBeCloseTo(length, 6);
      }),
      { numRuns: 400, seed },
    );
  });

  it('is the one that was published', () => {
    // Heßler and Irnich (2023), unit_F1_m5_C30_a3_0: 24 + 2·(14 + 8 + 3) = 74 from the bottom of the third aisle.
    const area = { aisles: 5, aisle_distance: 3, crosses: [0, 31] };
    const stops = [
      { aisle: 0, y: 31 - 14 },
      { aisle: 2, y: 31 - 8 },
      { aisle: 4, y: 31 - 3 },
    ];
    expect(shortestWalk(area, { aisle: 2, cross: 1 }, stops).length).toBe(74);
  });

  it('names what no walk can be planned for', () => {
    const area = { aisles: 2, aisle_distance: 3, crosses: [0, 10] };
    const start = { aisle: 0, cross: 0 };
    expect(walkProblem({ ...area, aisles: 0 }, start, [])).toMatch(/one aisle/);
    expect(walkProblem({ ...area, aisle_distance: 0 }, start, [])).toMatch(/above 0/);
    expect(walkProblem({ ...area, aisle_distance: Infinity }, start, [])).toMatch(/above 0/);
    expect(walkProblem({ ...area, crosses: [0, Infinity] }, start, [])).toMatch(/ascending/);
    for (const units of [-1, 0.5, Number.NaN])
      expect(() => planPicks(area, start, [], new Map([['A', units]]))).toThrow(/A needs a whole number/);
    expect(walkProblem({ ...area, crosses: [0] }, start, [])).toMatch(/two or three/);
    expect(walkProblem({ ...area, crosses: [0, 10, 5] }, start, [])).toMatch(/ascending/);
    expect(walkProblem(area, { aisle: 2, cross: 0 }, [])).toMatch(/start/);
    expect(walkProblem(area, start, [{ aisle: 1, y: 11 }])).toBe('Stop 1 is outside the aisles.');
    expect(walkProblem(area, start, [{ aisle: 1, y: NaN }])).toBe('Stop 1 is outside the aisles.');
    expect(() => shortestWalk(area, start, [{ aisle: 7, y: 1 }])).toThrow(/Stop 1/);
  });
});

/** Every smallest set of bins that has what is needed of a SKU. */
function coversOf(bins: readonly (readonly [bin: number, quantity: number])[], need: number): number[][] {
  const found: number[][] = [];
  const grow = (at: number, left: number, taken: number[]) => {
    if (left <= 0) return void found.push(taken);
    if (at === bins.length) return undefined;
    grow(at + 1, left - bins[at]![1], [...taken, bins[at]![0]]);
    return grow(at + 1, left, taken);
  };
  grow(0, need, []);
  return found;
}

describe('picks from several bins', () => {
  const anyOrder = anyArea.chain((area) =>
    fc.record({
      area: fc.constant(area),
      start: startIn(area),
      skus: fc.array(
        fc.record({
          need: fc.integer({ min: 1, max: 3 }),
          bins: fc.array(fc.record({ stop: stopIn(area), quantity: fc.integer({ min: 1, max: 3 }) }), {
            minLength: 1,
            maxLength: 4,
          }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  );

  it('are the best of all sets of bins and all orders', () => {
    fc.assert(
      fc.property(anyOrder, ({ area, start, skus }) => {
        const bins = skus.flatMap(({ bins: own }, sku_id) =>
          own.map(({ stop, quantity }) => ({ sku_id, ...stop, quantity })),
        );
        const need = new Map(skus.map((sku, sku_id) => [sku_id, sku.need]));
        const { picks, length, missing } = planPicks(area, start, bins, need);
        const stock = (sku_id: number) =>
          bins.reduce((sum, bin) => (bin.sku_id === sku_id ? sum + bin.quantity : sum), 0);
        for (const [sku_id, units] of need) {
          const got = picks.filter(({ bin }) => bins[bin]!.sku_id === sku_id);
          const sum = got.reduce((total, { quantity }) => total + quantity, 0);
          expect(sum).toBe(Math.min(units, stock(sku_id)));
          expect(missing.get(sku_id) ?? 0).toBe(units - sum);
        }
        for (const { bin, quantity } of picks) expect(quantity).toBeLessThanOrEqual(bins[bin]!.quantity);
        const covers = skus.map((sku, sku_id) =>
          coversOf(
            bins.flatMap((bin, at) => (bin.sku_id === sku_id ? [[at, bin.quantity] as const] : [])),
            Math.min(sku.need, stock(sku_id)),
          ),
        );
        let sets: number[][] = [[]];
        for (const list of covers) sets = sets.flatMap((set) => list.map((cover) => [...set, ...cover]));
        const best = Math.min(
          ...sets.map((set) =>
            heldKarp(
              area,
              start,
              set.map((bin) => bins[bin]!),
            ),
          ),
        );
        expect(length).toBeCloseTo(best, 6);
      }),
      { numRuns: 60, seed },
    );
  });

  it('are planned again after a short pick, from the bins that are left', () => {
    const area = { aisles: 3, aisle_distance: 3, crosses: [0, 20] };
    const start = { aisle: 0, cross: 1 };
    const bins = [
      { sku_id: 'TEA', aisle: 0, y: 18, quantity: 2 },
      { sku_id: 'TEA', aisle: 2, y: 15, quantity: 5 },
      { sku_id: 'CUP', aisle: 1, y: 16, quantity: 1 },
    ];
    const need = new Map([
      ['TEA', 2],
      ['CUP', 1],
    ]);
    const taken = (plan: { picks: { bin: number; quantity: number }[] }) =>
      new Map(plan.picks.map(({ bin, quantity }) => [bin, quantity]));
    expect(taken(planPicks(area, start, bins, need))).toEqual(
      new Map([
        [0, 2],
        [2, 1],
      ]),
    );
    const left = bins.map((bin, at) => (at === 0 ? { ...bin, quantity: 1 } : bin));
    expect(taken(planPicks(area, start, left, need))).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
    const none = planPicks(area, start, bins.slice(2), need);
    expect([...none.missing]).toEqual([['TEA', 2]]);
    expect(none.picks).toEqual([{ bin: 0, quantity: 1 }]);
  });
});

describe('walks of 1,000 waves', () => {
  it('are at least a quarter shorter than those in the order of bin names', () => {
    let state = seed;
    const below = (most: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return Math.floor((state / 0x80000000) * most);
    };
    let ours = 0;
    let byName = 0;
    for (let wave = 0; wave < 1000; wave += 1) {
      const isTwo = wave % 2 === 1;
      const area = { aisles: 10, aisle_distance: 3, crosses: isTwo ? [0, 23, 46] : [0, 46] };
      const start = { aisle: below(10), cross: isTwo ? 2 : 1 };
      const stops = Array.from({ length: 10 + below(21) }, () => ({ aisle: below(10), y: 1 + below(45) }));
      ours += shortestWalk(area, start, stops).length;
      const named = stops.toSorted((a, b) => a.aisle - b.aisle || a.y - b.y);
      byName += walkLength(area, start, named);
    }
    expect(ours / byName).toBeLessThan(0.75);
  });
});
