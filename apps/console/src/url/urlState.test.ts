import { expect, test } from 'vitest';
import { choiceParam, dayParam, listParam, numberParam, parseUrl, textParam, writeUrl } from './urlState.ts';

const params = {
  search: textParam(),
  page: numberParam(1),
  tab: choiceParam(['sku', 'box'], 'sku'),
  courier_ids: listParam(),
  start_date: dayParam('2026-11-14'),
};

test('parses an empty query string as the defaults', () => {
  expect(parseUrl(params, '')).toEqual({
    search: '',
    page: 1,
    tab: 'sku',
    courier_ids: [],
    start_date: '2026-11-14',
  });
});

test('never fails on an address typed by hand', () => {
  const values = parseUrl(params, '?page=-3&tab=other&start_date=yesterday');
  expect(values).toMatchObject({ page: 1, tab: 'sku', start_date: '2026-11-14' });
});

test('omits defaults from the address', () => {
  expect(writeUrl(params, '?tab=box', { tab: 'sku', search: 'saree' })).toBe('search=saree');
});

test('another filter resets the page; another page keeps the filters', () => {
  expect(writeUrl(params, '?search=a&page=4', { courier_ids: ['1', '2'] })).toBe(
    'search=a&courier_ids=1&courier_ids=2',
  );
  expect(writeUrl(params, '?search=a', { page: 2 })).toBe('search=a&page=2');
});

test('parses what it serialized', () => {
  const query = writeUrl(params, '', {
    search: 'ink & paper',
    courier_ids: ['a', 'b'],
    page: 3,
    start_date: '2026-11-01',
  });
  expect(parseUrl(params, query)).toMatchObject({
    search: 'ink & paper',
    courier_ids: ['a', 'b'],
    start_date: '2026-11-01',
    page: 3,
  });
});

test.each(['2026-02-31', '2026-13-01', '31-12-2026'])('ignores the impossible day %s', (day) => {
  expect(parseUrl(params, `?start_date=${day}`).start_date).toBe('2026-11-14');
});
