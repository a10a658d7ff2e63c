import { sql } from 'kysely';
import { erasedName } from '../../orders/privacy/eraseTexts.ts';
import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import type { Tx } from '../../platform/db/schema.ts';

const erasedAddress = { name: erasedName, phone: '', address: '', landmark: '' };

/** Erases the buyers of returns, with every text and photo. */
export async function eraseReturningBuyers(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  const returns = await tx
    .updateTable('returns')
    .set({
      buyer_name: erasedName,
      remark: '',
      // The reason of an RTO is the courier's words; others are chosen from a list.
      reason: sql`case when kind = 'rto' then 'other' else reason end`,
      search_text: sql`lower(return_number || ' ' || order_number)`,
      pickup_address: sql`pickup_address || ${JSON.stringify(erasedAddress)}::jsonb`,
      items: sql`(select jsonb_agg(
          item || '{"remark": "", "note": "", "buyer_photos": []}'::jsonb
          || case when kind = 'rto' then '{"reason": "other"}'::jsonb else '{}'::jsonb end)
        from jsonb_array_elements(items) as item)`,
    })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .returning('return_id')
    .execute();
  if (returns.length === 0) return;
  await tx
    .updateTable('return_scans')
    .set({ remark: '' })
    .where('brand_id', '=', brand_id)
    .where(
      'return_id',
      'in',
      returns.map(({ return_id }) => return_id),
    )
    .execute();
}
