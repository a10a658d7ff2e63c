import type { Inquiry } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { notFound } from '../../base/errors.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { InquiryRecord } from './tables.ts';

const rupees = (paise: number | null) => (paise === null ? null : paiseToRupees(paise));

export const serializeInquiry = (row: InquiryRecord): Inquiry => ({
  id: row.inquiry_id,
  kind: row.kind,
  message: row.message,
  amount: rupees(row.amount_paise),
  paid: rupees(row.paid_paise),
  state: row.state,
  detail: row.detail,
  by: row.actor.name ?? '',
  at: row.created_at.toISOString(),
  answered_at: row.due_at === null ? row.updated_at.toISOString() : null,
  sent_to: row.sent_to,
});

/** Loads inquiries about shipments, the latest first. */
export async function listInquiries(
  db: Db,
  brand_id: string,
  shipment_ids: readonly string[],
): Promise<InquiryRecord[]> {
  if (shipment_ids.length === 0) return [];
  return db
    .selectFrom('courier_inquiries')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', shipment_ids)
    .orderBy('created_at', 'desc')
    .orderBy('inquiry_id', 'desc')
    .execute();
}

/** Loads an inquiry. @throws ApiError 404 */
export async function requireInquiry(db: Db, brand_id: string, inquiry_id: string): Promise<InquiryRecord> {
  const inquiry = await db
    .selectFrom('courier_inquiries')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('inquiry_id', '=', inquiry_id)
    .executeTakeFirst();
  if (!inquiry) throw notFound('inquiry');
  return inquiry;
}
