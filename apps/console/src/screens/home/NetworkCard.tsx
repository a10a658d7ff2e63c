import type { HomeSummary } from '@khep/api';
import { Card, EmptyState, Skeleton } from '@khep/ui';
import { ShareBar } from '@khep/ui/charts';
import type { ChartItem } from '@khep/ui/charts';

/** Colour of a state: blue in transit, green out for delivery, warm for problems and RTO. */
function statusTone(status: string): NonNullable<ChartItem['tone']> {
  if (status.startsWith('RTO')) return 'critical';
  if (status === 'UNDELIVERED' || status === 'LOST' || status === 'DAMAGED') return 'caution';
  if (status === 'OUT_FOR_DELIVERY') return 'positive';
  return status === 'PICKED_UP' ? 'info' : 'accent';
}

export interface NetworkCardProps {
  /** In the order of the journey; undefined while loading. */
  network: HomeSummary['network'] | undefined;
}

/** The brand's shipments in transit, by state. */
export function NetworkCard({ network }: NetworkCardProps) {
  const total = network?.reduce((sum, state) => sum + state.count, 0) ?? 0;
  return (
    <Card
      title="In transit"
      {...(network !== undefined && {
        description: `${total.toLocaleString('en-IN')} ${total === 1 ? 'shipment' : 'shipments'}`,
      })}
    >
      {network === undefined ? (
        <Skeleton lines={3} />
      ) : total === 0 ? (
        <EmptyState title="No shipments in transit" />
      ) : (
        <ShareBar
          items={network.map(({ label, count, status }) => ({
            label,
            value: count,
            tone: statusTone(status),
          }))}
        />
      )}
    </Card>
  );
}
