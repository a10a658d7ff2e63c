import { expect, test } from 'vitest';
import { calls, endpoints } from './contract/index.ts';
import type { ResponseOf } from './endpoint.ts';
import { readListPage } from './listPage.ts';

test('a list names its rows, its total and its cursor alike', () => {
  const orders = { orders: [], pagination: { total: 10_000, total_is_capped: true, next: 'abc' } };
  expect(readListPage(calls.orders.list, orders)).toEqual({
    rows: [],
    total: 10_000,
    total_is_capped: true,
    next: 'abc',
  });
  const skus = { data: { skus: [{ id: 'sku_1' }], total_count: 1, next: null } };
  expect(readListPage(calls.sku.list, skus as unknown as ResponseOf<typeof calls.sku.list>)).toEqual({
    rows: [{ id: 'sku_1' }],
    total: 1,
    total_is_capped: false,
    next: null,
  });
});

test('a list without pages has all of its rows', () => {
  const response = { data: { mappings: [{ source: 'a' }, { source: 'b' }] } };
  const page = readListPage(
    calls.mappings.list,
    response as unknown as ResponseOf<typeof calls.mappings.list>,
  );
  expect(page).toMatchObject({ total: 2, next: null });
  const rows = { data: { rows: [{ key: '1' }], next: 'abc' } };
  expect(readListPage(calls.jobs.rows, rows as unknown as ResponseOf<typeof calls.jobs.rows>)).toMatchObject({
    total: undefined,
    next: 'abc',
  });
});

test('the response of every list has the rows that the list names', () => {
  for (const { id, rows, response } of endpoints) {
    if (rows === undefined || response === 'blob') continue;
    const shape = (response as unknown as { shape: Record<string, { shape?: object }> }).shape;
    expect(Object.keys(shape['data']?.shape ?? shape), id).toContain(rows);
  }
});
