import { datePreset } from '@khep/ui';
import { expect, test } from 'vitest';
import {
  clearValues,
  hasDates,
  isNarrowed,
  parseListUrl,
  toKitFilters,
  toListQuery,
  withAllDates,
  writeListUrl,
} from './listFilters.ts';
import type { ListFilter, LoadedOptions } from './listFilters.ts';

const filters: readonly ListFilter[] = [
  { kind: 'dates', label: 'Date', defaultPreset: 'last7' },
  {
    kind: 'oneOf',
    id: 'payment_mode',
    label: 'Payment',
    options: [
      { id: 'cod', label: 'Cash on delivery' },
      { id: 'prepaid', label: 'Prepaid' },
    ],
  },
  { kind: 'anyOf', id: 'courier_ids', label: 'Courier', options: 'couriers' },
  { kind: 'range', id: 'weight', label: 'Weight', params: ['min_weight', 'max_weight'], unit: 'g' },
];
const open = filters.map((filter): ListFilter =>
  filter.kind === 'dates' ? { kind: 'dates', label: 'Date' } : filter,
);
const loaded: LoadedOptions = {
  couriers: [
    { id: '1', label: 'Delhivery Surface' },
    { id: '2', label: 'Blue Dart Air' },
  ],
};

/** Reads a URL as a list does, and returns what it sends and what it writes back. */
function read(search: string, declared = filters, options = loaded) {
  const kit = toKitFilters(declared, options, search);
  const { values, problems } = parseListUrl(declared, kit, search);
  return {
    kit,
    values,
    problems,
    query: toListQuery(declared, values),
    url: writeListUrl(declared, kit, values),
  };
}
const last7 = datePreset('last7');

test('a URL without filters sends the default days and stays empty', () => {
  const { query, url, values } = read('');
  expect(query).toEqual({ start_date: last7.start, end_date: last7.end });
  expect(url).toBe('');
  expect(isNarrowed(filters, values)).toBe(false);
});

test('open work without default days sends none: nothing open hides', () => {
  const { query, values } = read('', open);
  expect(query).toEqual({});
  expect(hasDates(values)).toBe(false);
});

test('every filter of a URL is sent under its own name and written back the same', () => {
  const search =
    'date=2026-11-01..2026-11-20&payment_mode=cod&courier_ids=1&courier_ids=2&weight=500..&q=saree';
  const { query, url, values } = read(search);
  expect(query).toEqual({
    search: 'saree',
    start_date: '2026-11-01',
    end_date: '2026-11-20',
    payment_mode: 'cod',
    courier_ids: ['1', '2'],
    min_weight: 500,
  });
  expect(url).toBe(search);
  expect(isNarrowed(filters, values)).toBe(true);
});

test('a chip shows the label of its option, and the default days cannot be removed', () => {
  const { kit } = read('courier_ids=2');
  expect(kit).toMatchObject([
    { id: 'date', isRequired: true },
    { id: 'payment_mode' },
    { id: 'courier_ids', options: loaded.couriers },
    { id: 'weight', unit: 'g' },
  ]);
});

test('a courier of the link filters before the names of couriers are loaded', () => {
  const { query, problems } = read('courier_ids=2', filters, {});
  expect(query).toMatchObject({ courier_ids: ['2'] });
  expect(problems).toEqual([]);
});

test('ignores unknown filter values of a link and names them', () => {
  const { query, problems } = read('payment_mode=barter&courier_ids=99&date=yesterday');
  expect(query).toEqual({ start_date: last7.start, end_date: last7.end });
  expect(problems).toHaveLength(3);
});

test('puts all dates in the URL; clearing restores the default days and keeps the tab', () => {
  const { values, kit } = read('payment_mode=cod&q=saree');
  const all = withAllDates(filters, values);
  expect(writeListUrl(filters, kit, all)).toBe('date=all&payment_mode=cod&q=saree');
  expect(toListQuery(filters, all)).toMatchObject({ start_date: '2000-01-01', search: 'saree' });
  expect(hasDates(all)).toBe(false);
  expect(writeListUrl(filters, kit, clearValues(filters, all, ['payment_mode']))).toBe('payment_mode=cod');
});

test('all dates of open work are no filter at all', () => {
  const { values, kit } = read('date=last30', open);
  expect(hasDates(values)).toBe(true);
  expect(writeListUrl(open, kit, withAllDates(open, values))).toBe('');
});

test('names of others stay in the URL', () => {
  const { kit, values } = read('payment_mode=cod');
  expect(writeListUrl(filters, kit, values, 'tab=boxes&payment_mode=prepaid&sort=name')).toBe(
    'tab=boxes&sort=name&payment_mode=cod',
  );
});

test('a value that only links set is a chip in words, and is offered only while it is set', () => {
  const linked: readonly ListFilter[] = [
    { kind: 'linked', id: 'cause', label: 'Lines of', what: 'one cause' },
  ];
  expect(read('', linked).kit).toEqual([]);
  const { kit, query, url } = read('?cause=divisor%3A4000', linked);
  expect(kit).toMatchObject([{ kind: 'oneOf', options: [{ id: 'divisor:4000', label: 'one cause' }] }]);
  expect(query).toEqual({ cause: 'divisor:4000' });
  expect(url).toBe('cause=divisor%3A4000');
});
