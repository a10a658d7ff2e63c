import type { Notification } from '@khep/api';
import { maskContact, notificationKind, notificationKindIds } from '@khep/domain/notifications';
import type { NotificationKindId } from '@khep/domain/notifications';
import type { NotificationRecord } from './tables.ts';

export const isNotificationKind = (id: string): id is NotificationKindId =>
  notificationKindIds.some((one) => one === id);
const labelOf = (kind: string) => (isNotificationKind(kind) ? notificationKind(kind).label : kind);

/** Returns whether a message is for a buyer; the others are for couriers and the seller. */
export const isForBuyer = (kind: string) =>
  isNotificationKind(kind) && notificationKind(kind).recipient === 'buyer';

/** A message as the log and the records that it belongs to show it: its contact masked, its link cut. */
export function serializeNotification(row: NotificationRecord): Notification {
  return {
    id: row.notification_id,
    kind: row.kind,
    label: labelOf(row.kind),
    channel: row.channel,
    language: row.language,
    recipient_name: row.recipient_name,
    contact: maskContact(row.contact),
    subject: row.subject,
    // A link in it answers for the buyer: it is for the buyer alone.
    body: row.body.replaceAll(/(https?:\/\/\S+\/d\/)\S+/g, '$1…'),
    state: row.state,
    reason: row.reason,
    order_id: row.order_id,
    shipment_id: row.shipment_id,
    send_after: row.send_after?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
