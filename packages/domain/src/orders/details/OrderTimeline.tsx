import { Card } from '@khep/ui';
import { formatDateTime } from '../../days/index.ts';
import { TrackingTimeline } from '../../tracking/TrackingTimeline.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.orderTimeline;

/** Something that happened to an order. */
export interface OrderEventData {
  id: string;
  words: string;
  /** ISO 8601. */
  at: string;
  actor: { name: string };
}

export interface OrderTimelineProps {
  /** Names the order: "KH-100482". */
  orderNumber: string;
  /** Newest first. */
  events: readonly OrderEventData[];
}

/** Lists the events of an order and who caused each, newest first. */
export function OrderTimeline({ orderNumber, events }: OrderTimelineProps) {
  const messages = useDomainMessages('orderTimeline', defaults);
  return (
    <Card title={messages.title}>
      <TrackingTimeline
        label={messages.label(orderNumber)}
        entries={events.map(({ id, words, at, actor }) => ({
          id,
          title: words,
          detail: `${formatDateTime(at)} · ${actor.name}`,
          at,
        }))}
      />
    </Card>
  );
}
