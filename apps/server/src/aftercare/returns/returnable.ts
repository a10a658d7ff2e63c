import { istDay } from '@khep/domain/days';
import type { ReturnAddress } from '@khep/api';
import { explodeLines } from '@khep/domain/orders';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';

/** Units of a SKU that were delivered, and those that can still be returned. */
export interface ReturnableItem {
  sku_id: string;
  sku_name: string;
  delivered: number;
  returnable: number;
  /** Of one unit, including GST. */
  unit_paid_paise: number;
  gst: number;
  /** The first box it was delivered in. */
  shipment_id: string;
}

export interface Returnable {
  order: OrderRecord;
  /** Delivered boxes, the first one first. */
  boxes: ShipmentRecord[];
  /** YYYY-MM-DD in India. */
  delivered_on: string | undefined;
  items: ReturnableItem[];
}

export interface BoxItem {
  sku_id: string;
  sku_name?: string;
  quantity: number;
}

/** Contents of a box by SKU: a box lists each place of an item. */
export function boxItems({ items }: Pick<ShipmentRecord, 'items'>): BoxItem[] {
  const bySku = new Map<string, BoxItem>();
  for (const { sku_id, sku_name = sku_id, quantity = 1 } of items as BoxItem[]) {
    const known = bySku.get(sku_id);
    if (known) known.quantity += quantity;
    else bySku.set(sku_id, { sku_id, sku_name, quantity });
  }
  return [...bySku.values()];
}

/** Loads the buyer's price of one unit of each SKU of an order, combos by their parts. */
export async function loadUnitPrices(
  db: Db | Tx,
  brand_id: string,
  order_id: string,
): Promise<Map<string, { name: string; unit_paise: number; gst: number }>> {
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('line_no')
    .execute();
  return new Map(
    explodeLines(lines).map(({ sku_id, sku_name, quantity, unit_price_paise, discount_paise, gst }) => [
      sku_id,
      {
        name: sku_name,
        unit_paise: Math.round((unit_price_paise * quantity - discount_paise) / Math.max(1, quantity)),
        gst,
      },
    ]),
  );
}

/** Loads what can be returned of an order: delivered units that are in no other return. */
export async function loadReturnable(db: Db | Tx, brand_id: string, order_id: string): Promise<Returnable> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order) throw notFound('order');
  const boxes = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'DELIVERED')
    .orderBy('box_no')
    .execute();
  const prices = await loadUnitPrices(db, brand_id, order_id);
  const others = await db
    .selectFrom('returns')
    .select('items')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('kind', '!=', 'rto')
    .where('state', 'not in', ['REJECTED', 'CANCELLED'])
    .execute();
  const taken = new Map<string, number>();
  for (const { sku_id, quantity } of others.flatMap(({ items }) => items))
    taken.set(sku_id, (taken.get(sku_id) ?? 0) + quantity);
  const items = new Map<string, ReturnableItem>();
  for (const box of boxes)
    for (const { sku_id, sku_name = sku_id, quantity = 1 } of boxItems(box)) {
      const price = prices.get(sku_id);
      const item = items.get(sku_id) ?? {
        sku_id,
        sku_name: price?.name ?? sku_name,
        delivered: 0,
        returnable: -(taken.get(sku_id) ?? 0),
        unit_paid_paise: price?.unit_paise ?? 0,
        gst: price?.gst ?? 0,
        shipment_id: box.shipment_id,
      };
      item.delivered += quantity;
      item.returnable += quantity;
      items.set(sku_id, item);
    }
  const delivered = boxes.flatMap(({ ended_at }) => ended_at ?? []).sort((a, b) => b.getTime() - a.getTime());
  return {
    order,
    boxes,
    delivered_on: delivered[0] && istDay(delivered[0]),
    items: [...items.values()].map((item) => ({ ...item, returnable: Math.max(0, item.returnable) })),
  };
}

/** The buyer's address, as the courier needs it. */
export function buyerAddress({ details }: Pick<OrderRecord, 'details'>): ReturnAddress {
  const { name, phone, address, landmark, city, state, pincode } = details.buyer_details;
  return { name, phone, address, landmark, city, state, pincode };
}
