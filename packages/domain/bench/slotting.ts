/**
 * Moves of goods between bins for a generated warehouse: time, and what the moves save on the weeks they are found by and on later
 * ones.
 * node --conditions=@khep/source packages/domain/bench/slotting.ts [--walks 250] [--skus 300]
 */
import { parseArgs } from 'node:util';
import { binsOf, planSlotting } from '@khep/domain/warehouse';
import type { PickedGoods, SlottedGoods, WarehouseLayout } from '@khep/domain/warehouse';
import { between, randomOf } from './random.ts';

const { values } = parseArgs({
  options: { walks: { type: 'string', default: '250' }, skus: { type: 'string', default: '300' } },
});
const random = randomOf(3);
const layout: WarehouseLayout = {
  aisles: 10,
  bays: 20,
  sides: 2,
  levels: 4,
  bay_width: 1.2,
  aisle_distance: 3,
  has_middle_cross: true,
  start: { aisle: 0, end: 'front' },
};
const days = 20;
const bins = binsOf(layout)
  .map(({ name }) => ({ name, at: random() }))
  .toSorted((a, b) => a.at - b.at);
const goods = Array.from({ length: Number(values.skus) }, (_, at): SlottedGoods => ({
  bin: bins[at]!.name,
  sku_id: `S${at}`,
  units: Math.round(between(random, 5, 80)),
}));
// A few products are in most orders.
const walk = (): PickedGoods[] =>
  Array.from({ length: 12 }, () => goods[Math.floor(goods.length * random() ** 3)]!);
const walks = Array.from({ length: Number(values.walks) }, walk);
const later = Array.from({ length: Number(values.walks) }, walk);

const start = process.cpuUsage();
const { moves, walked_minutes_a_day } = planSlotting({ layout, goods, walks, days });
const { user, system } = process.cpuUsage(start);
const placeOf = new Map(goods.map(({ sku_id, bin }) => [sku_id, bin]));
for (const { sku_id, from, to, swap } of moves) {
  placeOf.set(sku_id, to);
  if (swap) placeOf.set(swap.sku_id, from);
}
const minutes = (picked: readonly (readonly PickedGoods[])[]) =>
  planSlotting({ layout, goods: [], walks: picked, days }).walked_minutes_a_day;
const moved = later.map((one) => one.map(({ sku_id }) => ({ sku_id, bin: placeOf.get(sku_id)! })));
const round = (value: number) => Math.round(value * 10) / 10;
process.stdout.write(
  `${JSON.stringify({
    walks: walks.length,
    moves: moves.length,
    cpu_s: round((user + system) / 1e6),
    walked_minutes_a_day: round(walked_minutes_a_day),
    work_minutes: round(moves.reduce((sum, one) => sum + one.work_minutes, 0)),
    forecast_saved_a_day: round(moves.reduce((sum, one) => sum + one.saved_minutes_a_day, 0)),
    saved_a_day_on_later_walks: round(minutes(later) - minutes(moved)),
  })}\n`,
);
