import type { Notification } from '@khep/api';
import { describeMessage, notificationChannelLabels } from '@khep/domain/notifications';
import { TrackingTimeline } from '@khep/domain/tracking/ui';
import { formatDateTime } from '@khep/domain/days';

/** Says what became of a message: "sent 21 Nov, 09:14". */
export const messageProgress = (message: Notification): string =>
  describeMessage(message, { now: new Date(), format: formatDateTime });

/** The messages that the buyer got, the latest first, each with what became of it. */
export function BuyerMessages({ messages }: { messages: readonly Notification[] }) {
  return (
    <TrackingTimeline
      label="Messages to the buyer"
      entries={messages.map((message) => ({
        id: message.id,
        title: message.label,
        detail: `${notificationChannelLabels[message.channel]} to ${message.contact}, ${messageProgress(message)}`,
        at: message.sent_at ?? message.created_at,
        tone: message.state === 'failed' ? 'critical' : 'neutral',
      }))}
    />
  );
}
