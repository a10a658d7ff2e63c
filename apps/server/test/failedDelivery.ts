import { json } from '../src/platform/db/schema.ts';
import type { TestServer } from './server.ts';

interface Buyer {
  name: string;
  phone: string;
}

/** Records a failed delivery of an order's first box, with the buyer's data wherever it is stored about one. */
export async function recordFailedDelivery(
  { db }: Pick<TestServer, 'db'>,
  brand_id: string,
  order_id: string,
  { name, phone }: Buyer,
): Promise<void> {
  const { shipment_id, courier_id } = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'courier_id'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const at = new Date();
  const answer = { customer_address: `Call ${phone}`, landmark: name, alternate_phone: phone, remark: name };
  const choice = { choice: 'phone' as const, date: '', address: '', landmark: '', phone, comment: name };
  const moments = { created_at: at, updated_at: at };
  await db
    .insertInto('ndr_cases')
    .values({
      brand_id,
      shipment_id,
      order_id,
      awb: '1',
      courier_id: courier_id ?? 1,
      partner: 'delhivery',
      status: 'delivered',
      state: 'DELIVERED',
      bucket: 'CNA',
      attempts: 1,
      first_ndr_at: at,
      ndr_at: at,
      deadline_at: at,
      payment_mode: 'prepaid',
      value_paise: 100,
      pincode: '560038',
      buyer_answer: json({ ...choice, at: at.toISOString() }),
      ...moments,
    })
    .execute();
  await db
    .insertInto('ndr_attempts')
    .values({
      brand_id,
      shipment_id,
      number: 1,
      at,
      code: '',
      bucket: 'CNA',
      location: '',
      remark: `${name} ${phone}`,
    })
    .execute();
  await db
    .insertInto('ndr_actions')
    .values({
      brand_id,
      action_id: 'nda_erased',
      shipment_id,
      attempt: 1,
      source: 'buyer',
      actor: json({ kind: 'system' as const }),
      answer: json({
        ...answer,
        action: 're-attempt' as const,
        is_fake: false,
        re_attempt_date: '',
        proof: { call_recording: '', screenshot: '' },
      }),
      report: `Fake attempt: ${name} was at home`,
      state: 'accepted',
      ...moments,
    })
    .execute();
  await db
    .insertInto('notifications')
    .values({
      brand_id,
      notification_id: 'ntf_erased',
      kind: 'ndr.link',
      channel: 'sms',
      language: 'en',
      contact: phone,
      recipient_name: name,
      subject: '',
      body: `Dear ${name}`,
      template_values: json([name]),
      state: 'sent',
      order_id,
      shipment_id,
      dedupe_key: 'erased',
      created_at: at,
    })
    .execute();
  await db
    .insertInto('tracking_subscriptions')
    .values({
      brand_id,
      subscription_id: 'sub_erased',
      order_id,
      email: `${phone}@example.in`,
      language: 'en',
      told: '',
      confirmed_at: at,
      created_at: at,
    })
    .execute();
}
