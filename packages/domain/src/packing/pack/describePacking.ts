import { defaultConversionFactor } from '../../measures/defaultConversionFactor.ts';
import { chargedGrams, slabFreight } from '../model/freight.ts';
import type { Goods } from '../model/goods.ts';
import { UNITS_PER_CM, outerSides } from '../model/pieces.ts';
import { PLACED } from '../placement/greedyFiller.ts';
import type { FilledBox } from '../placement/greedyFiller.ts';
import type { PackItem, PackOptions, PackedBox, PackedItem, Sides } from '../model/types.ts';

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** Converts a filled box to packaging data. */
export function describePacking(load: FilledBox, goods: Goods, options: PackOptions): PackedBox {
  const { box, inset } = load.room;
  const weight = load.weight + (box.empty_weight ?? 0);
  const inner = box.length * box.width * box.height * UNITS_PER_CM ** 3;
  return {
    box_id: box.box_id,
    name: box.name ?? box.box_id,
    volumetric_weight: round(load.room.outer / (options.conversion_factor ?? defaultConversionFactor), 3),
    items: toPackedItems(load, goods, inset),
    total_weight: round(weight / 1000, 3),
    volume_utilized: round((100 * load.volume) / inner, 1),
    weight_utilized: box.weight_capacity ? round(weight / 10 / box.weight_capacity, 1) : 0,
    shipping_cost: options.freight
      ? slabFreight(options.freight, chargedGrams(load.room, load.weight, options))
      : 0,
    warehouse_id: options.warehouse_id ?? '',
    dv_status: 'NEW',
    dimensions: { ...outerSides(box) },
    inner_dimensions: { length: box.length, width: box.width, height: box.height },
  };
}

const cm = (units: number) => units / UNITS_PER_CM;

/** Sorted bottom to top: supporting items come first. */
function toPackedItems({ placed }: FilledBox, { pieces, firstTurn }: Goods, inset: number): PackedItem[] {
  const order = Array.from({ length: placed.length / PLACED }, (_, i) => i * PLACED).sort(
    (a, b) =>
      placed[a + 4]! - placed[b + 4]! || placed[a + 3]! - placed[b + 3]! || placed[a + 2]! - placed[b + 2]!,
  );
  return order.map((p) => {
    const kind = placed[p]!;
    const { item, turns } = pieces[kind]!;
    const turn = turns[placed[p + 1]! - firstTurn[kind]!]!;
    return {
      sku_id: item.sku_id,
      quantity: 1,
      supported: supportedShare(placed, p),
      position: {
        x: cm(placed[p + 2]! + inset),
        y: cm(placed[p + 3]! + inset),
        z: cm(placed[p + 4]! + inset),
      },
      rotation: { length: cm(turn.dx), width: cm(turn.dy), height: cm(turn.dz), orientation: turn.name },
    };
  });
}

/** Returns the percentage of an item's base that rests on the floor or other items. */
function supportedShare(placed: Int32Array, p: number): number {
  const z = placed[p + 4]!;
  if (z === 0) return 100;
  const base = (placed[p + 5]! - placed[p + 2]!) * (placed[p + 6]! - placed[p + 3]!);
  let area = 0;
  for (let q = 0; q < placed.length; q += PLACED) {
    if (placed[q + 7] !== z) continue;
    const x = Math.min(placed[q + 5]!, placed[p + 5]!) - Math.max(placed[q + 2]!, placed[p + 2]!);
    const y = Math.min(placed[q + 6]!, placed[p + 6]!) - Math.max(placed[q + 3]!, placed[p + 3]!);
    if (x > 0 && y > 0) area += x * y;
  }
  return round((100 * area) / base, 1);
}

/** Describes an item that ships in its own carton. */
export function describeOwnCarton(item: PackItem, options: PackOptions): PackedBox {
  const sides: Sides = { length: item.length, width: item.width, height: item.height };
  const volumetric =
    (item.length * item.width * item.height) / (options.conversion_factor ?? defaultConversionFactor);
  return {
    box_id: '',
    name: 'Own carton',
    volumetric_weight: round(volumetric, 3),
    items: [
      {
        sku_id: item.sku_id,
        quantity: 1,
        supported: 100,
        position: { x: 0, y: 0, z: 0 },
        rotation: { ...sides, orientation: 'lwh' },
      },
    ],
    total_weight: round(item.weight / 1000, 3),
    volume_utilized: 100,
    weight_utilized: 0,
    shipping_cost: options.freight
      ? slabFreight(options.freight, Math.max(Math.round(volumetric * 1000), item.weight))
      : 0,
    warehouse_id: options.warehouse_id ?? '',
    dv_status: 'NEW',
    dimensions: sides,
    inner_dimensions: { ...sides },
  };
}
