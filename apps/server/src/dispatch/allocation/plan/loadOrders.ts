import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../base/errors.ts';
import { shipmentsOfOrders } from '../../../orders/shipments/queries.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { OrderFacts, OrderToAllocate, Origin, Parcel } from './candidates.ts';
import type { InvoicedLine, OrderRecord } from '../../../orders/core/tables.ts';
import type { DeclaredGoods } from '../../../partners/couriers/port.ts';

/** Fields of a live box that planning needs. */
export type BoxFacts = Parcel & Pick<ShipmentRecord, 'state' | 'warehouse_id'>;

/** An order as planning sees it: boxes without a courier, or the suggested ones, and where they start. */
interface OpenOrder<Order extends OrderFacts, Box extends BoxFacts> extends OrderToAllocate<Order> {
  /** Shipments without a courier. */
  drafts: Box[];
  /** Number of shipments with a courier. */
  booked: number;
}

/** The invoice of an order, or what it would be today. */
export interface OrderBill extends Pick<DeclaredGoods, 'seller' | 'invoice'> {
  lines: readonly InvoicedLine[];
}

export interface LoadedOrder<Order extends OrderFacts = OrderRecord> extends OpenOrder<
  Order,
  ShipmentRecord
> {
  /** The warehouse's address. */
  warehouse: Record<string, unknown>;
  products: string;
  /** Its invoice, loaded where it is booked. */
  bill?: OrderBill;
}

/** Filters ids by existing orders, in the same sequence. */
export async function filterExistingOrders(
  db: Db,
  brand_id: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map(({ order_id }) => order_id));
  return ids.filter((id) => known.has(id));
}

/** Loads orders for allocation, in the requested order. Throws a 404 if one is missing. */
export async function loadForAllocation(
  db: Db,
  brand_id: string,
  order_ids: readonly string[],
): Promise<LoadedOrder[]> {
  const ids = [...new Set(order_ids)];
  if (ids.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
  if (orders.length !== ids.length) throw notFound('order');
  const loaded = await loadOrderParts(db, brand_id, orders);
  const byId = new Map(loaded.map((one) => [one.order.order_id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Loads what allocation needs of orders that are already loaded, in their sequence.
 * @param loadedBoxes their live shipments, if they are loaded too
 */
export async function loadOrderParts<Order extends OrderFacts>(
  db: Db,
  brand_id: string,
  orders: readonly Order[],
  loadedBoxes?: readonly ShipmentRecord[],
): Promise<LoadedOrder<Order>[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ order_id }) => order_id);
  const [shipments, lines, warehouses] = await Promise.all([
    loadedBoxes ?? shipmentsOfOrders(db, brand_id, ids),
    db
      .selectFrom('order_lines')
      .leftJoin('skus', (join) =>
        join
          .onRef('skus.brand_id', '=', 'order_lines.brand_id')
          .onRef('skus.sku_id', '=', 'order_lines.sku_id')
          .on('skus.removed_at', 'is', null),
      )
      .select([
        'order_lines.order_id',
        'order_lines.sku_id',
        'order_lines.sku_name',
        'order_lines.quantity',
        'skus.sku_category',
      ])
      .where('order_lines.brand_id', '=', brand_id)
      .where('order_lines.order_id', 'in', ids)
      .orderBy('order_lines.line_no')
      .execute(),
    db
      .selectFrom('warehouses')
      .select(['id', 'name', 'pincode', 'city', 'state', 'details'])
      .where('brand_id', '=', brand_id)
      .execute(),
  ]);
  const boxesOf = Map.groupBy(shipments, ({ order_id }) => order_id);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const warehouseById = new Map(warehouses.map((one) => [one.id, one]));
  return orders.map((order): LoadedOrder<Order> => {
    const id = order.order_id;
    const own = linesOf.get(id) ?? [];
    const open = toOpenOrder(order, boxesOf.get(id) ?? [], own, (one) => warehouseById.get(one));
    return {
      ...open,
      warehouse: warehouseById.get(open.origin.warehouse_id)?.details ?? {},
      products: own
        .map((line) => `${line.quantity} × ${line.sku_name}`)
        .join(', ')
        .slice(0, 200),
    };
  });
}

/** Builds what planning needs of an order from its live boxes, lines, and the warehouses that they may start from. */
export function toOpenOrder<Order extends OrderFacts, Box extends BoxFacts>(
  order: Order,
  boxes: readonly Box[],
  lines: readonly { sku_id: string; sku_category: string | null }[],
  findWarehouse: (id: string) => Omit<Origin, 'warehouse_id'> | undefined,
): OpenOrder<Order, Box> {
  const drafts = boxes.filter(({ state }) => state === 'DRAFT');
  const warehouse_id = drafts[0]?.warehouse_id ?? order.warehouse_id ?? '';
  const warehouse = findWarehouse(warehouse_id);
  return {
    order,
    drafts,
    booked: boxes.length - drafts.length,
    parcels: boxes.length > 0 ? drafts : suggestedParcels(order),
    origin: {
      warehouse_id,
      name: warehouse?.name ?? '',
      pincode: warehouse?.pincode ?? '',
      city: warehouse?.city ?? '',
      state: warehouse?.state ?? '',
    },
    sku_ids: lines.map(({ sku_id }) => sku_id),
    categories: [...new Set(lines.flatMap(({ sku_category }) => sku_category ?? []))],
  };
}

/** The suggested boxes of an unpacked order as parcels; none if its items don't fit. */
export function suggestedParcels({ suggestion, payment_mode }: OrderFacts): Parcel[] {
  if (!suggestion || suggestion.unpackable.length > 0) return [];
  return suggestion.boxes.flatMap(({ length, width, height, weight_g, collectible_paise }) =>
    // Suggestions of older orders have no weights.
    weight_g === undefined || collectible_paise === undefined
      ? []
      : {
          dead_weight_g: weight_g,
          length_cm: length,
          width_cm: width,
          height_cm: height,
          payment_mode,
          collectible_paise,
        },
  );
}
