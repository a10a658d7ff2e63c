import { formatRupees } from '@khep/domain/money';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import type { InquiryRecord } from './tables.ts';

/** Writes the email of an inquiry. The answer goes to the person who asked. */
export async function buildInquiryEmail(db: Db, inquiry: InquiryRecord, to: string): Promise<Email> {
  const { brand_id, inquiry_id, awb, kind, message, amount_paise, courier_id, actor } = inquiry;
  const [brand, user] = await Promise.all([
    db.selectFrom('brands').select('name').where('brand_id', '=', brand_id).executeTakeFirst(),
    actor.id === undefined
      ? undefined
      : db
          .selectFrom('users')
          .select('email')
          .where('brand_id', '=', brand_id)
          .where('user_id', '=', actor.id)
          .executeTakeFirst(),
  ]);
  const about = kind === 'claim' ? `Claim for AWB ${awb}` : `Where is AWB ${awb}?`;
  return {
    to,
    subject: `${about} (${brand?.name ?? 'Seller'}, ${inquiry_id})`,
    text: [
      `To the support desk of ${courierName(courier_id)}`,
      '',
      message,
      '',
      `AWB: ${awb}`,
      ...(amount_paise === null ? [] : [`Amount claimed: ${formatRupees(amount_paise)}`]),
      `Our reference: ${inquiry_id}`,
      '',
      ...(user?.email ? [`Answer to ${user.email}.`] : []),
    ].join('\n'),
    ...(user?.email && { replyTo: user.email }),
  };
}
