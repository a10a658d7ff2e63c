import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { isTrackingLanguage } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { consumeAttempt, hasAttemptLeft } from '../../platform/db/attemptLimit.ts';
import { contactKey, parseContact } from '../../base/contact.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { json } from '../../platform/db/schema.ts';
import type { Database, Db } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import { sendInBackground } from '../../platform/mail/sendInBackground.ts';
import { parsePushTarget } from '../../platform/mail/webPush.ts';
import type { Services } from '../../start/services.ts';
import { signToken, verifyToken } from '../../base/signedToken.ts';
import type { CodeRequest } from './buyerAccess.ts';
import { orderHeadline } from './orderHeadline.ts';
import type { Headline } from './orderHeadline.ts';
import type { FoundOrder } from './orderLookup.ts';
import { orderPageId } from '../../brand/trackingSite/orderPageId.ts';
import { requireTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { trackingLink } from '../../brand/trackingSite/trackingLink.ts';
import { confirmSubscriptionEmail, trackingUpdateEmail } from './emails.ts';

const linkMs = 400 * 86_400_000;
const perRound = 200;

export interface SubscriptionRef {
  brand_id: string;
  subscription_id: string;
}

/** The token in the links of a subscription's emails. */
export const subscriptionToken = (
  services: Services,
  { brand_id, subscription_id }: SubscriptionRef,
): string =>
  signToken(services, ['updates', brand_id, subscription_id], services.clock.now().getTime() + linkMs);

export function verifySubscription(services: Services, token: string): SubscriptionRef | undefined {
  const [purpose, brand_id, subscription_id] = verifyToken(services, token) ?? [];
  if (purpose !== 'updates' || !brand_id || !subscription_id) return undefined;
  return { brand_id, subscription_id };
}

/**
 * Subscribes an email address to an order, once its link is opened. Returns false for what is no address.
 * @param linkTo returns the address of a path below the order's page
 * @throws 429 after five addresses of an order or ten of a network per hour
 */
export async function subscribe(
  db: Db,
  services: Services,
  { brand, language, address }: CodeRequest,
  { order_id, order_number }: FoundOrder,
  given: string,
  linkTo: (path: string) => string,
): Promise<boolean> {
  const contact = parseContact(given);
  if (!contact || !('email' in contact) || given.length > 200) return false;
  const { brand_id } = brand;
  const limit = { limit: 10, windowSeconds: 3600 };
  await consumeAttempt(db, services.clock, { key: `track:mail:${address}`, ...limit });
  await consumeAttempt(db, services.clock, { key: `track:mail:${brand_id}:${order_id}`, ...limit, limit: 5 });
  // Of all orders and brands: anyone can enter someone else's address. Above it the answer is the same.
  const mails = { key: `track:mail:to:${contactKey(contact)}`, limit: 3, windowSeconds: 86_400 };
  if (!(await hasAttemptLeft(db, services.clock, mails))) return true;
  const { subscription_id } = await db
    .insertInto('tracking_subscriptions')
    .values({
      brand_id,
      subscription_id: newId('sub'),
      order_id,
      email: contact.email,
      language,
      told: '',
      confirmed_at: null,
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'order_id', 'email']).doUpdateSet({ language }))
    .returning('subscription_id')
    .executeTakeFirstOrThrow();
  const token = subscriptionToken(services, { brand_id, subscription_id });
  sendInBackground(services, {
    to: contact.email,
    ...confirmSubscriptionEmail(
      brand.name,
      order_number,
      linkTo(`updates/${token}?lang=${language}`),
      language,
    ),
  });
  return true;
}

/**
 * Subscribes a browser to an order. The browser has asked its user, so that no confirmation is needed. Returns false for
 * what is no subscription.
 * @param order isBuyer: the browser confirmed the order with a code, so that strangers can't take its place
 * @param given `PushSubscription.toJSON()` as text
 * @throws 429 after twenty browsers of a network per hour
 */
export async function subscribeDevice(
  db: Db,
  services: Services,
  { brand, language, address }: CodeRequest,
  { order_id, isBuyer }: Pick<FoundOrder, 'order_id'> & { isBuyer: boolean },
  given: string,
): Promise<boolean> {
  const push = parsePushTarget(given);
  if (!push) return false;
  await consumeAttempt(db, services.clock, { key: `track:push:${address}`, limit: 20, windowSeconds: 3600 });
  const ref = { brand_id: brand.brand_id, subscription_id: newId('sub') };
  if (!isBuyer && (await isFull(db, ref.brand_id, order_id))) return false;
  const now = services.clock.now();
  const { key } = await orderHeadline(db, services, { ...ref, order_id, language });
  await db
    .insertInto('tracking_subscriptions')
    .values({ ...ref, order_id, push: json(push), language, told: key, confirmed_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Browsers that are subscribed to an order without a code: a household's, or those of strangers who know the AWB. */
const mostPerOrder = 10;

async function isFull(db: Db, brand_id: string, order_id: string): Promise<boolean> {
  const rows = await db
    .selectFrom('tracking_subscriptions')
    .select('subscription_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('push', 'is not', null)
    .limit(mostPerOrder)
    .execute();
  return rows.length === mostPerOrder;
}

/** Starts the emails of a subscription; the present state is not news. */
export async function confirmSubscription(
  db: Db,
  services: Services,
  ref: SubscriptionRef,
): Promise<boolean> {
  const row = await db
    .selectFrom('tracking_subscriptions')
    .select(['order_id', 'language'])
    .where('brand_id', '=', ref.brand_id)
    .where('subscription_id', '=', ref.subscription_id)
    .executeTakeFirst();
  if (!row) return false;
  const told = await orderHeadline(db, services, { ...ref, ...row });
  await db
    .updateTable('tracking_subscriptions')
    .set({ confirmed_at: services.clock.now(), told: told.key })
    .where('brand_id', '=', ref.brand_id)
    .where('subscription_id', '=', ref.subscription_id)
    .where('confirmed_at', 'is', null)
    .execute();
  return true;
}

/** Ends a subscription and deletes its address. */
export async function unsubscribe(db: Db, ref: SubscriptionRef): Promise<void> {
  await db
    .deleteFrom('tracking_subscriptions')
    .where('brand_id', '=', ref.brand_id)
    .where('subscription_id', '=', ref.subscription_id)
    .execute();
}

/** As `Headline.key`, so that only orders with news are read. */
const presentStates = sql<string>`coalesce((
  select string_agg(box.box_no || ':' || box.state, ' ' order by box.box_no) from shipments box
  where box.brand_id = tracking_subscriptions.brand_id and box.order_id = tracking_subscriptions.order_id
    and box.state <> 'CANCELLED'), '')`;

interface Update {
  subscriber: Selectable<Database['tracking_subscriptions']>;
  brandName: string;
  headline: Headline;
  /** The address of the order's page in the subscriber's language. */
  page: string;
  /** The address that ends the subscription. */
  stop: string;
}

/** Sends an update to an email address or a browser. Returns false if the browser's subscription has ended. */
async function sendUpdate(
  services: Services,
  { subscriber, brandName, headline, page, stop }: Update,
): Promise<boolean> {
  const { email, push, language } = subscriber;
  const code: TrackingLanguage = isTrackingLanguage(language) ? language : 'en';
  if (push) return services.push.send(push, { title: brandName, body: headline.text, url: page });
  await services.mailer.send({
    to: email ?? '',
    ...trackingUpdateEmail(brandName, headline.text, { page, stop }, code),
  });
  return true;
}

/** Notifies subscribers whose parcels changed state. A subscription ends with its order. Returns the number of messages. */
export async function sendTrackingUpdates(db: Db, services: Services): Promise<number> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('tracking_subscriptions')
      .selectAll()
      .where('confirmed_at', 'is not', null)
      .where('told', '!=', presentStates)
      .where(brands)
      .orderBy('created_at')
      .limit(perRound)
      .execute(),
  );
  let sent = 0;
  for (const row of due) {
    const { brand_id, subscription_id, order_id } = row;
    const headline = await orderHeadline(db, services, row);
    if (headline.key === row.told) continue;
    const order = await db
      .selectFrom('orders')
      .select('orders.order_number')
      .where('orders.brand_id', '=', brand_id)
      .where('orders.order_id', '=', order_id)
      .executeTakeFirst();
    let isLive = true;
    if (order && headline.text !== '') {
      const brand = await requireTrackingBrand(db, brand_id);
      const page = trackingLink(services, brand, orderPageId(services, brand_id, order.order_number));
      const token = subscriptionToken(services, { brand_id, subscription_id });
      isLive = await sendUpdate(services, {
        subscriber: row,
        brandName: brand.name,
        headline,
        page: `${page}?lang=${row.language}`,
        stop: `${page}/updates/${token}/stop?lang=${row.language}`,
      });
      if (isLive) sent += 1;
    }
    if (headline.isOver || !isLive) await unsubscribe(db, row);
    else
      await db
        .updateTable('tracking_subscriptions')
        .set({ told: headline.key })
        .where('brand_id', '=', brand_id)
        .where('subscription_id', '=', subscription_id)
        .execute();
  }
  return sent;
}
