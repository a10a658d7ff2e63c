import { expect, test } from 'vitest';
import { cardColumns, columnWidths, type DataGridColumn } from './columns.ts';

const column = (id: string, rest: Partial<DataGridColumn<unknown>> = {}): DataGridColumn<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
});

test('distributes free space by grow', () => {
  expect(columnWidths([{ width: 40, grow: 0 }, { width: 100 }, { width: 100, grow: 3 }], 440)).toEqual([
    40, 150, 250,
  ]);
});

test('keeps minimum widths if the grid is too wide', () => {
  expect(columnWidths([{ width: 200 }, {}], 100)).toEqual([200, 140]);
});

test('shows columns with a priority on cards, in order', () => {
  const shown = cardColumns([column('a'), column('b', { priority: 2 }), column('c', { priority: 1 })]);
  expect(shown.map((entry) => entry?.id)).toEqual(['c', 'b', undefined, undefined]);
});

test('shows the first four columns on cards without priorities', () => {
  expect(cardColumns(['a', 'b', 'c', 'd', 'e'].map((id) => column(id))).map((entry) => entry?.id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
