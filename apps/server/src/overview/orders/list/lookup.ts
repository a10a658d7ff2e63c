import type { OrderSearchResult } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { shipmentsOfOrders } from '../../../orders/shipments/queries.ts';

const most = 10;
const columns = [
  'orders.order_id',
  'orders.order_number',
  'orders.buyer_name',
  'orders.status',
  'orders.city',
  'orders.total_paise',
] as const;

/** Finds orders by number, AWB, phone or email: exact matches first, then number prefixes, then names. */
export async function lookupOrders(db: Db, brand_id: string, text: string): Promise<OrderSearchResult[]> {
  const own = db
    .selectFrom('orders')
    .select(columns)
    .where('orders.brand_id', '=', brand_id)
    .orderBy('orders.order_date', 'desc')
    .limit(most);
  const digits = text.replaceAll(/\D/g, '');
  const compact = text.replaceAll(/\s/g, '');
  const like = (value: string) => value.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  const searches: [matched: OrderSearchResult['matched'], query: typeof own][] = [
    ['order', own.where(sql<boolean>`upper(orders.order_number) = ${text.toUpperCase()}`)],
    [
      'awb',
      own.where(
        'orders.order_id',
        'in',
        db
          .selectFrom('shipments')
          .select('shipments.order_id')
          .where('shipments.brand_id', '=', brand_id)
          .where('shipments.awb', '=', compact),
      ),
    ],
  ];
  if (text.includes('@')) searches.push(['email', own.where('orders.buyer_email', '=', text.toLowerCase())]);
  if (digits.length >= 10) searches.push(['phone', own.where('orders.buyer_phone', '=', digits.slice(-10))]);
  searches.push(['order', own.where('orders.search_text', 'like', `${like(text.toLowerCase())}%`)]);
  if (digits.length === text.length && digits.length >= 3)
    searches.push(['order', own.where('orders.order_number', 'like', `%${digits}`)]);
  if (text.length >= 3)
    searches.push(['order', own.where('orders.search_text', 'like', `%${like(text.toLowerCase())}%`)]);

  const found = new Map<string, Omit<OrderSearchResult, 'awbs'>>();
  for (const [matched, query] of searches) {
    if (found.size >= most) break;
    for (const row of await query.execute()) {
      if (!found.has(row.order_id))
        found.set(row.order_id, {
          id: row.order_id,
          order_id: row.order_number,
          buyer_name: row.buyer_name,
          status: row.status,
          city: row.city,
          total: paiseToRupees(row.total_paise),
          matched,
        });
    }
    // An exact match ends the search.
    if (found.size > 0 && matched !== 'order') break;
  }
  const orders = [...found.values()].slice(0, most);
  const shipments = await shipmentsOfOrders(
    db,
    brand_id,
    orders.map(({ id }) => id),
  );
  return orders.map((order) =>
    Object.assign(order, {
      awbs: shipments.filter((box) => box.order_id === order.id).flatMap(({ awb }) => awb ?? []),
    }),
  );
}
