import type { TrackingLanguage } from '@khep/domain/tracking';
import { consumeAttempt, hasSharedAttemptLeft } from '../../platform/db/attemptLimit.ts';
import { normalizePhone } from '../../base/contact.ts';
import { issueCode, redeemCode } from '../../brand/accounts/oneTimeCodes.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { inBackground } from '../../platform/mail/sendInBackground.ts';
import { MessageRejected } from '../../brand/notifications/message.ts';
import type { Services } from '../../start/services.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { buyerCodeEmail, buyerCodeSms } from './emails.ts';

/** A buyer who confirmed an order sees its address for this long. */
export const accessSeconds = 60 * 60;
const ordersOfDays = 90;
const dayMs = 86_400_000;

interface Recipient {
  email: string | null;
  phone: string | null;
}

/**
 * Codes by SMS of a brand. Each costs money, and AWBs that open a page can be guessed from many networks: this bounds what that
 * costs the brand.
 */
const smsPerHour = 300;

/**
 * Sends a code by email, or by SMS to a buyer without one. A number that the provider refuses gets none: whether there is a
 * contact is not told.
 */
async function sendCode(
  db: Db,
  services: Services,
  brand: TrackingBrand,
  { email, phone }: Recipient,
  code: string,
  language: TrackingLanguage,
): Promise<void> {
  if (email) {
    await services.mailer.send({ to: email, ...buyerCodeEmail(brand.name, code, language) });
    return;
  }
  const to = normalizePhone(phone ?? '');
  if (to === undefined) return;
  const { brand_id } = brand;
  if (!(await isAllowed(db, services, `track:sms:${brand_id}`, smsPerHour))) {
    services.log.warn({ brand_id }, 'a code was not sent: the brand has sent its SMS of this hour');
    return;
  }
  try {
    await services.messenger.send({
      channel: 'sms',
      to,
      text: `${brand.name}: ${buyerCodeSms(code, language)}`,
      code,
      reference: newId('sms'),
    });
  } catch (error) {
    if (!(error instanceof MessageRejected)) throw error;
  }
}

/** Codes of one order or phone number. */
const codesPerHour = { perNetwork: 3, inAll: 10, windowSeconds: 3600 };

/** Counts codes that are sent or tried. Returns false above the limit. */
async function isAllowed(db: Db, services: Services, key: string, limit: number): Promise<boolean> {
  try {
    await consumeAttempt(db, services.clock, { key, limit, windowSeconds: 3600 });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false;
    throw error;
  }
}

export interface CodeRequest {
  brand: TrackingBrand;
  language: TrackingLanguage;
  /** The client's network. */
  address: string;
}

/** Sends the buyer of an order a code. Whether there is a contact is not told. */
export async function sendOrderCode(
  db: Db,
  services: Services,
  { brand, language, address }: CodeRequest,
  order_id: string,
): Promise<void> {
  const { brand_id } = brand;
  if (!(await isAllowed(db, services, `track:code:${address}`, 10))) return;
  const key = `track:code:${brand_id}:${order_id}`;
  if (!(await hasSharedAttemptLeft(db, services.clock, { key, network: address, ...codesPerHour }))) return;
  const order = await db
    .selectFrom('orders')
    .select(['buyer_email', 'buyer_phone'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order) return;
  const code = await issueCode(db, services, 'track', `${brand_id}:${order_id}`, { network: address });
  inBackground(services.log, () =>
    sendCode(db, services, brand, { email: order.buyer_email, phone: order.buyer_phone }, code, language),
  );
}

/** Redeems the code of an order. */
export async function confirmOrderCode(
  db: Db,
  services: Services,
  { brand, address }: CodeRequest,
  order_id: string,
  code: string,
): Promise<boolean> {
  if (!(await isAllowed(db, services, `track:try:${address}`, 30))) return false;
  const asked = { purpose: 'track', subject: `${brand.brand_id}:${order_id}`, network: address } as const;
  return (await redeemCode(db, services, asked, code)) !== undefined;
}

/** Finds the brand's orders of a phone number in the last 90 days, newest first. */
function ordersOfPhone(db: Db, services: Services, brand_id: string, phone: string) {
  return db
    .selectFrom('orders')
    .select(['order_number', 'buyer_email', 'buyer_phone'])
    .where('brand_id', '=', brand_id)
    .where('buyer_phone', 'in', [phone, `+91${phone}`, `91${phone}`, `0${phone}`])
    .where('created_at', '>', new Date(services.clock.now().getTime() - ordersOfDays * dayMs))
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** Sends a code to a phone number that has orders, or to their email. Whether there are any is not told. */
export async function sendPhoneCode(
  db: Db,
  services: Services,
  { brand, language, address }: CodeRequest,
  given: string,
): Promise<void> {
  const phone = normalizePhone(given);
  if (phone === undefined) return;
  const { brand_id } = brand;
  if (!(await isAllowed(db, services, `track:code:${address}`, 10))) return;
  const key = `track:code:${brand_id}:${phone}`;
  if (!(await hasSharedAttemptLeft(db, services.clock, { key, network: address, ...codesPerHour }))) return;
  const [latest] = await ordersOfPhone(db, services, brand_id, phone);
  // Also without orders, and the message is not awaited: the same work for both answers.
  const code = await issueCode(db, services, 'track', `${brand_id}:${phone}`, { network: address });
  if (!latest) return;
  inBackground(services.log, () =>
    sendCode(db, services, brand, { email: latest.buyer_email, phone: latest.buyer_phone }, code, language),
  );
}

/** Redeems the code of a phone number; returns its order numbers. */
export async function ordersOfConfirmedPhone(
  db: Db,
  services: Services,
  { brand, address }: CodeRequest,
  given: string,
  code: string,
): Promise<string[] | undefined> {
  const phone = normalizePhone(given);
  if (phone === undefined) return undefined;
  const { brand_id } = brand;
  if (!(await isAllowed(db, services, `track:try:${address}`, 30))) return undefined;
  const asked = { purpose: 'track', subject: `${brand_id}:${phone}`, network: address } as const;
  if (!(await redeemCode(db, services, asked, code))) return undefined;
  const orders = await ordersOfPhone(db, services, brand_id, phone);
  return orders.map(({ order_number }) => order_number);
}

/** Loads the delivery address, for a buyer who confirmed the order. */
export async function loadBuyerAddress(db: Db, brand_id: string, order_id: string): Promise<string[]> {
  const { buyer_name, details } = await db
    .selectFrom('orders')
    .select(['buyer_name', 'details'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const { address, landmark, city, state, pincode } = details.buyer_details;
  return [buyer_name, address, landmark, `${city} ${pincode}`, state].filter((line) => line.trim() !== '');
}
