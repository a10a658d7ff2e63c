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
  const pool = new PackingPool(2);
  afterAll(() => pool.close());

  it('gives the same answers as packing at once, in the order asked', async () => {
    const orders = Array.from({ length: 120 }, (_, n) => order(n));
    const packings = await pool.packMany(orders);
    expect(packings).toEqual(orders.map((one) => packItems(one)));
    packings.forEach((packing, n) => expect(checkPacking(packing, orders[n]!.items, boxes)).toEqual([]));
  });

  it('tells how far it is, up to the last order', async () => {
    const seen: number[] = [];
    const orders = Array.from({ length: 130 }, (_, n) => order(n % 65));
    await pool.packMany(orders, { onProgress: (done, total) => seen.push(done / total) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const orders = Array.from({ length: 400 }, (_, n) => order(n));
    await expect(
      pool.packMany(orders, { onProgress: () => stop.abort(), signal: stop.signal }),
    ).rejects.toThrow('aborted');
    await expect(pool.pack(order(1))).resolves.toEqual(packItems(order(1)));
  });

  it('answers one that cannot be packed at all with its error, and packs the next', async () => {
    await expect(pool.pack({ ...order(1), items: null as never })).rejects.toThrow();
    await expect(pool.pack(order(2))).resolves.toEqual(packItems(order(2)));
  });
});
