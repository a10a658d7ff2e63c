import { Link, RelativeTime, StatusBadge, Text } from '@khep/ui';
import { CourierBadge } from '../couriers/CourierBadge.tsx';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { HealthBars } from './HealthBars.tsx';
import type { HealthHour, IntegrationState } from './state.ts';
import * as styles from './IntegrationList.css.ts';

const defaults = domainMessages.integrations;

/** A partner as the list shows it. */
export interface IntegrationData {
  id: string;
  name: string;
  /** Which account: a domain, services, the end of a key. */
  detail: string;
  state: IntegrationState;
  is_simulated: boolean;
  hours: readonly HealthHour[];
  average_ms: number | null;
  /** A count of today in words: "118 orders". */
  today: string;
  today_note: string;
  /** ISO 8601. */
  last_at: string | null;
  problem: string;
}

export interface IntegrationListProps {
  label: string;
  integrations: readonly IntegrationData[];
  hrefOf: (integration: IntegrationData) => string;
}

const tones = {
  working: 'positive',
  check: 'caution',
  'needs-you': 'critical',
  'by-hand': 'neutral',
  off: 'neutral',
} as const satisfies Record<IntegrationState, string>;

/** Partners with their true state: health by the hour, what came today, and the oldest problem with its consequence. */
export function IntegrationList({ label, integrations, hrefOf }: IntegrationListProps) {
  const messages = useDomainMessages('integrations', defaults);
  return (
    <ul className={styles.list} aria-label={label}>
      {integrations.map((one) => (
        <li key={one.id} className={styles.item}>
          <div className={styles.row}>
            <CourierBadge name={one.name} />
            <div className={styles.name}>
              <Link href={hrefOf(one)}>{one.name}</Link>{' '}
              {one.is_simulated && <StatusBadge shape="tag">{messages.simulated}</StatusBadge>}
              <Text size="secondary" tone="third">
                {one.detail}
              </Text>
            </div>
            <div className={styles.fact}>
              {one.hours.length > 0 && one.state !== 'off' && <HealthBars hours={one.hours} />}
            </div>
            <div className={styles.fact}>
              <Text isNumeric>{one.today}</Text>
              <Text size="secondary" tone="third">
                {one.today_note}
              </Text>
            </div>
            <div className={styles.fact}>
              {one.last_at !== null && (
                <>
                  <Text>
                    <RelativeTime at={one.last_at} isPlain />
                  </Text>
                  {one.average_ms !== null && (
                    <Text size="secondary" tone="third" isNumeric>
                      {messages.milliseconds(one.average_ms)}
                    </Text>
                  )}
                </>
              )}
            </div>
            <div className={styles.state}>
              <StatusBadge tone={tones[one.state]}>{messages.states[one.state]}</StatusBadge>
            </div>
          </div>
          {one.problem !== '' && (
            <div className={styles.problem[one.state === 'needs-you' ? 'critical' : 'caution']}>
              <span>{one.problem}</span>
              <Link href={hrefOf(one)}>{messages.fix(one.name)}</Link>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
