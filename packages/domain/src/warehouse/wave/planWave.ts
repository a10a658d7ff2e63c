import { stopAt, walkAreaOf, walkStartOf } from '../layout/warehouseLayout.ts';
import type { WarehouseLayout } from '../layout/warehouseLayout.ts';
import { planPicks } from '../walk/planPicks.ts';

/** A box whose goods are to be fetched, in a tote of its own. */
export interface BoxToPick {
  shipment_id: string;
  tote: number;
  items: readonly { sku_id: string; quantity: number }[];
}

/** Units of a SKU in a bin that no other wave has reserved. */
export interface FreeStock {
  bin_id: string;
  bin: string;
  /** Null for a bin that isn't part of the layout. */
  place: { aisle: number; bay: number } | null;
  sku_id: string;
  free: number;
}

/** Units of a SKU to take from one bin into one tote. */
export interface PlannedPick {
  /** Null where no bin is known to have the SKU: the picker knows the place. */
  bin_id: string | null;
  bin: string | null;
  sku_id: string;
  quantity: number;
  shipment_id: string;
  tote: number;
}

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** A bin to take from, before its units are divided among totes. */
interface Source {
  bin_id: string;
  bin: string;
  sku_id: string;
  quantity: number;
}

/**
 * Plans the walk of a wave: bins in the order of the shortest walk where the warehouse has a layout, else by their names; in
 * each bin the totes in ascending order. Units that no bin has come last.
 */
export function planWave(
  layout: WarehouseLayout | undefined,
  stock: readonly FreeStock[],
  boxes: readonly BoxToPick[],
): PlannedPick[] {
  const need = new Map<string, number>();
  for (const { items } of boxes)
    for (const { sku_id, quantity } of items) need.set(sku_id, (need.get(sku_id) ?? 0) + quantity);
  const sources = chooseSources(layout, stock, need);
  const waiting = Map.groupBy(
    boxes.toSorted((a, b) => a.tote - b.tote).flatMap(linesOf),
    ({ sku_id }) => sku_id,
  );
  const picks: PlannedPick[] = [];
  const take = (source: Source | undefined, sku_id: string, units: number) => {
    let left = units;
    const lines = waiting.get(sku_id) ?? [];
    while (left > 0 && lines.length > 0) {
      const line = lines[0]!;
      const quantity = Math.min(left, line.quantity);
      picks.push({
        bin_id: source?.bin_id ?? null,
        bin: source?.bin ?? null,
        sku_id,
        quantity,
        shipment_id: line.shipment_id,
        tote: line.tote,
      });
      left -= quantity;
      line.quantity -= quantity;
      if (line.quantity === 0) lines.shift();
    }
  };
  for (const source of sources) take(source, source.sku_id, source.quantity);
  for (const sku_id of [...waiting.keys()].sort(byName)) take(undefined, sku_id, Infinity);
  return picks;
}

/** Units of each SKU for a tote: a packed box lists each piece by itself. */
function linesOf({ items, shipment_id, tote }: BoxToPick) {
  const units = new Map<string, number>();
  for (const { sku_id, quantity } of items) units.set(sku_id, (units.get(sku_id) ?? 0) + quantity);
  return [...units].map(([sku_id, quantity]) => ({ sku_id, quantity, shipment_id, tote }));
}

function chooseSources(
  layout: WarehouseLayout | undefined,
  stock: readonly FreeStock[],
  need: ReadonlyMap<string, number>,
): Source[] {
  const useful = stock.filter(({ sku_id, free }) => free > 0 && need.has(sku_id));
  const left = new Map(need);
  const sources: Source[] = [];
  if (layout) {
    const placed = useful.flatMap((one) =>
      one.place ? [{ ...one, ...stopAt(layout, one.place), quantity: one.free }] : [],
    );
    const wanted = new Map([...need].filter(([sku_id]) => placed.some((one) => one.sku_id === sku_id)));
    const { picks } = planPicks(walkAreaOf(layout), walkStartOf(layout), placed, wanted);
    for (const { bin, quantity } of picks) {
      const { bin_id, bin: name, sku_id } = placed[bin]!;
      sources.push({ bin_id, bin: name, sku_id, quantity });
      left.set(sku_id, left.get(sku_id)! - quantity);
    }
  }
  const others = layout ? useful.filter(({ place }) => place === null) : useful;
  for (const { bin_id, bin, sku_id, free } of others.toSorted((a, b) => byName(a.bin, b.bin))) {
    const quantity = Math.min(free, left.get(sku_id) ?? 0);
    if (quantity === 0) continue;
    sources.push({ bin_id, bin, sku_id, quantity });
    left.set(sku_id, left.get(sku_id)! - quantity);
  }
  return sources;
}
