import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { columnsFor } from './columns.tsx';
import type { ListColumn } from './columns.tsx';
import { listCsv } from './ListDownload.tsx';

interface Parcel {
  id: string;
  number: string;
  value: number | null;
  at: string;
  weight_g: number;
  courier: string;
  awbs: string[];
}
const parcel: Parcel = {
  id: 'ord_1',
  number: 'KH-100482',
  value: 1899.5,
  at: '2026-11-21T03:44:00.000Z',
  weight_g: 1250,
  courier: 'Delhivery Surface',
  awbs: ['14908133143257'],
};
const column = columnsFor<Parcel>();
const columns: readonly ListColumn<Parcel>[] = [
  column.link({
    id: 'number',
    header: 'Order',
    card: 1,
    isSortable: true,
    value: (row) => row.number,
    href: () => '/o',
  }),
  column.money({ id: 'value', header: 'Value', value: (row) => row.value }),
  column.date({ id: 'at', header: 'Created', value: (row) => row.at, shows: 'dateTime' }),
  column.number({
    id: 'weight',
    header: 'Weight',
    value: (row) => row.weight_g,
    format: (grams) => `${grams / 1000} kg`,
  }),
  column.courier({ id: 'courier', header: 'Courier', value: (row) => row.courier, awbs: (row) => row.awbs }),
  column.status({
    id: 'state',
    header: 'Status',
    value: () => 'New',
    tone: () => 'accent',
    cardLine: () => 'On a phone',
  }),
  column.custom({ id: 'print', header: 'Print', value: () => undefined, cell: () => 'Print' }),
];

/** The text of a cell as it is read, with a bar between its lines: what is decorative isn't. */
function text(id: string, row: Parcel = parcel): string {
  const cell = columns.find((one) => one.id === id)?.cell(row);
  return renderToStaticMarkup(cell)
    .replaceAll(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>\s*/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll(/^\||\|$/g, '');
}

test('a cell shows its value in the format of its kind', () => {
  expect(text('number')).toBe('KH-100482');
  expect(text('value')).toBe('₹1,899.50');
  expect(text('weight')).toBe('1.25 kg');
  expect(text('courier')).toBe('Delhivery Surface|14908133143257');
  expect(text('state')).toBe('New|On a phone');
});

test('a missing value shows as a dash', () => {
  expect(text('value', { ...parcel, value: null })).toBe('—');
  expect(text('courier', { ...parcel, courier: '', awbs: [] })).toBe('—');
  expect(text('at', { ...parcel, at: '' })).toBe('—');
});

test('the copied value is plain: rupees and grams as numbers, moments in India', () => {
  expect(columns.map(({ value }) => value(parcel))).toEqual([
    'KH-100482',
    1899.5,
    '2026-11-21 09:14',
    1250,
    'Delhivery Surface',
    'New',
    undefined,
  ]);
});

test('sorting and the place on a card come from the declaration', () => {
  expect(columns[0]).toMatchObject({ sortable: true, priority: 1 });
  expect(columns[1]).toMatchObject({ align: 'end' });
});

test('the file has a line for each row, with nothing that a spreadsheet runs', () => {
  const csv = listCsv({ columns }, [parcel, { ...parcel, number: '=1+1', value: null }]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFOrder,Value,Created,Weight,Courier,Status,Print',
    'KH-100482,1899.5,2026-11-21 09:14,1250,Delhivery Surface,New,',
    "'=1+1,,2026-11-21 09:14,1250,Delhivery Surface,New,",
    '',
  ]);
});
