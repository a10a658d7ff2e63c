import { calls } from '@khep/api';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../data/client.ts';
import { createPaletteSearch } from './palette.tsx';

afterEach(() => vi.restoreAllMocks());

test('the search finds SKUs, and sends no request for a module without access', async () => {
  const asked: unknown[] = [];
  vi.spyOn(client, 'call').mockImplementation(async (call: unknown) => {
    asked.push(call);
    const skus = [{ id: 'sku_1', sku_name: 'Terracotta planter', sku_id: 'TP-L' }];
    return Promise.resolve({ data: call === calls.sku.list ? { skus } : { orders: [] } } as never);
  });
  const { signal } = new AbortController();
  const groups = await createPaletteSearch([], () => true)('TP-L', signal);
  expect(groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)])).toEqual([
    ['SKUs', ['Terracotta planter']],
  ]);
  asked.length = 0;
  expect(await createPaletteSearch([], (module) => module === 'orders')('TP-L', signal)).toEqual([]);
  expect(asked).toEqual([calls.orders.lookup]);
});
