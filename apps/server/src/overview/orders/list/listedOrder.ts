import { sql } from 'kysely';
import type { Origin } from '../../../dispatch/allocation/plan/candidates.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { OrderDetailsJson, OrderRecord } from '../../../orders/core/tables.ts';

/** Where an order or its boxes start. */
interface ListedWarehouse extends Omit<Origin, 'warehouse_id'> {
  id: string;
}

/** A live box, as a list shows it or plans its courier. */
export interface ListedBox extends Pick<
  ShipmentRecord,
  | 'shipment_id'
  | 'box_no'
  | 'state'
  | 'box_id'
  | 'box_name'
  | 'length_cm'
  | 'width_cm'
  | 'height_cm'
  | 'dead_weight_g'
  | 'payment_mode'
  | 'collectible_paise'
  | 'warehouse_id'
  | 'courier_id'
  | 'awb'
  | 'zone'
  | 'charge_paise'
  | 'manifest_id'
> {
  /** ISO time. */
  label_printed_at: string | null;
  /** YYYY-MM-DD. */
  pickup_date: string | null;
  /** Of a box without a courier. */
  warehouse: ListedWarehouse | null;
}

/** The columns of an order that a list shows or plans couriers with: the rest is most of its bytes. */
export const orderColumns = [
  'order_id',
  'order_number',
  'status',
  'needs',
  'channel_id',
  'warehouse_id',
  'order_date',
  'payment_mode',
  'total_paise',
  'collectible_paise',
  'item_count',
  'dead_weight_g',
  'buyer_name',
  'buyer_phone',
  'city',
  'state',
  'pincode',
  'first_item',
  'rto_risk',
  'suggestion',
  'hold_log',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof OrderRecord)[];

/** An order with what a list shows of its lines, warehouse and boxes. */
export interface ListedOrder extends Pick<OrderRecord, (typeof orderColumns)[number]> {
  details: Pick<OrderDetailsJson, 'custom_tags'>;
  line_count: number;
  /** Of a new order, for the rules that choose its courier; null otherwise. */
  lines: { sku_id: string; sku_category: string | null }[] | null;
  warehouse: ListedWarehouse | null;
  boxes: ListedBox[];
}

const warehouseJson = sql`json_build_object(
  'id', w.id, 'name', w.name, 'pincode', w.pincode, 'city', w.city, 'state', w.state
)`;

/**
 * Columns of a list beside those of `orders`: one statement for a page costs the server a third of what one for each table
 * does. The brand is repeated in each subquery, so that Citus asks one shard.
 */
export function listedColumns(brand_id: string) {
  return [
    sql<
      ListedOrder['details']
    >`json_build_object('custom_tags', coalesce(orders.details -> 'custom_tags', '[]'))`.as('details'),
    sql<number>`(
      select count(*)::int from order_lines l
      where l.brand_id = ${brand_id} and l.order_id = orders.order_id
    )`.as('line_count'),
    sql<ListedOrder['lines']>`case when orders.status = 'NEW' then coalesce((
      select json_agg(json_build_object('sku_id', l.sku_id, 'sku_category', k.sku_category) order by l.line_no)
      from order_lines l
      left join skus k on k.brand_id = ${brand_id} and k.sku_id = l.sku_id and k.removed_at is null
      where l.brand_id = ${brand_id} and l.order_id = orders.order_id
    ), '[]'::json) end`.as('lines'),
    sql<ListedWarehouse | null>`(
      select ${warehouseJson} from warehouses w
      where w.brand_id = ${brand_id} and w.id = orders.warehouse_id
    )`.as('warehouse'),
    sql<ListedBox[]>`coalesce((
      select json_agg(
        json_build_object(
          'shipment_id', s.shipment_id, 'box_no', s.box_no, 'state', s.state, 'box_id', s.box_id,
          'box_name', s.box_name, 'length_cm', s.length_cm, 'width_cm', s.width_cm, 'height_cm', s.height_cm,
          'dead_weight_g', s.dead_weight_g, 'payment_mode', s.payment_mode,
          'collectible_paise', s.collectible_paise, 'warehouse_id', s.warehouse_id,
          'courier_id', s.courier_id, 'awb', s.awb, 'zone', s.zone,
          'charge_paise', s.charge_paise, 'manifest_id', s.manifest_id, 'pickup_date', p.pickup_date,
          'label_printed_at', s.label_printed_at,
          'warehouse', case when s.state = 'DRAFT' then (
            select ${warehouseJson} from warehouses w
            where w.brand_id = ${brand_id} and w.id = s.warehouse_id
          ) end
        ) order by s.box_no
      )
      from shipments s
      left join pickups p on p.brand_id = ${brand_id} and p.pickup_id = s.pickup_id
      where s.brand_id = ${brand_id} and s.order_id = orders.order_id and s.state <> 'CANCELLED'
    ), '[]'::json)`.as('boxes'),
  ] as const;
}
