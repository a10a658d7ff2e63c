import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../packing/search/seededRandom.ts';
import { binsOf, stopAt, walkAreaOf, walkStartOf } from '../layout/warehouseLayout.ts';
import type { WarehouseLayout } from '../layout/warehouseLayout.ts';
import { paybackDays, planSlotting } from './planSlotting.ts';
import type { PickedGoods, SlottedGoods } from './planSlotting.ts';

const layout: WarehouseLayout = {
  aisles: 2,
  bays: 4,
  sides: 1,
  levels: 1,
  bay_width: 2,
  aisle_distance: 3,
  has_middle_cross: false,
  start: { aisle: 0, end: 'front' },
};
const goods = (bin: string, sku_id: string, units = 10): SlottedGoods => ({ bin, sku_id, units });

/** Length of the shortest closed walk by trying every order of its places. */
function shortest(bins: readonly string[]): number {
  const area = walkAreaOf(layout);
  const start = walkStartOf(layout);
  const places = binsOf(layout);
  const home = { aisle: start.aisle, y: area.crosses[start.cross]! };
  const stops = [...new Set(bins)].map((bin) =>
    stopAt(
      layout,
      places.find(({ name }) => name === bin)!,
    ),
  );
  const depth = area.crosses.at(-1)!;
  const way = (a: typeof home, b: typeof home) =>
    a.aisle === b.aisle
      ? Math.abs(a.y - b.y)
      : Math.abs(a.aisle - b.aisle) * layout.aisle_distance + Math.min(a.y + b.y, 2 * depth - a.y - b.y);
  const visit = (from: typeof home, left: readonly (typeof home)[]): number =>
    left.length === 0
      ? way(from, home)
      : Math.min(
          ...left.map(
            (next) =>
              way(from, next) +
              visit(
                next,
                left.filter((one) => one !== next),
              ),
          ),
        );
  return stops.length === 0 ? 0 : visit(home, stops);
}
const total = (walks: readonly (readonly PickedGoods[])[], binOf: (one: PickedGoods) => string) =>
  walks.reduce((sum, walk) => sum + shortest(walk.map(binOf)), 0);

describe('slotting', () => {
  it('saves what is calculated by hand', () => {
    // The rack at 7 m is walked to ten times a day: 14 m there and back. In the first rack it is 2 m: 120 m less, two minutes.
    const plan = planSlotting({
      layout,
      goods: [goods('A-04-1', 'HOT', 30)],
      walks: Array.from({ length: 10 }, () => [{ bin: 'A-04-1', sku_id: 'HOT' }]),
      days: 1,
    });
    expect(plan.walked_minutes_a_day).toBeCloseTo(140 / 60);
    expect(plan.moves).toHaveLength(1);
    expect(plan.moves[0]).toMatchObject({
      sku_id: 'HOT',
      units: 30,
      from: 'A-04-1',
      to: 'A-01-1',
      swap: null,
    });
    expect(plan.moves[0]!.saved_minutes_a_day).toBeCloseTo(2);
    // A place, thirty units of four seconds, six metres there and back.
    expect(plan.moves[0]!.work_minutes).toBeCloseTo(1 + 2 + 12 / 60);
  });

  it('moves nothing that does not pay back, nothing that waves take, and nothing without walks', () => {
    const walks = [[{ bin: 'A-04-1', sku_id: 'HOT' }]];
    const request = { layout, goods: [goods('A-04-1', 'HOT', 3000)], walks, days: 7 };
    expect(planSlotting(request).moves).toEqual([]);
    const often = Array.from({ length: 200 }, () => walks[0]!);
    const reserved = { ...goods('A-04-1', 'HOT'), isReserved: true };
    expect(planSlotting({ ...request, goods: [reserved], walks: often }).moves).toEqual([]);
    expect(planSlotting({ ...request, walks: [] })).toEqual({ moves: [], walked_minutes_a_day: 0 });
  });

  it('changes places where every near bin is full', () => {
    const near = ['A-01-1', 'A-02-1', 'A-03-1', 'B-01-1', 'B-02-1', 'B-03-1', 'B-04-1'];
    const plan = planSlotting({
      layout,
      goods: [goods('A-04-1', 'HOT'), ...near.map((bin, at) => goods(bin, `COLD-${at}`))],
      walks: Array.from({ length: 40 }, () => [{ bin: 'A-04-1', sku_id: 'HOT' }]),
      days: 1,
    });
    expect(plan.moves[0]).toMatchObject({
      from: 'A-04-1',
      to: 'A-01-1',
      swap: { sku_id: 'COLD-0', units: 10 },
    });
  });
});

describe('beside every possible move', () => {
  const random = new SeededRandom(5);
  const bins = binsOf(layout).map(({ name }) => name);
  const cases = Array.from({ length: 12 }, () => {
    const shuffled = bins.map((bin) => ({ bin, at: random.next() })).toSorted((a, b) => a.at - b.at);
    const stock = shuffled.slice(0, 5).map(({ bin }, at) => goods(bin, `S${at}`, 1 + random.below(20)));
    const walks = Array.from({ length: 12 }, () => stock.filter(() => random.next() < 0.4));
    return { stock, walks };
  });

  it('the first move gains most', () => {
    for (const { stock, walks } of cases) {
      const days = 1;
      const now = total(walks, ({ bin }) => bin);
      let most = 0;
      for (const one of stock)
        for (const to of bins.filter((bin) => bin !== one.bin)) {
          const swap = stock.find(({ bin }) => bin === to);
          const binOf = ({ sku_id, bin }: PickedGoods) =>
            sku_id === one.sku_id ? to : sku_id === swap?.sku_id ? one.bin : bin;
          const saved = (now - total(walks, binOf)) / 60 / days;
          const way = shortestWay(one.bin, to);
          const work = (2 * way) / 60 + (swap ? 2 : 1) + ((one.units + (swap?.units ?? 0)) * 4) / 60;
          most = Math.max(most, saved * paybackDays - work);
        }
      const [first] = planSlotting({ layout, goods: stock, walks, days }).moves;
      const gain = first ? first.saved_minutes_a_day * paybackDays - first.work_minutes : 0;
      expect(gain).toBeCloseTo(most, 6);
    }
  });

  it('all moves together save what they say', () => {
    for (const { stock, walks } of cases) {
      const { moves, walked_minutes_a_day } = planSlotting({ layout, goods: stock, walks, days: 1 });
      const binOf = new Map(stock.map(({ sku_id, bin }) => [sku_id, bin]));
      for (const { sku_id, from, to, swap } of moves) {
        expect([...binOf.values()].filter((bin) => bin === to)).toHaveLength(swap ? 1 : 0);
        binOf.set(sku_id, to);
        if (swap) binOf.set(swap.sku_id, from);
      }
      const after = total(walks, ({ sku_id }) => binOf.get(sku_id)!) / 60;
      const saved = moves.reduce((sum, one) => sum + one.saved_minutes_a_day, 0);
      expect(walked_minutes_a_day - saved).toBeCloseTo(after, 6);
    }
  });
});

/** The way between two bins of the small warehouse. */
function shortestWay(from: string, to: string): number {
  const places = binsOf(layout);
  const [a, b] = [from, to].map((bin) =>
    stopAt(
      layout,
      places.find(({ name }) => name === bin)!,
    ),
  ) as [{ aisle: number; y: number }, { aisle: number; y: number }];
  if (a.aisle === b.aisle) return Math.abs(a.y - b.y);
  return layout.aisle_distance + Math.min(a.y + b.y, 16 - a.y - b.y);
}
