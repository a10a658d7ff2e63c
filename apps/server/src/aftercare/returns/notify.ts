import { formatRupees } from '@khep/domain/money';
import type { Tx } from '../../platform/db/schema.ts';
import { notify } from '../../brand/notifications/notify.ts';
import type { ReturnRecord } from './tables.ts';

type Told = 'return.approved' | 'return.rejected' | 'return.refunded';

/** Tells the buyer about a return, in the transaction of its change. */
export async function notifyBuyer(
  tx: Tx,
  record: ReturnRecord,
  kind: Told,
  { reason = '', amount_paise = 0, now }: { reason?: string; amount_paise?: number; now: Date },
): Promise<void> {
  const { brand_id, order_id, return_id, return_number, order_number, pickup_address } = record;
  const [brand, order] = await Promise.all([
    tx.selectFrom('brands').select('name').where('brand_id', '=', brand_id).executeTakeFirstOrThrow(),
    tx
      .selectFrom('orders')
      .select('buyer_email')
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirst(),
  ]);
  await notify(
    tx,
    brand_id,
    [
      {
        kind,
        recipient: {
          name: pickup_address.name,
          phone: pickup_address.phone,
          email: order?.buyer_email ?? '',
        },
        values: {
          brand: brand.name,
          order: order_number,
          name: pickup_address.name.split(' ')[0] ?? '',
          return: return_number,
          reason,
          amount: formatRupees(amount_paise),
        },
        order_id,
        key: `${kind}:${return_id}`,
      },
    ],
    now,
  );
}
