import type { Actor } from '../../base/actor.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { postEntry } from '../../brand/ledger/post.ts';
import type { InquiryRecord } from './tables.ts';

interface Answer {
  state: 'answered' | 'rejected';
  detail: string;
  reference: string;
  paid_paise: number | null;
  /** Who answered or recorded the answer. */
  actor: Actor;
  now: Date;
}

/**
 * Settles an open inquiry, in one transaction with its event and, for a claim that is paid, its entry in the ledger. Whoever
 * settles it first does: a late answer or a repeat changes and posts nothing. Returns whether it was settled.
 */
export async function settleInquiry(
  tx: Tx,
  { brand_id, inquiry_id }: Pick<InquiryRecord, 'brand_id' | 'inquiry_id'>,
  { state, detail, reference, paid_paise, actor, now }: Answer,
): Promise<boolean> {
  const saved = await tx
    .updateTable('courier_inquiries')
    .set({ state, detail, reference, paid_paise, due_at: null, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('inquiry_id', '=', inquiry_id)
    .where('state', 'in', ['queued', 'sent'])
    .returningAll()
    .executeTakeFirst();
  if (!saved) return false;
  const { order_id, shipment_id, awb, kind } = saved;
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: state === 'answered' ? 'inquiry.answered' : 'inquiry.rejected',
    actor,
    data: { awb, inquiry: kind, answer: detail, paid_paise },
    at: now,
  });
  if (kind === 'claim' && state === 'answered' && paid_paise !== null && paid_paise > 0)
    await postEntry(tx, {
      brand_id,
      key: `claim-paid:${inquiry_id}`,
      cause: { type: 'claim', id: inquiry_id },
      entry: { kind: 'CLAIM_CREDIT', from: 'adjustments', to: 'claims', amount_paise: paid_paise },
      reference: awb,
      note: 'Paid by the courier for a lost or damaged shipment',
      order_id,
      actor,
      at: now,
    });
  return true;
}
