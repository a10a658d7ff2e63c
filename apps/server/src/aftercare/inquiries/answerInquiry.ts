import type { Inquiry, calls } from '@khep/api';
import { formatRupees, rupeesToPaise } from '@khep/domain/money';
import type { z } from 'zod';
import { conflict, validationError } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { requireInquiry, serializeInquiry } from './serializeInquiry.ts';
import { settleInquiry } from './settleInquiry.ts';

/**
 * Records what a courier answered to an email. @throws ApiError 404, 422, or 409 where the courier answers itself or its
 * answer is recorded
 */
export async function answerInquiry(
  db: Db,
  { clock }: Services,
  { brand_id, actor }: ChangeContext,
  inquiry_id: string,
  { state, detail, paid }: z.output<typeof calls.tracking.answerInquiry.body>,
): Promise<Inquiry> {
  const inquiry = await requireInquiry(db, brand_id, inquiry_id);
  if (inquiry.sent_to === '') throw conflict('The courier answers this itself.');
  const paid_paise = paid === undefined ? null : rupeesToPaise(paid);
  if (inquiry.kind !== 'claim' && paid_paise !== null)
    throw validationError({ paid: 'Only a claim is paid.' });
  if (inquiry.amount_paise !== null && (paid_paise ?? 0) > inquiry.amount_paise)
    throw validationError({ paid: `Enter at most the ${formatRupees(inquiry.amount_paise)} claimed.` });
  const isSettled = await db.transaction().execute((tx) =>
    settleInquiry(tx, inquiry, {
      state,
      detail,
      reference: inquiry.reference,
      paid_paise: state === 'answered' ? paid_paise : null,
      actor,
      now: clock.now(),
    }),
  );
  if (!isSettled) throw conflict('Its answer is already recorded.');
  return serializeInquiry(await requireInquiry(db, brand_id, inquiry_id));
}
