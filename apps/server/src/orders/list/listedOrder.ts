import { sql } from 'kysely';
import type { OrderDetailsJson, OrderRecord } from '../tables.ts';

/** A live box, as a list shows it. */
export interface ListedBox {
  shipment_id: string;
  box_no: number;
  state: string;
  box_id: string | null;
  box_name: string;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  dead_weight_g: number;
  courier_id: number | null;
  awb: string | null;
  zone: string | null;
  charge_paise: number | null;
  manifest_id: string | null;
  /** YYYY-MM-DD. */
  pickup_date: string | null;
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
  warehouse_name: string | null;
  boxes: ListedBox[];
}

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
    sql<string | null>`(
      select w.name from warehouses w where w.brand_id = ${brand_id} and w.id = orders.warehouse_id
    )`.as('warehouse_name'),
    sql<ListedBox[]>`coalesce((
      select json_agg(
        json_build_object(
          'shipment_id', s.shipment_id, 'box_no', s.box_no, 'state', s.state, 'box_id', s.box_id,
          'box_name', s.box_name, 'length_cm', s.length_cm, 'width_cm', s.width_cm, 'height_cm', s.height_cm,
          'dead_weight_g', s.dead_weight_g, 'courier_id', s.courier_id, 'awb', s.awb, 'zone', s.zone,
          'charge_paise', s.charge_paise, 'manifest_id', s.manifest_id, 'pickup_date', p.pickup_date
        ) order by s.box_no
      )
      from shipments s
      left join pickups p on p.brand_id = ${brand_id} and p.pickup_id = s.pickup_id
      where s.brand_id = ${brand_id} and s.order_id = orders.order_id and s.state <> 'CANCELLED'
    ), '[]'::json)`.as('boxes'),
  ] as const;
}
