import { afterAll, describe, expect, it } from 'vitest';
import { checkPacking, packItems } from '@khep/domain/packing';
import type { BoxSize } from '@khep/domain/packing';
import { PackingPool } from './pool.ts';

const boxes: BoxSize[] = [
  { box_id: 'S', length: 20, width: 15, height: 8, weight_capacity: 2 },
  { box_id: 'M', length: 30, width: 22, height: 10, weight_capacity: 5 },
];

const order = (n: number) => ({
  items: [
    { sku_id: `MUG-${n}`, quantity: 1 + (n % 5), length: 12, width: 9, height: 8, weight: 350 },
    { sku_id: `TEA-${n}`, quantity: 1, length: 8, width: 6, height: 14, weight: 120 },
  ],
  boxes,
});

describe('packing in threads', () => {
  const pool = new PackingPool({ threads: 2 });
  afterAll(() => pool.close());

  it('gives the same results as packing in one call, in request order', async () => {
    const orders = Array.from({ length: 120 }, (_, n) => order(n));
    const packings = await pool.packMany(orders);
    expect(packings).toEqual(orders.map((one) => packItems(one)));
    packings.forEach((packing, n) => expect(checkPacking(packing!, orders[n]!.items, boxes)).toEqual([]));
  });

  it('tells how far it is, up to the last order', async () => {
    const seen: number[] = [];
    const orders = Array.from({ length: 130 }, (_, n) => order(n % 65));
    await pool.packMany(orders, { onProgress: (done, total) => seen.push(done / total) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('stops when aborted', async () => {
    const stop = new AbortController();
    const orders = Array.from({ length: 400 }, (_, n) => order(n));
    await expect(
      pool.packMany(orders, { onProgress: () => stop.abort(), signal: stop.signal }),
    ).rejects.toThrow('aborted');
    await expect(pool.pack(order(1))).resolves.toEqual(packItems(order(1)));
  });

  it('reports an error for an unpackable order and packs the next', async () => {
    await expect(pool.pack({ ...order(1), items: null as never })).rejects.toThrow();
    await expect(pool.pack(order(2))).resolves.toEqual(packItems(order(2)));
  });

  it('gives up an order that takes too long, and packs the others of its batch', async () => {
    const strict = new PackingPool({ threads: 1, timeoutMs: 300 });
    const lines = Array.from({ length: 30 }, (_, n) => ({ ...order(n).items[0]!, quantity: 5000 }));
    const endless = { items: lines, boxes };
    const [first, second, third] = await strict.packMany([order(1), endless, order(2)]);
    expect(first).toEqual(packItems(order(1)));
    expect(second).toBeUndefined();
    expect(third).toEqual(packItems(order(2)));
    await strict.close();
  });

  it('lets a tenant with one order go before the backlog of another', async () => {
    const single = new PackingPool({ threads: 1 });
    const finished: string[] = [];
    const backlog = Array.from({ length: 12 }, (_, n) =>
      single.pack(order(n), 'busy').then(() => finished.push('busy')),
    );
    const one = single.pack(order(1), 'quiet').then(() => finished.push('quiet'));
    await Promise.all([...backlog, one]);
    expect(finished.indexOf('quiet')).toBeLessThanOrEqual(2);
    await single.close();
  });

  it('refuses more than a tenant may have in the queue, and only that tenant', async () => {
    const small = new PackingPool({ threads: 1, maxQueued: 2 });
    const waiting = [1, 2, 3].map((n) => small.pack(order(n), 'busy'));
    await expect(small.pack(order(4), 'busy')).rejects.toMatchObject({ status: 429 });
    await expect(small.pack(order(4), 'quiet')).resolves.toEqual(packItems(order(4)));
    await Promise.all(waiting);
    await small.close();
  });
});
