import { expect, test } from 'vitest';
import { cardColumns, columnWidths, type DataGridColumn } from './columns.ts';

const column = (id: string, rest: Partial<DataGridColumn<unknown>> = {}): DataGridColumn<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
});

test('space left over goes to the columns that may grow, in their shares', () => {
  expect(columnWidths([{ width: 40, grow: 0 }, { width: 100 }, { width: 100, grow: 3 }], 440)).toEqual([
    40, 150, 250,
  ]);
});

test('a grid wider than its place keeps every column readable', () => {
  expect(columnWidths([{ width: 200 }, {}], 100)).toEqual([200, 140]);
});

test('a card shows the columns that ask for a place, in the order of the places', () => {
  const shown = cardColumns([column('a'), column('b', { priority: 2 }), column('c', { priority: 1 })]);
  expect(shown.map((entry) => entry?.id)).toEqual(['c', 'b', undefined, undefined]);
});

test('without any priority the first four columns make the card', () => {
  expect(cardColumns(['a', 'b', 'c', 'd', 'e'].map((id) => column(id))).map((entry) => entry?.id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
