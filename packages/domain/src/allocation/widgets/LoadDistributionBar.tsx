import { Stack, Text } from '@khep/ui';
import { formatPercent } from '../../money/index.ts';
import { courierMark } from '../../couriers/mark.ts';
import * as styles from './LoadDistributionBar.css.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.loadDistribution;

export interface LoadDistributionBarProps {
  /** Couriers and their shares, which add up to 100; empty without a load distribution. */
  parts: readonly { name: string; percentage: number }[];
}

/** Shows how orders that match no rule are split among couriers. */
export function LoadDistributionBar({ parts }: LoadDistributionBarProps) {
  const messages = useDomainMessages('loadDistribution', defaults);
  const shown = parts.filter(({ percentage }) => percentage > 0);
  if (shown.length === 0) return <Text tone="second">{messages.none}</Text>;
  return (
    <Stack gap={8}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ name, percentage }, index) => {
          const { color } = courierMark(name);
          const before = shown.slice(0, index).filter((part) => courierMark(part.name).color === color);
          return (
            <span
              key={name}
              className={styles.part}
              // A second service of a courier is lighter.
              style={{ flexGrow: percentage, background: color, opacity: 1 / (1 + before.length * 0.7) }}
            />
          );
        })}
      </div>
      <Text size="secondary" tone="second" isNumeric>
        {shown.map(({ name, percentage }) => `${name} ${formatPercent(percentage)}`).join(' · ')}
      </Text>
    </Stack>
  );
}
