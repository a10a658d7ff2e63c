import { afterEach, describe, expect, it } from 'vitest';
import { PackingThread } from './packInWorker.ts';
import type { PackingWorker } from './packInWorker.ts';
import { packItems } from '../pack/packItems.ts';
import type { PackingChannel } from './packingMessages.ts';
import { servePacking } from './servePacking.ts';
import type { BoxSize } from '../model/types.ts';

const boxes: BoxSize[] = [
  { box_id: 'S', length: 20, width: 15, height: 8, weight_capacity: 2 },
  { box_id: 'M', length: 30, width: 22, height: 10, weight_capacity: 5 },
];
const order = (n: number) => ({
  items: [
    {
      sku_id: `MUG-${n}`,
      quantity: 1 + (n % 7),
      length: 12,
      width: 9,
      height: 8,
      weight: 350,
      fragile: true,
    },
    { sku_id: `TEA-${n}`, quantity: 1, length: 8, width: 6, height: 14, weight: 120, do_not_mix: 'food' },
  ],
  boxes,
  options: { seed: 1 + n },
});
const orders = (count: number) => Array.from({ length: count }, (_, n) => order(n));

function createLine<Said, Heard>(port: MessagePort): PackingChannel<Said, Heard> {
  return {
    send: (message) => port.postMessage(message, []),
    onMessage: (listener) => {
      port.addEventListener('message', (event: MessageEvent<Heard>) => listener(event.data));
      port.start();
    },
  };
}

describe('PackingThread', () => {
  const ports: MessagePort[] = [];
  let started = 0;
  /** Both ends use a channel, which clones messages like a worker does. */
  const start = (): PackingWorker => {
    started += 1;
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    servePacking(createLine(port2));
    return { ...createLine(port1), onEnd: () => undefined };
  };
  const newThread = () => {
    started = 0;
    return new PackingThread(start);
  };
  afterEach(() => ports.splice(0).forEach((port) => port.close()));

  it('starts the worker with the first request, once', async () => {
    const thread = newThread();
    expect(started).toBe(0);
    await thread.packMany(orders(1));
    await thread.packMany(orders(2));
    expect(started).toBe(1);
  });

  it('returns the same packing as packOrder for the same seed', async () => {
    const asked = orders(40);
    await expect(newThread().packMany(asked)).resolves.toEqual(asked.map((one) => packItems(one)));
  });

  it('reports progress up to the last order', async () => {
    const seen: number[] = [];
    await newThread().packMany(orders(400), { onProgress: (done, total) => seen.push(done / total) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('stops when aborted and packs the next request', async () => {
    const thread = newThread();
    const stop = new AbortController();
    let told = 0;
    const long = thread.packMany(orders(4000), {
      signal: stop.signal,
      onProgress: (done) => {
        told = done;
        stop.abort(new Error('Changed'));
      },
    });
    await expect(long).rejects.toThrow('Changed');
    await expect(thread.packMany([order(3)])).resolves.toEqual([packItems(order(3))]);
    expect(told).toBeLessThan(4000);
  });

  it('sends nothing for a request aborted before it starts', async () => {
    const thread = newThread();
    await expect(thread.packMany(orders(1), { signal: AbortSignal.abort() })).rejects.toThrow('abort');
    expect(started).toBe(0);
  });

  it('answers a short request while thousands are being packed', async () => {
    const thread = newThread();
    let isBulkDone = false;
    const bulk = thread.packMany(orders(3000)).then(() => (isBulkDone = true));
    await thread.packMany([order(1)]);
    expect(isBulkDone).toBe(false);
    await bulk;
  });

  it('rejects a failing request and packs the next', async () => {
    const thread = newThread();
    await expect(thread.packMany([{ ...order(1), items: null as never }])).rejects.toThrow();
    await expect(thread.packMany([order(2)])).resolves.toEqual([packItems(order(2))]);
  });

  it('rejects pending requests if the worker dies and starts another', async () => {
    let die: ((reason: string) => void) | undefined;
    const silent = () => undefined;
    const thread = new PackingThread(() =>
      die ? start() : { send: silent, onMessage: silent, onEnd: (listener) => (die = listener) },
    );
    const lost = thread.packMany(orders(1));
    die!('Failed to load');
    await expect(lost).rejects.toThrow('Failed to load');
    await expect(thread.packMany([order(2)])).resolves.toEqual([packItems(order(2))]);
  });
});
