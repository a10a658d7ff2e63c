/**
 * Measures the findings on simulated sets of 2,000 parcels a day, 30 days against 30.
 *
 *   node --conditions=@khep/source packages/domain/bench/findings.ts [sets] [first seed]
 *
 * Development used seeds below 6,000,000.
 */
import { findChanges } from '@khep/domain/analytics';
import type { Findings } from '@khep/domain/analytics';
import { dimensions, mixSet, paisePerEvent, plantedSet, quietSet, simpsonSet } from './findings/sets.ts';
import type { PlantedSet } from './findings/sets.ts';

const [sets = 100, seed = 7_000_000] = process.argv.slice(2).map(Number);
const times: number[] = [];

function count(
  sets: number,
  make: (seed: number) => PlantedSet,
  holds: (found: Findings, set: PlantedSet) => boolean[],
): string[] {
  const hits: number[] = [];
  for (let at = 0; at < sets; at += 1) {
    const set = make(seed + at);
    const start = performance.now();
    const found = findChanges(dimensions, set.cells, { paisePerEvent });
    times.push(performance.now() - start);
    holds(found, set).forEach((is, one) => (hits[one] = (hits[one] ?? 0) + Number(is)));
  }
  return hits.map((hit) => `${hit} of ${sets}`);
}

/** Names the values of a part in the order of the dimensions. */
const text = (where: Readonly<Record<string, string>> = {}) =>
  dimensions.map((dimension) => where[dimension] ?? '').join('|');

const [first, size, interval] = count(sets, plantedSet, ({ findings: [top] }, { where, excess = 0 }) => {
  const paise = excess * paisePerEvent;
  return [
    text(top?.where) === text(where) && top?.kind === 'segment',
    Math.abs((top?.paise?.value ?? 0) / paise - 1) <= 0.2,
    top?.paise !== null && top !== undefined && top.paise.low <= paise && paise <= top.paise.high,
  ];
});
const [any] = count(2 * sets, quietSet, ({ findings }) => [findings.length > 0]);
const [mix] = count(sets, mixSet, ({ findings }, { direction }) => [
  findings.length > 0 && findings.every((one) => one.kind === 'mix' && one.direction === direction),
]);
const [wrong, named] = count(sets, simpsonSet, ({ findings }, { direction }) => [
  findings.some((one) => (one.kind === 'mix') === (one.direction === direction)),
  findings.some(({ kind }) => kind === 'mix'),
]);
times.sort((a, b) => a - b);
const ms = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;

console.table({
  'planted cause is first': first,
  'its size within 20%': size,
  'its size within the interval': interval,
  'quiet, with any finding': any,
  'mix alone, named as mix': mix,
  'contradicted, with a wrong direction': wrong,
  'contradicted, named as mix': named,
  'time, median': ms(0.5),
  'time, 99%': ms(0.99),
});
