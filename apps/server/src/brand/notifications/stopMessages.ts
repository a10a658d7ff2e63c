import { contactOn, notificationChannels } from '@khep/domain/notifications';
import type { NotificationChannel, NotificationLanguage } from '@khep/domain/notifications';
import type { Actor } from '../../base/actor.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { signToken, verifyToken } from '../../base/signedToken.ts';
import { trackingOrigin } from '../trackingSite/trackingLink.ts';
import type { TrackingSite } from '../trackingSite/trackingLink.ts';
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

/** How a brand can reach a buyer, and the order that the buyer's choice is recorded on. */
export interface BuyerContacts {
  brand_id: string;
  slug: string;
  order_id: string | null;
  phone: string;
  email: string;
}

/** Finds the contacts of the buyer of a message: its own, and the others of its order. */
export async function findMessageContacts(
  db: Db,
  { brand_id, notification_id }: MessageKey,
): Promise<BuyerContacts | undefined> {
  const message = await db
    .selectFrom('notifications')
    .innerJoin('brands', 'brands.brand_id', 'notifications.brand_id')
    .select(['channel', 'contact', 'order_id', 'slug'])
    .where('notifications.brand_id', '=', brand_id)
    .where('brands.brand_id', '=', brand_id)
    .where('notification_id', '=', notification_id)
    .executeTakeFirst();
  if (!message) return undefined;
  const { channel, contact, order_id, slug } = message;
  const of = order_id === null ? undefined : await findOrderContacts(db, { brand_id, order_id, slug });
  return {
    brand_id,
    slug,
    order_id,
    phone: channel === 'email' ? (of?.phone ?? '') : contact,
    email: channel === 'email' ? contact : (of?.email ?? ''),
  };
}

/** Finds the contacts of the buyer of an order. */
export async function findOrderContacts(
  db: Db,
  { brand_id, order_id, slug }: Pick<BuyerContacts, 'brand_id' | 'slug'> & { order_id: string },
): Promise<BuyerContacts | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['buyer_phone', 'details'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return (
    order && {
      brand_id,
      slug,
      order_id,
      phone: order.buyer_phone,
      email: order.details.buyer_details.email ?? '',
    }
  );
}

interface MessageChannel {
  channel: NotificationChannel;
  contact: string;
  is_stopped: boolean;
}

/** Lists the channels on which a buyer can be reached, with those that the buyer stopped. */
export async function listMessageChannels(
  db: Db | Tx,
  contacts: BuyerContacts,
): Promise<readonly MessageChannel[]> {
  const { brand_id } = contacts;
  const reached = notificationChannels
    .map((channel) => ({ channel, contact: contactOn(channel, contacts) }))
    .filter(({ contact }) => contact !== '');
  const isStopped = await findStopped(db, brand_id, reached);
  return reached.map((one) => ({ ...one, is_stopped: isStopped(one) }));
}

/** Which channels a buyer stops or starts again. */
export interface MessageChoice {
  kind: 'stop' | 'start';
  channel: NotificationChannel | 'all';
}

/** Parses the pressed button of the page; undefined without one. */
export function parseMessageChoice(form: Readonly<Record<string, string>>): MessageChoice | undefined {
  for (const kind of ['stop', 'start'] as const) {
    const channel = ([...notificationChannels, 'all'] as const).find((one) => one === form[kind]);
    if (channel) return { kind, channel };
  }
  return undefined;
}

/**
 * Stops messages of a brand to a buyer on one or all channels, or starts them again, and records it on the order. Messages
 * that wait aren't sent on a stopped channel: see `findStopped`.
 */
export async function chooseMessages(
  db: Db,
  { clock }: Services,
  contacts: BuyerContacts,
  { kind, channel }: MessageChoice,
): Promise<void> {
  const now = clock.now();
  const { brand_id, order_id } = contacts;
  await db.transaction().execute(async (tx) => {
    const changed = (await listMessageChannels(tx, contacts)).filter(
      (one) => (channel === 'all' || one.channel === channel) && one.is_stopped === (kind === 'start'),
    );
    if (changed.length === 0) return;
    if (kind === 'stop')
      await tx
        .insertInto('notification_opt_outs')
        .values(
          changed.map((one) => ({ brand_id, channel: one.channel, contact: one.contact, created_at: now })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      for (const one of changed)
        await tx
          .deleteFrom('notification_opt_outs')
          .where('brand_id', '=', brand_id)
          .where('channel', '=', one.channel)
          .where('contact', '=', one.contact)
          .execute();
    await appendEvent(tx, {
      brand_id,
      ...(order_id !== null && { order_id }),
      kind: kind === 'stop' ? 'buyer.messages_stopped' : 'buyer.messages_started',
      actor: buyer,
      data: { channels: changed.map((one) => one.channel) },
      at: now,
    });
  });
}

/** Why a message isn't sent that the buyer doesn't want. */
export const stoppedByBuyer = 'Stopped by the buyer.';

type Addressed = Pick<NotificationRecord, 'channel' | 'contact'>;

/** Finds which contacts get no messages on a channel, because their buyer stopped them. */
export async function findStopped(
  db: Db | Tx,
  brand_id: string,
  rows: readonly Addressed[],
): Promise<(row: Addressed) => boolean> {
  const contacts = new Set(rows.map(({ contact }) => contact).filter((contact) => contact !== ''));
  if (contacts.size === 0) return () => false;
  const stopped = await db
    .selectFrom('notification_opt_outs')
    .select(['channel', 'contact'])
    .where('brand_id', '=', brand_id)
    .where('contact', 'in', [...contacts])
    .execute();
  const keys = new Set(stopped.map(({ channel, contact }) => `${channel}|${contact}`));
  return ({ channel, contact }) => keys.has(`${channel}|${contact}`);
}
