import type { Order } from '@khep/api';
import { TrackingTimeline } from '@khep/domain/tracking/ui';
import { Card } from '@khep/ui';
import { formatDateTime } from '@khep/domain/days';

/** What happened to the order, newest first. */
export function Timeline({ order }: { order: Order }) {
  return (
    <Card title="Timeline">
      <TrackingTimeline
        label={`What happened to ${order.order_details.order_id}`}
        entries={order.timeline.map((entry) => ({
          id: entry.id,
          title: entry.words,
          detail: `${formatDateTime(entry.at)} · ${entry.actor.name}`,
          at: entry.at,
        }))}
      />
    </Card>
  );
}
