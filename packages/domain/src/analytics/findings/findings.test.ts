import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeededRandom } from '../../packing/search/seededRandom.ts';
import type { RateCell } from './rateCell.ts';
import { decomposeRate, mixParts } from './decomposeRate.ts';
import { findChanges } from './findChanges.ts';
import { permuteEvents } from './permuteEvents.ts';

const dimensions = ['state', 'payment', 'courier'];
const states = ['Bihar', 'Goa', 'Kerala', 'Punjab', 'Sikkim', 'Assam'];
const grid = states.flatMap((state) =>
  ['cod', 'prepaid'].flatMap((payment) => ['1', '3', '4'].map((courier) => [state, payment, courier])),
);

interface Simulated {
  seed: number;
  parcels?: (values: readonly string[]) => readonly [before: number, after: number];
  rates: (values: readonly string[]) => readonly [before: number, after: number];
}

const usual = ([, payment]: readonly string[]) => (payment === 'cod' ? 0.16 : 0.05);

/** Parcels of each combination, of which some come back by chance. */
function simulate({ seed, parcels = () => [400, 400], rates }: Simulated): RateCell[] {
  const random = new SeededRandom(seed * 7919);
  const events = (count: number, rate: number) =>
    Array.from({ length: count }, () => Number(random.next() < rate)).reduce((sum, one) => sum + one, 0);
  return grid.map((values) => {
    const [totalBefore, totalAfter] = parcels(values);
    const [before, after] = rates(values);
    return {
      values,
      eventsBefore: events(totalBefore, before),
      totalBefore,
      eventsAfter: events(totalAfter, after),
      totalAfter,
    };
  });
}

const find = (cells: readonly RateCell[]) =>
  findChanges(dimensions, cells, { paisePerEvent: 20_000 }).findings;
const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

const cellsArbitrary = fc.array(
  fc.record({
    values: fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y')),
    totalBefore: fc.nat(50),
    totalAfter: fc.nat(50),
    before: fc.double({ min: 0, max: 1, noNaN: true }),
    after: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 12 },
);

test('mix and rate add up to the change, and the mixes of the dimensions to the mix', () => {
  fc.assert(
    fc.property(cellsArbitrary, (given) => {
      const cells = given.map(({ before, after, ...cell }) => ({
        ...cell,
        eventsBefore: Math.floor(before * cell.totalBefore),
        eventsAfter: Math.floor(after * cell.totalAfter),
      }));
      const { before, after, mix, rate, byDimension } = decomposeRate(['letter', 'axis'], cells);
      expect(mix + rate).toBeCloseTo(after - before, 12);
      expect(byDimension.reduce((sum, one) => sum + one.mix, 0)).toBeCloseTo(mix, 12);
    }),
  );
});

test('weighs by midpoints, as worked out by hand', () => {
  // Shares 1/2 to 3/4 of COD; rates 20% to 24% and 4% as before. 12% to 19%.
  const groups = [
    { values: ['cod'], eventsBefore: 100, totalBefore: 500, eventsAfter: 180, totalAfter: 750 },
    { values: ['prepaid'], eventsBefore: 20, totalBefore: 500, eventsAfter: 10, totalAfter: 250 },
  ];
  const { mix, rate } = decomposeRate(['payment'], groups);
  expect(mix).toBeCloseTo(0.25 * 0.22 - 0.25 * 0.04, 12);
  expect(rate).toBeCloseTo(0.04 * 0.625, 12);
  expect(mixParts(groups)[0]).toMatchObject({ shareBefore: 0.5, shareAfter: 0.75 });
});

test('names a planted cause of one to three values first, with its size', () => {
  const causes = [['Bihar'], ['Goa', 'cod'], ['Kerala', 'cod', '3']];
  for (const seed of seeds) {
    const cause = causes[seed % 3] ?? [];
    const isIn = (values: readonly string[]) => cause.every((value) => values.includes(value));
    const cells = simulate({
      seed,
      parcels: () => [2000, 2000],
      rates: (values) => [usual(values), usual(values) * (isIn(values) ? 2.5 : 1)],
    });
    const [first] = find(cells);
    const excess = grid.filter(isIn).reduce((sum, values) => sum + 2000 * 1.5 * usual(values), 0);
    expect(Object.values(first?.where ?? {})).toEqual(cause);
    expect(first).toMatchObject({ kind: 'segment', direction: 'up' });
    expect(Math.abs((first?.paise?.value ?? 0) / (excess * 20_000) - 1)).toBeLessThan(0.3);
    expect(first?.paise?.low).toBeLessThan(first?.paise?.value ?? 0);
    expect(first?.paise?.high).toBeGreaterThan(first?.paise?.value ?? 0);
  }
});

test('names a fall', () => {
  const cells = simulate({
    seed: 1,
    parcels: () => [2000, 2000],
    rates: (values) => [usual(values), values[0] === 'Goa' ? usual(values) / 3 : usual(values)],
  });
  const [first] = find(cells);
  expect(first).toMatchObject({ where: { state: 'Goa' }, direction: 'down' });
  expect(first?.excess.high).toBeLessThan(0);
});

test('says nothing where only the volume changed', () => {
  const silent = seeds.filter(
    (seed) =>
      find(simulate({ seed, parcels: () => [300, 500], rates: (v) => [usual(v), usual(v)] })).length === 0,
  );
  expect(silent.length).toBeGreaterThanOrEqual(19);
});

test('says nothing of fewer than 20 events', () => {
  const cells = [
    { values: ['Goa', 'cod', '1'], eventsBefore: 0, totalBefore: 5000, eventsAfter: 19, totalAfter: 400 },
  ];
  expect(find(cells)).toEqual([]);
  expect(find([])).toEqual([]);
  expect(find([{ ...cells[0]!, eventsAfter: 30 }])).toMatchObject([{ kind: 'overall', direction: 'up' }]);
});

test('names a shift of the mix as one, and no change of a rate', () => {
  for (const seed of seeds) {
    const cells = simulate({
      seed,
      parcels: ([, payment]) => (payment === 'cod' ? [400, 600] : [400, 200]),
      rates: (values) => [usual(values), usual(values)],
    });
    expect(find(cells)).toMatchObject([{ kind: 'mix', direction: 'up', where: { payment: 'cod' } }]);
  }
});

test('never names a direction that all parts contradict', () => {
  for (const seed of seeds) {
    // Both payments fall by a tenth, but the total rises.
    const cells = simulate({
      seed,
      parcels: ([, payment]) => (payment === 'cod' ? [800, 1600] : [800, 300]),
      rates: (values) => [usual(values), usual(values) * 0.88],
    });
    const { change, findings } = findChanges(dimensions, cells, { paisePerEvent: null });
    expect(change.after).toBeGreaterThan(change.before);
    expect(findings[0]).toMatchObject({ kind: 'mix', direction: 'up', paise: null });
    expect(findings.filter(({ kind, direction }) => kind !== 'mix' && direction === 'up')).toEqual([]);
  }
});

test('names one change of all where every part rose alike', () => {
  const cells = simulate({
    seed: 3,
    parcels: () => [1000, 1000],
    rates: (values) => [usual(values), usual(values) * 1.4],
  });
  expect(find(cells)).toMatchObject([{ kind: 'overall', where: {}, direction: 'up' }]);
});

test('splits events by chance with the mean and variance of the hypergeometric distribution', () => {
  const random = new SeededRandom(5);
  for (const [events, totalBefore, totalAfter] of [
    [6, 10, 20],
    [27, 10, 20],
    [300, 900, 600],
  ] as const) {
    const cell = { values: [], eventsBefore: 0, totalBefore, eventsAfter: events, totalAfter };
    const drawn = new Float64Array(1);
    let sum = 0;
    let squares = 0;
    for (let draw = 0; draw < 4000; draw += 1) {
      permuteEvents([cell], random, drawn);
      sum += drawn[0]!;
      squares += drawn[0]! ** 2;
    }
    const all = totalBefore + totalAfter;
    const variance = (totalBefore * totalAfter * events * (all - events)) / (all ** 2 * (all - 1));
    expect(Math.abs(sum / 4000)).toBeLessThan(4 * Math.sqrt(variance / 4000));
    expect(squares / 4000 / variance).toBeGreaterThan(0.9);
    expect(squares / 4000 / variance).toBeLessThan(1.1);
  }
});

test('never takes values that only one period knows for a shift of the mix', () => {
  // New states with a rate of their own, beside one that both periods know.
  const cell = (state: string, totalBefore: number, totalAfter: number, rate: number) => ({
    values: [state, 'cod', '1'],
    eventsBefore: totalBefore * rate,
    totalBefore,
    eventsAfter: totalAfter * rate,
    totalAfter,
  });
  const cells = [
    cell('Goa', 1000, 1000, 0.1),
    cell('Bihar', 0, 400, 0.5),
    cell('Assam', 3, 300, 0.5),
    cell('Kerala', 400, 0, 0.1),
  ];
  expect(find(cells)).toEqual([]);
});

test('counts all parcels of a segment, those without a comparison among them', () => {
  const cells = simulate({
    seed: 3,
    parcels: () => [1000, 1000],
    rates: (values) => [usual(values), usual(values) * 1.4],
  });
  const fresh = {
    values: ['Goa', 'cod', '9'],
    eventsBefore: 0,
    totalBefore: 0,
    eventsAfter: 9,
    totalAfter: 50,
  };
  const [first] = find([...cells, fresh]);
  expect(first).toMatchObject({ kind: 'overall', totalBefore: 36_000, totalAfter: 36_050 });
});
