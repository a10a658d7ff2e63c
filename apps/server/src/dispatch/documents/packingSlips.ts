import { formatDate, istDay } from '@khep/domain/days';
import type { PackingSlipModel, PickListModel } from '@khep/domain/documents';
import { pickRows } from '@khep/domain/documents';
import { explodeLines } from '@khep/domain/orders';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { boxNumber } from '../../orders/shipments/boxNumber.ts';
import { shipmentsOfOrders } from '../../orders/shipments/queries.ts';
import type { ShipmentFilter } from './labels.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import { loadSender } from '../../orders/invoicing/sender.ts';

/** Contents of a box, one row for each SKU. */
function productsOf(box: ShipmentRecord): PackingSlipModel['products'] {
  const products = new Map<string, { sku_id: string; name: string; quantity: number }>();
  for (const { sku_id, sku_name, quantity } of box.items as {
    sku_id: string;
    sku_name: string;
    quantity: number;
  }[]) {
    const known = products.get(sku_id)?.quantity ?? 0;
    products.set(sku_id, { sku_id, name: sku_name, quantity: known + quantity });
  }
  return [...products.values()];
}

const boxesOf = async (db: Db, brand_id: string, orders: readonly OrderRecord[]) =>
  Map.groupBy(
    await shipmentsOfOrders(
      db,
      brand_id,
      orders.map(({ order_id }) => order_id),
    ),
    ({ order_id }) => order_id,
  );

/** A slip for each box of the orders, or for the selected ones; unpacked orders have none. */
export async function buildPackingSlips(
  db: Db,
  brand_id: string,
  orders: readonly OrderRecord[],
  isWanted: ShipmentFilter = () => true,
): Promise<PackingSlipModel[]> {
  const [sender, boxes] = await Promise.all([loadSender(db, brand_id), boxesOf(db, brand_id, orders)]);
  return orders.flatMap((order) => {
    const own = boxes.get(order.order_id) ?? [];
    const buyer = order.details.buyer_details;
    return own.filter(isWanted).map((box): PackingSlipModel => ({
      order_id: order.order_number,
      order_date: formatDate(istDay(order.order_date)),
      company_name: sender.name,
      ...(box.awb && { awb: box.awb, courier_name: courierName(box.courier_id) }),
      box_number: boxNumber(box, own),
      box_count: own.length,
      box: `${box.box_name}${box.box_name && ', '}${box.length_cm}×${box.width_cm}×${box.height_cm} cm`,
      buyer,
      products: productsOf(box),
    }));
  });
}

/** One pick list for all orders. */
export async function buildPickList(
  db: Db,
  brand_id: string,
  orders: readonly OrderRecord[],
  day: string,
): Promise<PickListModel> {
  const ids = orders.map(({ order_id }) => order_id);
  const [sender, lines] = await Promise.all([
    loadSender(db, brand_id),
    db
      .selectFrom('order_lines')
      .select(['order_id', 'sku_id', 'sku_name', 'quantity', 'parts'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .orderBy('line_no')
      .execute(),
  ]);
  const numbers = new Map(orders.map(({ order_id, order_number }) => [order_id, order_number]));
  const warehouses = [...new Set(orders.map(({ warehouse_id }) => warehouse_id ?? ''))];
  const names = warehouses.map((id) => sender.warehouses.get(id)?.name ?? '').filter(Boolean);
  return {
    title: orders.length === 1 ? (orders[0]?.order_number ?? '') : 'selected orders',
    date: formatDate(day),
    company_name: sender.name,
    warehouse: names.join(', '),
    order_count: orders.length,
    rows: pickRows(
      // The parts of a combo are picked.
      explodeLines(lines).map(({ order_id, sku_id, sku_name, quantity }) => ({
        order_id: numbers.get(order_id) ?? '',
        sku_id,
        name: sku_name,
        quantity,
      })),
    ),
  };
}
