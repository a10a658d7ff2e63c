import { sql } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';

/** What is written in place of a name that can't be empty. */
export const erasedName = 'Erased';
const erasedAddress = { name: erasedName, phone: '', address: '', landmark: '' };

/** Fields of events that people and couriers write: they may name the buyer. */
const freeFields = ['message', 'note', 'remark', 'comment', 'answer', 'text'];

/**
 * Erases what records of some orders have of their buyers: names and addresses, and every text that buyers, sellers or
 * couriers wrote, because it may name the buyer. `eraseTexts.test.ts` finds columns that are missing here.
 */
export async function eraseTexts(tx: Tx, brand_id: string, order_ids: readonly string[]): Promise<void> {
  const ids = [...order_ids];
  await eraseReturns(tx, brand_id, ids);
  await eraseMessages(tx, brand_id, ids);
  await eraseCourierTexts(tx, brand_id, ids);
  await tx
    .updateTable('events')
    .set({ data: sql`data - ${sql.val(freeFields)}::text[]` })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .where(sql<boolean>`data ?| ${sql.val(freeFields)}::text[]`)
    .execute();
  await tx
    .updateTable('delivery_feedback')
    .set({ comment: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
  await tx
    .updateTable('disputes')
    .set({ remark: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
  await tx
    .updateTable('invoice_lines')
    .set({ note: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
}

async function eraseReturns(tx: Tx, brand_id: string, order_ids: readonly string[]): Promise<void> {
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
    .where('order_id', 'in', [...order_ids])
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

/** Erases what was sent to buyers, and what they answered to a failed delivery. */
async function eraseMessages(tx: Tx, brand_id: string, order_ids: readonly string[]): Promise<void> {
  for (const table of ['notifications', 'tracking_subscriptions'] as const)
    await tx
      .deleteFrom(table)
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', [...order_ids])
      .execute();
  const cases = await tx
    .updateTable('ndr_cases')
    .set({ buyer_answer: null, rejection: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .returning('shipment_id')
    .execute();
  if (cases.length === 0) return;
  const shipment_ids = cases.map(({ shipment_id }) => shipment_id);
  const empty = JSON.stringify({
    customer_address: '',
    landmark: '',
    customer_phone: '',
    alternate_phone: '',
    remark: '',
  });
  await tx
    .updateTable('ndr_actions')
    .set({ answer: sql`answer || ${empty}::jsonb`, report: '', detail: '' })
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

/** Erases what couriers said of parcels, which names who took them, and what they were asked. */
async function eraseCourierTexts(tx: Tx, brand_id: string, order_ids: readonly string[]): Promise<void> {
  const shipments = await tx
    .updateTable('shipments')
    .set({
      last_scan: sql`last_scan || '{"remark": ""}'::jsonb`,
      // The photo of the label shows the address.
      packing_record: null,
    })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .returning('shipment_id')
    .execute();
  await tx
    .updateTable('courier_inquiries')
    .set({ message: '', detail: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .execute();
  if (shipments.length === 0) return;
  await tx
    .updateTable('scans')
    .set({ remark: '' })
    .where('brand_id', '=', brand_id)
    .where(
      'shipment_id',
      'in',
      shipments.map(({ shipment_id }) => shipment_id),
    )
    .execute();
}
