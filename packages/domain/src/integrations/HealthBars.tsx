import { Text, VisuallyHidden } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { rateHour } from './state.ts';
import type { HealthHour } from './state.ts';
import * as styles from './HealthBars.css.ts';

const defaults = domainMessages.integrations;

export interface HealthBarsProps {
  /** Oldest first. */
  hours: readonly HealthHour[];
}

/** The requests of the last hours: one bar per hour, and their sum in words. */
export function HealthBars({ hours }: HealthBarsProps) {
  const messages = useDomainMessages('integrations', defaults);
  const sum = (count: (hour: HealthHour) => number) => hours.reduce((all, one) => all + count(one), 0);
  const calls = sum((one) => one.calls);
  const failing = hours.filter((one) => rateHour(one) === 'failing').length;
  return (
    <div>
      <div className={styles.bars} aria-hidden="true">
        {hours.map((one) => (
          <span key={one.hour} className={styles.bar[rateHour(one)]} data-part={rateHour(one)} />
        ))}
      </div>
      <Text size="label" tone="third" isNumeric>
        {calls === 0 ? messages.noCalls : messages.calls(calls - sum((one) => one.failed), calls)}
      </Text>
      {failing > 0 && <VisuallyHidden>{messages.failingHours(failing)}</VisuallyHidden>}
    </div>
  );
}
