import { chargedGrams, freightOf } from './freight.ts';
import type { Load } from './packItems.ts';
import { UNITS_PER_CM, outerSides } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { PackOptions, PackedBox } from './types.ts';

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** A filled box in the words of an order's packaging. */
export function describePacking(
  { room, fill }: Load,
  pieces: readonly Piece[],
  options: PackOptions,
): PackedBox {
  const { box, inset } = room;
  const weight = fill.weight + (box.empty_weight ?? 0);
  const inner = box.length * box.width * box.height * UNITS_PER_CM ** 3;
  const cm = (units: number) => units / UNITS_PER_CM;
  // From the floor up: whatever lies under a piece has gone in before it.
  const order = fill.placed.toSorted((a, b) => a.z0 - b.z0 || a.y0 - b.y0 || a.x0 - b.x0);
  return {
    box_id: box.box_id,
    name: box.name ?? box.box_id,
    volumetric_weight: round(room.outer / (options.conversion_factor ?? 5000), 3),
    items: order.map((p) => ({
      sku_id: pieces[p.piece]!.item.sku_id,
      quantity: 1,
      position: { x: cm(p.x0 + inset), y: cm(p.y0 + inset), z: cm(p.z0 + inset) },
      rotation: {
        length: cm(p.turn.dx),
        width: cm(p.turn.dy),
        height: cm(p.turn.dz),
        orientation: p.turn.name,
      },
    })),
    total_weight: round(weight / 1000, 3),
    volume_utilized: round((100 * fill.volume) / inner, 1),
    weight_utilized: box.weight_capacity ? round(weight / 10 / box.weight_capacity, 1) : 0,
    shipping_cost: options.freight ? freightOf(options.freight, chargedGrams(room, fill.weight, options)) : 0,
    warehouse_id: options.warehouse_id ?? '',
    dv_status: 'NEW',
    dimensions: { ...outerSides(box) },
    inner_dimensions: { length: box.length, width: box.width, height: box.height },
  };
}
