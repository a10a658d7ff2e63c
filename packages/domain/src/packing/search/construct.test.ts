import { describe, expect, it } from 'vitest';
import { SeededRandom } from './seededRandom.ts';
import { checkPacking } from '../pack/checkPacking.ts';
import { packSequentially } from './construct.ts';
import type { Start } from './construct.ts';
import { packItems } from '../pack/packItems.ts';
import { Packer } from './packer.ts';
import { toPiece, toRoom } from '../model/pieces.ts';
import type { BoxSize, PackItem } from '../model/types.ts';

const boxes: BoxSize[] = [
  { box_id: 'S', length: 20, width: 15, height: 10, weight_capacity: 5 },
  { box_id: 'M', length: 30, width: 25, height: 20, weight_capacity: 10 },
  { box_id: 'L', length: 50, width: 40, height: 40, weight_capacity: 25 },
];

/** Various products, some fragile, upright or unmixable. */
function mixed(kinds: number): PackItem[] {
  const chance = new SeededRandom(7);
  return Array.from({ length: kinds }, (_, i) => ({
    sku_id: `P${i}`,
    quantity: 1,
    length: 1 + chance.below(180) / 10,
    width: 1 + chance.below(130) / 10,
    height: 1 + chance.below(90) / 10,
    weight: 10 + chance.below(600),
    fragile: chance.below(4) === 0,
    upright: chance.below(5) === 0,
    ...(chance.below(10) === 0 && { do_not_mix: 'soap' }),
  }));
}

/** Measures the work and packed pieces of a sequential packing of all items. */
function built(items: readonly PackItem[], hurryAt: number, now?: () => number) {
  const rooms = boxes.map((box) => toRoom(box, {}));
  const packer = new Packer(items.map(toPiece), rooms, now ? { timeBudgetMs: 1, now } : {});
  packer.hurryAt = hurryAt;
  const counts = Int32Array.from(items, () => 1);
  const order = packer.fit.orders[0]!;
  const starts: Start[] = (['low', 'deep', 'wide', 'snug'] as const).map((score) => ({ order, score }));
  const loads = packSequentially(packer, counts, starts, (_, load) => load.volume);
  return { work: packer.fit.work, pieces: loads.reduce((sum, load) => sum + load.pieces, 0) };
}

describe('packSequentially', () => {
  it('examines few positions when hurried and still packs everything', () => {
    const items = mixed(600);
    const full = built(items, Infinity);
    const hasty = built(items, 0);
    expect([full.pieces, hasty.pieces]).toEqual([600, 600]);
    expect(hasty.work).toBeLessThan(full.work / 3);
  });

  it('takes linear work when hurried', () => {
    const [some, more] = [built(mixed(250), 0), built(mixed(2000), 0)];
    expect(more.pieces).toBe(2000);
    expect(more.work / some.work).toBeLessThan(16);
  });

  it('hurries once the time is up', () => {
    let ms = 0;
    const hasty = built(mixed(600), Infinity, () => ms++);
    expect(hasty.pieces).toBe(600);
    expect(hasty.work).toBeLessThan(built(mixed(600), Infinity).work / 3);
  });
});

describe('packing large orders', () => {
  it('packs hundreds of products validly and deterministically without a limit', () => {
    const items = mixed(600);
    const packing = packItems({ items, boxes });
    expect(checkPacking(packing, items, boxes)).toEqual([]);
    expect(packItems({ items, boxes })).toEqual(packing);
  });

  it('packs everything validly with no time at all', () => {
    const items = mixed(600);
    let ms = 0;
    const packing = packItems({ items, boxes, options: { timeBudgetMs: 1, now: () => (ms += 1000) } });
    expect(packing.unpackable_items).toEqual([]);
    expect(checkPacking(packing, items, boxes)).toEqual([]);
  });
});
