import { expect, test } from 'vitest';
import { applyChoices, mergeChanges } from './mergeChanges.ts';

interface Warehouse {
  name: string;
  city: string;
  hours?: { opens: string; closes: string } | null;
  tags: string[];
}
const base: Warehouse = {
  name: 'Jaipur',
  city: 'Jaipur',
  hours: { opens: '10:00', closes: '19:00' },
  tags: ['a'],
};

test('takes changes of both sides where they are of different fields', () => {
  const mine = { ...base, name: 'Jaipur studio' };
  const theirs = { ...base, city: 'Sanganer', hours: { opens: '09:00', closes: '19:00' } };
  const { values, changes } = mergeChanges(base, mine, theirs);
  expect(values).toEqual({ ...theirs, name: 'Jaipur studio' });
  expect(changes.map(({ path, isConflict }) => [path, isConflict])).toEqual([
    ['city', false],
    ['hours.opens', false],
  ]);
});

test('keeps my value of a field that both changed, and reports both', () => {
  const mine = { ...base, hours: { opens: '08:00', closes: '19:00' } };
  const theirs = { ...base, hours: { opens: '09:00', closes: '20:00' } };
  const { values, changes } = mergeChanges(base, mine, theirs);
  expect(values.hours).toEqual({ opens: '08:00', closes: '20:00' });
  expect(changes).toEqual([
    { path: 'hours.opens', base: '10:00', mine: '08:00', theirs: '09:00', isConflict: true },
    { path: 'hours.closes', base: '19:00', mine: '19:00', theirs: '20:00', isConflict: false },
  ]);
});

test('reports nothing where both made the same change', () => {
  const same = { ...base, name: 'Jaipur studio' };
  expect(mergeChanges(base, same, { ...same })).toEqual({ values: same, changes: [] });
});

test('a list and a part that one side removed are one value', () => {
  const mine = { ...base, tags: ['a', 'b'] };
  const theirs = { ...base, tags: ['a', 'c'], hours: null };
  const { values, changes } = mergeChanges(base, mine, theirs);
  expect(values).toEqual({ ...base, tags: ['a', 'b'], hours: null });
  expect(changes.map(({ path }) => path)).toEqual(['hours', 'tags']);
});

test('a choice for each field decides what is saved', () => {
  const mine = { ...base, name: 'Mine', city: 'Mine' };
  const theirs = { ...base, name: 'Theirs', city: 'Theirs', tags: ['t'] };
  const { values, changes } = mergeChanges(base, mine, theirs);
  const chosen = applyChoices(values, changes, { name: 'theirs', tags: 'mine' });
  expect(chosen).toEqual({ ...base, name: 'Theirs', city: 'Mine', tags: ['a'] });
});
