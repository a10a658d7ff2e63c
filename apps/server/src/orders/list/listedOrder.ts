import { sql } from 'kysely';
import type { OrderRecord } from '../tables.ts';

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

/** An order with what a list shows of its lines, warehouse and boxes. */
export interface ListedOrder extends OrderRecord {
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
    sql<number>`(
      select count(*)::int from order_lines l
      where l.brand_id = ${brand_id} and l.order_id = orders.order_id
    )`.as('line_count'),
    sql<string | null>`(
      select w.name from warehouses w where w.brand_id = ${brand_id} and w.id = orders.warehouse_id
    )`.as('warehouse_name'),
    sql<ListedBox[]>`coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'shipment_id', s.shipment_id, 'box_no', s.box_no, 'state', s.state, 'box_id', s.box_id,
          'box_name', s.box_name, 'length_cm', s.length_cm, 'width_cm', s.width_cm, 'height_cm', s.height_cm,
          'dead_weight_g', s.dead_weight_g, 'courier_id', s.courier_id, 'awb', s.awb, 'zone', s.zone,
          'charge_paise', s.charge_paise, 'manifest_id', s.manifest_id, 'pickup_date', p.pickup_date
        ) order by s.box_no
      )
      from shipments s
      left join pickups p on p.brand_id = ${brand_id} and p.pickup_id = s.pickup_id
      where s.brand_id = ${brand_id} and s.order_id = orders.order_id and s.state <> 'CANCELLED'
    ), '[]'::jsonb)`.as('boxes'),
  ] as const;
}
