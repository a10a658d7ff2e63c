import type { OrderRecord } from '../core/tables.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Returns orders with the recipients of their invoices, also where the buyer was erased. */
export async function withInvoiceRecipients(
  db: Db,
  brand_id: string,
  orders: readonly OrderRecord[],
): Promise<OrderRecord[]> {
  const erased = orders.filter(({ erased_at }) => erased_at !== null).map(({ order_id }) => order_id);
  if (erased.length === 0) return [...orders];
  const rows = await db
    .selectFrom('invoice_recipients')
    .select(['order_id', 'recipient'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', erased)
    .execute();
  const recipients = new Map(rows.map(({ order_id, recipient }) => [order_id, recipient]));
  return orders.map((order) => {
    const recipient = recipients.get(order.order_id);
    if (recipient === undefined) return order;
    const { gst_number, ...billing } = recipient;
    const { details } = order;
    return {
      ...order,
      details: {
        ...details,
        buyer_details: { ...details.buyer_details, gst_number },
        billing_details: { ...details.billing_details, ...billing },
      },
    };
  });
}
