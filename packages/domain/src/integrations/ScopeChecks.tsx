import { CheckIcon, CloseIcon, Text, VisuallyHidden } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import * as styles from './ScopeChecks.css.ts';

const defaults = domainMessages.integrations;

export interface ScopeCheck {
  /** What was checked: a scope, "Webhooks signed". */
  name: string;
  /** What it is for, or what to do. */
  detail: string;
  isPassed: boolean;
}

export interface ScopeChecksProps {
  label: string;
  checks: readonly ScopeCheck[];
}

/** What a connection may do, check by check; a failed one says what is missing. */
export function ScopeChecks({ label, checks }: ScopeChecksProps) {
  const messages = useDomainMessages('integrations', defaults);
  return (
    <ul className={styles.list} aria-label={label}>
      {checks.map(({ name, detail, isPassed }) => (
        <li key={name} className={styles.check} data-failed={isPassed ? undefined : true}>
          <span className={styles.icon} aria-hidden="true">
            {isPassed ? <CheckIcon /> : <CloseIcon />}
          </span>
          <span>
            <Text as="strong" weight="medium">
              {isPassed ? name : messages.isMissing(name)}
            </Text>
            {isPassed && <VisuallyHidden>{messages.passed}</VisuallyHidden>}
            <Text size="secondary" tone="second">
              {detail}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
