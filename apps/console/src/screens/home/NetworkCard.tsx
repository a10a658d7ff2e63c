import type { HomeSummary } from '@khep/api';
import { Card, EmptyState, Skeleton } from '@khep/ui';
import { ShareBar } from '@khep/ui/charts';
import type { ChartItem } from '@khep/ui/charts';

/** The colour of a state on the journey: indigo on the way, green near the door, warm where it is stuck or turned back. */
function toneOf(status: string): NonNullable<ChartItem['tone']> {
  if (status.startsWith('RTO')) return 'critical';
  if (status === 'UNDELIVERED' || status === 'LOST' || status === 'DAMAGED') return 'caution';
  if (status === 'OUT_FOR_DELIVERY') return 'positive';
  return status === 'PICKED_UP' ? 'info' : 'accent';
}

export interface NetworkCardProps {
  /** In the order of the journey; absent while it loads. */
  network: HomeSummary['network'] | undefined;
}

/** Where the brand's parcels are now. */
export function NetworkCard({ network }: NetworkCardProps) {
  const total = network?.reduce((sum, state) => sum + state.count, 0) ?? 0;
  return (
    <Card
      title="In the network"
      {...(network !== undefined && {
        description: `${total.toLocaleString('en-IN')} ${total === 1 ? 'parcel' : 'parcels'}`,
      })}
    >
      {network === undefined ? (
        <Skeleton lines={3} />
      ) : total === 0 ? (
        <EmptyState title="No parcel is on its way" />
      ) : (
        <ShareBar
          items={network.map(({ label, count, status }) => ({ label, value: count, tone: toneOf(status) }))}
        />
      )}
    </Card>
  );
}
