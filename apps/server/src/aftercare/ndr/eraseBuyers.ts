import { sql } from 'kysely';
import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import type { Tx } from '../../platform/db/schema.ts';

const erasedAnswer = JSON.stringify({
  customer_address: '',
  landmark: '',
  customer_phone: '',
  alternate_phone: '',
  remark: '',
});

/** Erases what buyers answered to failed deliveries, and what sellers and couriers wrote about them. */
export async function eraseNdrBuyers(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  const cases = await tx
    .updateTable('ndr_cases')
    .set({ buyer_answer: null, rejection: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .returning('shipment_id')
    .execute();
  if (cases.length === 0) return;
  const shipment_ids = cases.map(({ shipment_id }) => shipment_id);
  await tx
    .updateTable('ndr_actions')
    .set({ answer: sql`answer || ${erasedAnswer}::jsonb`, report: '', detail: '' })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .execute();
  await tx
    .updateTable('ndr_attempts')
    .set({ remark: '' })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .execute();
}
