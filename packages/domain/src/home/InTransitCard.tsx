import { Card, EmptyState, Skeleton } from '@khep/ui';
import { ShareBar } from '@khep/ui/charts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { inTransitTone } from './todo.ts';

const defaults = domainMessages.inTransit;

export interface InTransitCardProps {
  /** Shipments by state, in the order of the journey; undefined while loading. */
  network: readonly { status: string; label: string; count: number }[] | undefined;
}

/** The brand's shipments in transit, by state. */
export function InTransitCard({ network }: InTransitCardProps) {
  const messages = useDomainMessages('inTransit', defaults);
  const total = network?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Card title={messages.title} description={network === undefined ? undefined : messages.shipments(total)}>
      {network === undefined ? (
        <Skeleton lines={3} />
      ) : total === 0 ? (
        <EmptyState title={messages.none} />
      ) : (
        <ShareBar
          items={network.map(({ label, count, status }) => ({
            label,
            value: count,
            tone: inTransitTone(status),
          }))}
        />
      )}
    </Card>
  );
}
