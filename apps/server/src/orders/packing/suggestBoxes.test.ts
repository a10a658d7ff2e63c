import { describe, expect, it } from 'vitest';
import { defaultPackingRules, packItems, recommendBoxes } from '@khep/domain/packing';
import type { PackingJob, BoxSize } from '@khep/domain/packing';
import type { PackableLine, PackingContext } from './packingContext.ts';
import { suggestSizes } from './suggestBoxes.ts';

const boxes: BoxSize[] = [
  { box_id: 'S', length: 20, width: 15, height: 8, weight_capacity: 2 },
  { box_id: 'M', length: 30, width: 22, height: 10, weight_capacity: 5 },
];
const mug: PackableLine = {
  sku_id: 'MUG',
  quantity: 3,
  length_cm: 12,
  width_cm: 9,
  height_cm: 8,
  weight_g: 350,
};
const bed: PackableLine = { ...mug, sku_id: 'BED', length_cm: 190 };
const basis: PackingContext = {
  brand_id: 'brd_1',
  boxes,
  rules: new Map([
    ['BED', { ...defaultPackingRules, ships_in_own_box: true }],
    ['MUG', { ...defaultPackingRules, box_id: 'M' }],
  ]),
  options: { objective: 'cost', padding: 0 },
};

/** Threads that write down what they are asked. */
function watchedThreads() {
  const asked: PackingJob[] = [];
  const packMany = (questions: readonly PackingJob[]) => {
    asked.push(...questions);
    return Promise.resolve(questions.map((question) => packItems({ ...question, options: {} })));
  };
  return { asked, packMany };
}

describe('the sizes for some goods', () => {
  it('are tried in threads, each size within a time, and ranked as on one thread', async () => {
    const threads = watchedThreads();
    const found = await suggestSizes([mug, bed], basis, threads);
    expect(threads.asked.map((question) => question.boxes)).toEqual(boxes.map((box) => [box]));
    for (const { items, options } of threads.asked) {
      expect(items.map(({ sku_id }) => sku_id)).toEqual(['MUG']);
      expect(options).toMatchObject({ timeBudgetMs: 25, effort: 0.5 });
    }
    const { sku_id, quantity, length_cm, width_cm, height_cm, weight_g } = mug;
    const item = {
      sku_id,
      quantity,
      length: length_cm,
      width: width_cm,
      height: height_cm,
      weight: weight_g,
    };
    expect(found).toEqual(recommendBoxes([item], boxes, basis.options));
  });

  it('share one time, however many there are', async () => {
    const threads = watchedThreads();
    const many = Array.from({ length: 100 }, (_, i): BoxSize => ({ ...boxes[0]!, box_id: `B${i}` }));
    await suggestSizes([mug], { ...basis, boxes: many }, threads);
    expect(threads.asked.map(({ options }) => options?.timeBudgetMs)).toEqual(many.map(() => 5));
  });
});
