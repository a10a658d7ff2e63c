import type { Db } from '../../db/schema.ts';
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

/** A cell that no spreadsheet takes for a formula. */
function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The filtered orders as CSV, page by page: never the whole of it in memory. */
export function downloadOrders(
  db: Db,
  brand_id: string,
  filter: Filter,
  now: Date,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | undefined;
  let isFirst = true;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A byte order mark, so that spreadsheets read Hindi names.
      if (isFirst) controller.enqueue(encoder.encode(`\uFEFF${header.join(',')}\r\n`));
      isFirst = false;
      const { rows, next } = await listOrders(
        db,
        brand_id,
        { ...filter, page: 1, page_size: 200, after },
        now,
      );
      const lines = (await toListRows(db, brand_id, rows)).map((row) =>
        [
          row.order_id,
          row.status,
          row.order_date,
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
        ]
          .map(csvCell)
          .join(','),
      );
      if (lines.length > 0) controller.enqueue(encoder.encode(`${lines.join('\r\n')}\r\n`));
      if (next === null) controller.close();
      else after = next;
    },
  });
}
