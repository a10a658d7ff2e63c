import { batchOrders, planWave, stopAt, walkAreaOf, walkLength, walkStartOf } from '@khep/domain/warehouse';
import type { FreeStock, PlannedPick, WarehouseLayout } from '@khep/domain/warehouse';

export interface WavesToPlan {
  layout: WarehouseLayout | undefined;
  /** Units that no wave has reserved yet, of the SKUs of the boxes. */
  stock: readonly FreeStock[];
  boxes: readonly { shipment_id: string; items: readonly { sku_id: string; quantity: number }[] }[];
  /** Totes of a cart. */
  cart: number;
}

export interface PlannedWave {
  /** In the order of their totes, from 1. */
  shipment_ids: string[];
  picks: PlannedPick[];
  /** Metres; null without a layout. */
  length: number | null;
}

/** Puts boxes into carts and plans the walk of each. Each wave takes from what the ones before it leave. */
export function planWaves({ layout, stock, boxes, cart }: WavesToPlan): PlannedWave[] {
  const left = stock.map((one) => ({ ...one }));
  const byId = new Map(boxes.map((box) => [box.shipment_id, box]));
  return batches({ layout, stock, boxes, cart }).map((shipment_ids) => {
    const picks = planWave(
      layout,
      left,
      shipment_ids.map((shipment_id, at) => ({
        shipment_id,
        tote: at + 1,
        items: byId.get(shipment_id)!.items,
      })),
    );
    for (const { bin_id, sku_id, quantity } of picks) {
      const bin = left.find((one) => one.bin_id === bin_id && one.sku_id === sku_id);
      if (bin) bin.free -= quantity;
    }
    return { shipment_ids, picks, length: lengthOf(layout, left, picks) };
  });
}

function batches({ layout, stock, boxes, cart }: WavesToPlan): string[][] {
  if (!layout) {
    const groups: string[][] = [];
    for (let first = 0; first < boxes.length; first += cart)
      groups.push(boxes.slice(first, first + cart).map(({ shipment_id }) => shipment_id));
    return groups;
  }
  const placeOf = new Map(
    stock.toReversed().flatMap(({ sku_id, place }) => (place ? [[sku_id, place]] : [])),
  );
  return batchOrders(
    walkAreaOf(layout),
    walkStartOf(layout),
    boxes.map(({ shipment_id, items }) => ({
      order_id: shipment_id,
      stops: items.flatMap(({ sku_id }) => {
        const place = placeOf.get(sku_id);
        return place ? [stopAt(layout, place)] : [];
      }),
      totes: 1,
    })),
    cart,
  ).map(({ order_ids }) => order_ids);
}

/** The walk through the bins of picks, in their order. */
export function lengthOf(
  layout: WarehouseLayout | undefined,
  stock: readonly FreeStock[],
  picks: readonly Pick<PlannedPick, 'bin_id'>[],
): number | null {
  if (!layout) return null;
  const places = new Map(stock.map(({ bin_id, place }) => [bin_id, place]));
  return walkLength(
    walkAreaOf(layout),
    walkStartOf(layout),
    picks.flatMap(({ bin_id }) => {
      const place = bin_id === null ? null : places.get(bin_id);
      return place ? [stopAt(layout, place)] : [];
    }),
  );
}
