import { toSheetTime } from '@khep/domain/days';
import { csvStream } from '../../../platform/files/csv.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { listOrders } from './listOrders.ts';
import type { Filter } from './listOrders.ts';
import { toListRows } from './orderListRows.ts';

const header = [
  'order_id',
  'status',
  'order_date',
  'channel',
  'payment_mode',
  'total',
  'to_collect',
  'items',
  'first_item',
  'buyer',
  'phone',
  'city',
  'state',
  'pincode',
  'warehouse',
  'weight_g',
  'courier',
  'awb',
];

/** Streams the filtered orders as CSV. */
export function downloadOrders(
  db: Db,
  brand_id: string,
  filter: Filter,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  return csvStream(header, async (after) => {
    const { rows, next } = await listOrders(db, brand_id, { ...filter, page: 1, page_size: 100, after }, now);
    const orders = await toListRows(db, brand_id, rows);
    return {
      next,
      rows: orders.map((row) => [
        row.order_id,
        row.status,
        toSheetTime(row.order_date),
        row.channel_name,
        row.payment_mode,
        row.total,
        row.collectible,
        row.quantity,
        row.first_item,
        row.buyer.name,
        row.buyer.phone,
        row.buyer.city,
        row.buyer.state,
        row.buyer.pincode,
        row.warehouse_name,
        row.dead_weight_g,
        row.courier && !row.courier.is_suggested ? row.courier.courier_name : '',
        row.shipments.flatMap(({ awb }) => awb ?? []).join(' '),
      ]),
    };
  });
}
