import {
  chooseChannel,
  chooseMessageLanguage,
  contactOn,
  fillTemplate,
  nextSendTime,
  notificationChannels,
  notificationKind,
  templateValues,
} from '@khep/domain/notifications';
import type { NotificationChannel, NotificationKindId } from '@khep/domain/notifications';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import { loadNotificationSettings, loadTexts } from './settings.ts';
import { findStopped, stoppedByBuyer } from './stopMessages.ts';

export interface Recipient {
  name: string;
  phone?: string | null;
  email?: string | null;
  /** Where an answer to an email goes. */
  reply_to?: string;
}

export interface NewNotification {
  kind: NotificationKindId;
  recipient: Recipient;
  values: Readonly<Record<string, string>>;
  order_id?: string;
  shipment_id?: string;
  /** The same key is sent once: a repeat does nothing. */
  key: string;
}

export interface NotifyResult {
  notification_id: string;
  /** `duplicate`: a message with this key exists. */
  state: 'queued' | 'skipped' | 'duplicate';
  reason: string;
  /** When it is sent, if it is. */
  send_after: Date | null;
}

/**
 * Records messages in the transaction of their cause; they are sent after it. A message that can't be sent is recorded with
 * the reason. Quiet hours and opt-outs apply to buyers.
 */
export async function notify(
  tx: Tx,
  brand_id: string,
  messages: readonly NewNotification[],
  now: Date,
): Promise<NotifyResult[]> {
  if (messages.length === 0) return [];
  const settings = await loadNotificationSettings(tx, brand_id);
  const texts = await loadTexts(tx, brand_id);
  const isStopped = await findStoppedRecipients(tx, brand_id, messages);
  const choices = await findBuyerLanguages(tx, brand_id, messages);
  const rows = messages.map((message) => {
    const kind = notificationKind(message.kind);
    const { recipient, values, order_id = null, shipment_id = null, key } = message;
    const isBuyer = kind.recipient === 'buyer';
    const language = isBuyer ? chooseMessageLanguage(choices.get(order_id ?? ''), settings.language) : 'en';
    const text = texts.find((one) => one.kind === message.kind && one.language === language);
    const channels: readonly NotificationChannel[] = kind.only ? [kind.only] : settings.channels;
    const channel = chooseChannel(
      channels,
      recipient,
      (one) => isBuyer && isStopped({ channel: one, contact: contactOn(one, recipient) }),
    );
    const fallback = channels.find((one) => contactOn(one, recipient) !== '');
    const reason = channel ? '' : fallback ? stoppedByBuyer : 'There is no phone or email.';
    const send_after = isBuyer && channel !== 'email' ? nextSendTime(now, settings.quiet) : now;
    return {
      brand_id,
      notification_id: newId('ntf'),
      kind: message.kind,
      channel: channel ?? fallback ?? channels[0] ?? 'email',
      language,
      contact: contactOn(channel ?? fallback ?? 'email', recipient),
      recipient_name: recipient.name,
      subject: fillTemplate(text?.subject ?? '', values).slice(0, 250),
      body: fillTemplate(text?.body ?? '', values),
      template: (channel && channel !== 'email' && text?.templates[channel]) || '',
      template_values: json(templateValues(text?.body ?? '', values)),
      state: channel ? ('queued' as const) : ('skipped' as const),
      reason,
      reply_to: recipient.reply_to ?? '',
      order_id,
      shipment_id,
      dedupe_key: key,
      send_after: channel ? send_after : null,
      created_at: now,
      sent_at: null,
    };
  });
  const kept = await tx
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['brand_id', 'dedupe_key']).doNothing())
    .returning('notification_id')
    .execute();
  const ids = new Set(kept.map(({ notification_id }) => notification_id));
  return rows.map(({ notification_id, state, reason, send_after }) =>
    ids.has(notification_id)
      ? { notification_id, state, reason, send_after }
      : { notification_id: '', state: 'duplicate', reason: 'It was sent before.', send_after: null },
  );
}

/** Finds the languages that buyers chose, by order. */
async function findBuyerLanguages(
  tx: Tx,
  brand_id: string,
  messages: readonly NewNotification[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = new Set(messages.flatMap(({ order_id }) => order_id ?? []));
  if (ids.size === 0) return new Map();
  const rows = await tx
    .selectFrom('orders')
    .select(['order_id', 'buyer_language'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ order_id, buyer_language }) => [order_id, buyer_language]));
}

/** Finds which of the recipients' contacts get no messages on a channel. */
function findStoppedRecipients(tx: Tx, brand_id: string, messages: readonly NewNotification[]) {
  return findStopped(
    tx,
    brand_id,
    messages.flatMap(({ recipient }) =>
      notificationChannels.map((channel) => ({ channel, contact: contactOn(channel, recipient) })),
    ),
  );
}
