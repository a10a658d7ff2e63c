import { expect, test } from 'vitest';
import { nearest } from './mapDrawing.tsx';
import { stateNames } from './stateNames.ts';
import { mapSize, stateRows } from './states.generated.ts';

const at = (state: string) => stateRows.findIndex(([code]) => code === state);
const places = stateRows.map(([, x, y]) => ({ x, y }));
const go = (from: string, key: Parameters<typeof nearest>[2]) => {
  const place = nearest(places, at(from), key);
  return place && stateRows[place.column]![0];
};

test('has 28 states and 8 union territories, with Ladakh separate from Jammu and Kashmir', () => {
  expect(stateRows).toHaveLength(36);
  expect(stateRows.filter(([code]) => !stateNames[code])).toEqual([]);
  expect(Object.keys(stateNames)).toHaveLength(36);
  const area = (state: string) => stateRows[at(state)]![3];
  // Administered areas are 59,146 and 42,241 km²; with claimed territory, Ladakh is more than twice as large.
  expect(area('LA')).toBeGreaterThan(area('JK') * 2);
});

test('draws every state inside the map', () => {
  for (const [, x, y, , path] of stateRows) {
    expect(path).toMatch(/^M\d+ \d+l/);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  }
});

test('arrow keys move to neighbours and stop at the coast', () => {
  expect(go('RJ', 'ArrowRight')).toBe('HR');
  expect(go('JK', 'ArrowRight')).toBe('LA');
  expect(go('MH', 'ArrowDown')).toBe('KA');
  expect(go('GJ', 'ArrowLeft')).toBeNull();
});

test('every state can be reached with arrow keys', () => {
  const seen = new Set([at('RJ')]);
  for (const from of seen)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = nearest(places, from, key);
      if (next) seen.add(next.column);
    }
  expect(stateRows.filter((_, index) => !seen.has(index)).map(([code]) => code)).toEqual([]);
});
