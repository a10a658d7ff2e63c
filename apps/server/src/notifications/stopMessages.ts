import type { NotificationLanguage } from '@khep/domain/notifications';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/schema.ts';
import { appendEvent } from '../events.ts';
import type { Services } from '../services.ts';
import { signToken, verifyToken } from '../tracking/buyerAccess.ts';
import { trackingOrigin } from '../tracking/trackingLink.ts';
import type { TrackingSite } from '../tracking/trackingLink.ts';
import type { NotificationRecord } from './tables.ts';

/** An old message must still be able to end the next ones. */
const linkMs = 2 * 365 * 86_400_000;
const buyer: Actor = { kind: 'customer', name: 'Buyer' };

const footers: Record<NotificationLanguage, string> = {
  en: 'Stop messages: ',
  hi: 'संदेश बंद करें: ',
};

type MessageKey = Pick<NotificationRecord, 'brand_id' | 'notification_id'>;

/** Returns the last line of a message to a buyer: the address at which messages are stopped. */
export function stopFooter(
  services: Services,
  site: TrackingSite,
  { brand_id, notification_id, language, created_at }: NotificationRecord,
): string {
  const token = signToken(services, ['stop', brand_id, notification_id], created_at.getTime() + linkMs);
  return `${footers[language === 'hi' ? 'hi' : 'en']}${trackingOrigin(services, site)}/d/stop/${token}`;
}

/** Returns the message of a link; undefined if it is forged or has expired. */
export function verifyStopToken(services: Services, token: string): MessageKey | undefined {
  const [use, brand_id = '', notification_id = ''] = verifyToken(services, token) ?? [];
  return use === 'stop' ? { brand_id, notification_id } : undefined;
}

/** Loads what the page of a link shows: the brand. */
export async function loadStopPage(db: Db, { brand_id, notification_id }: MessageKey) {
  return db
    .selectFrom('notifications')
    .innerJoin('brands', 'brands.brand_id', 'notifications.brand_id')
    .select('brands.slug')
    .where('notifications.brand_id', '=', brand_id)
    .where('brands.brand_id', '=', brand_id)
    .where('notifications.notification_id', '=', notification_id)
    .executeTakeFirst();
}

/**
 * Refuses messages of a brand to the buyer of a message, on all channels, and records it on the order. Messages that wait
 * aren't sent either: see `findRefused`.
 */
export async function stopMessages(
  db: Db,
  { clock }: Services,
  { brand_id, notification_id }: MessageKey,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const message = await tx
      .selectFrom('notifications')
      .select(['channel', 'contact', 'order_id'])
      .where('brand_id', '=', brand_id)
      .where('notification_id', '=', notification_id)
      .executeTakeFirst();
    if (!message) return;
    const order =
      message.order_id === null
        ? undefined
        : await tx
            .selectFrom('orders')
            .select(['buyer_phone', 'details'])
            .where('brand_id', '=', brand_id)
            .where('order_id', '=', message.order_id)
            .executeTakeFirst();
    const isEmail = message.channel === 'email';
    const phone = isEmail ? order?.buyer_phone : message.contact;
    const email = isEmail ? message.contact : order?.details.buyer_details.email;
    const refused = [
      ...(phone ? ['sms', 'whatsapp'].map((channel) => ({ channel, contact: phone })) : []),
      ...(email ? [{ channel: 'email', contact: email }] : []),
    ];
    const added = await tx
      .insertInto('notification_opt_outs')
      .values(refused.map((one) => ({ brand_id, ...one, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('channel')
      .execute();
    if (added.length === 0) return;
    await appendEvent(tx, {
      brand_id,
      ...(message.order_id !== null && { order_id: message.order_id }),
      kind: 'buyer.messages_stopped',
      actor: buyer,
      data: { notification_id, channels: added.map(({ channel }) => channel) },
      at: now,
    });
  });
}

/** Finds which messages about to be sent were refused since they were recorded. */
export async function findRefused(
  db: Db,
  brand_id: string,
  rows: readonly NotificationRecord[],
): Promise<(row: Pick<NotificationRecord, 'channel' | 'contact'>) => boolean> {
  if (rows.length === 0) return () => false;
  const refused = await db
    .selectFrom('notification_opt_outs')
    .select(['channel', 'contact'])
    .where('brand_id', '=', brand_id)
    .where('contact', 'in', [...new Set(rows.map(({ contact }) => contact))])
    .execute();
  const keys = new Set(refused.map(({ channel, contact }) => `${channel}|${contact}`));
  return ({ channel, contact }) => keys.has(`${channel}|${contact}`);
}
