/**
 * Sizes to buy for generated orders: time, and what they save on two months and on a third that the search hasn't seen, beside
 * sizes for the most frequent orders.
 * node --conditions=@khep/source packages/domain/bench/boxSizes.ts [--contents 600] [--most 6]
 */
import { parseArgs } from 'node:util';
import { planBoxSizes } from '@khep/domain/packing';
import type { BoxSize, PackItem, ShippedContents } from '@khep/domain/packing';
import { compileRateCard, exampleRateCard, rateTotal } from '@khep/domain/rating';
import { randomOf } from './random.ts';

const { values } = parseArgs({
  options: { contents: { type: 'string', default: '600' }, most: { type: 'string', default: '6' } },
});
const random = randomOf(7);
const below = (count: number) => Math.floor(random() * count);

const zones = ['A', 'B', 'C', 'D', 'E'];
const card = compileRateCard(exampleRateCard, { zones });
const charge = (lane: number, { weight_g, volume_cm3 }: { weight_g: number; volume_cm3: number }) =>
  rateTotal(card, lane, weight_g, volume_cm3, 0);

const products: PackItem[] = Array.from({ length: 120 }, (_, at) => {
  const sides = [8 + below(30), 6 + below(22), 2 + below(12)];
  const [length, width, height] = sides as [number, number, number];
  return { sku_id: `P${at}`, quantity: 1, length, width, height, weight: 60 + below(900) };
});
// A few products are in most orders.
const product = () => products[Math.floor(products.length * random() ** 3)]!;
const contents = Array.from({ length: Number(values.contents) }, () =>
  Array.from({ length: random() < 0.6 ? 1 : 2 + below(3) }, () => ({
    ...product(),
    quantity: random() < 0.8 ? 1 : 2 + below(3),
  })),
);
const month = (): ShippedContents[] =>
  contents.map((items, at) => ({
    items,
    lanes: zones.map((_, lane) => ({ lane, count: below(1 + Math.ceil(60 / (1 + at / 8))) })),
  }));
const both = (a: ShippedContents[], b: ShippedContents[]): ShippedContents[] =>
  a.map((one, at) => ({
    ...one,
    lanes: one.lanes.map(({ lane, count }, index) => ({ lane, count: count + b[at]!.lanes[index]!.count })),
  }));

const own: BoxSize[] = (
  [
    [25, 20, 8, 14],
    [32, 24, 12, 22],
    [40, 30, 20, 38],
    [60, 45, 40, 85],
  ] as const
).map(([length, width, height, rupees], at) => ({
  box_id: `own ${at}`,
  length,
  width,
  height,
  cost: rupees * 100,
  empty_weight: 60 + at * 120,
}));
const most = Number(values.most);
const options = { effort: 0.5 };
const seen = both(month(), month());
const later = month();
const total = (boxes: readonly BoxSize[]) => planBoxSizes({ orders: later, boxes, most: 0, charge, options });

const start = process.cpuUsage();
const plan = planBoxSizes({ orders: seen, boxes: own, most, charge, options });
const { user, system } = process.cpuUsage(start);
const percent = (from: number, to: number) => Math.round((1000 * (from - to)) / from) / 10;
const base = total(own);
const withSizes = total([...own, ...plan.sizes.map(({ box }) => box)]);
const frequent = seen
  .map((one) => ({ one, count: one.lanes.reduce((sum, { count }) => sum + count, 0) }))
  .toSorted((a, b) => b.count - a.count)
  .slice(0, most)
  .flatMap(({ one }) => planBoxSizes({ orders: [one], boxes: own, most: 1, charge, options }).sizes)
  .map(({ box }, at) => ({ ...box, box_id: `frequent ${at}` }));
process.stdout.write(
  `${JSON.stringify({
    contents: contents.length,
    orders: plan.orders,
    sizes: plan.sizes.map(({ box }) => `${box.length}×${box.width}×${box.height}`),
    cpu_s: Math.round((user + system) / 1e5) / 10,
    saved_percent: percent(plan.before, plan.after),
    saved_on_unseen_month_percent: percent(base.before, withSizes.before),
    most_frequent_orders_percent: percent(base.before, total([...own, ...frequent]).before),
  })}\n`,
);
