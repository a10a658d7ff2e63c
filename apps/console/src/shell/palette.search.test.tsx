import { calls } from '@khep/api';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../data/client.ts';
import { searchFrom } from './palette.tsx';

afterEach(() => vi.restoreAllMocks());

test('the search finds SKUs too, and asks for none of a module that is not the user’s', async () => {
  const asked: unknown[] = [];
  vi.spyOn(client, 'call').mockImplementation(async (call: unknown) => {
    asked.push(call);
    const skus = [{ id: 'sku_1', sku_name: 'Terracotta planter', sku_id: 'TP-L' }];
    return Promise.resolve({ data: call === calls.sku.list ? { skus } : { orders: [] } } as never);
  });
  const { signal } = new AbortController();
  const groups = await searchFrom([], () => true)('TP-L', signal);
  expect(groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)])).toEqual([
    ['SKUs', ['Terracotta planter']],
  ]);
  asked.length = 0;
  expect(await searchFrom([], (module) => module === 'orders')('TP-L', signal)).toEqual([]);
  expect(asked).toEqual([calls.orders.lookup]);
});
