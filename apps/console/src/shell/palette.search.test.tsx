import { calls } from '@khep/api';
import type { FoundRecord } from '@khep/api';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../data/client.ts';
import { saveSession } from '../session.ts';
import { createPaletteSearch } from './palette.tsx';

afterEach(() => vi.restoreAllMocks());

test('the search finds SKUs, and sends no request for a module without access', async () => {
  const asked: unknown[] = [];
  const records: FoundRecord[] = [];
  vi.spyOn(client, 'call').mockImplementation(async (call: unknown) => {
    asked.push(call);
    const skus = [{ id: 'sku_1', sku_name: 'Terracotta planter', sku_id: 'TP-L' }];
    const data = call === calls.sku.list ? { skus } : call === calls.home.find ? { records } : { orders: [] };
    return Promise.resolve({ data } as never);
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

test('records are found by number, in groups, and each opens its own screen', async () => {
  saveSession({ token: 't', brand_id: 'brd_1' });
  const records: FoundRecord[] = [
    { kind: 'return', id: 'ret_1', number: 'RET-00041', description: 'KH-1 · Meera', tab: 'pickup' },
    { kind: 'manifest', id: 'mnf_1', number: 'MF-00041', description: 'Delhivery' },
    { kind: 'pickup', id: 'pck_1', number: '40000041', description: 'Delhivery' },
    { kind: 'invoice', id: 'ord_1', number: '26-27/41', description: '22 Nov 2026' },
  ];
  vi.spyOn(client, 'call').mockImplementation(async (call: unknown) =>
    Promise.resolve({ data: call === calls.home.find ? { records } : { orders: [], skus: [] } } as never),
  );
  const groups = await createPaletteSearch([], () => true)('41', new AbortController().signal);
  expect(
    groups.map(({ title, commands }) => [title, ...commands.map(({ label, href }) => [label, href])]),
  ).toEqual([
    ['Returns', ['RET-00041', '/brand/brd_1/rto/pickup?open=ret_1']],
    ['Manifests', ['MF-00041', '/brand/brd_1/oms/manifest-details/mnf_1']],
    ['Pickups', ['40000041', '/brand/brd_1/oms/pickup-and-manifest?open=pck_1']],
    ['Invoices', ['26-27/41', '/brand/brd_1/oms/order-details/ord_1']],
  ]);
});
