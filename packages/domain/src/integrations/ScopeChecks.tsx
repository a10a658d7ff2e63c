import { CheckIcon, CloseIcon, Text, VisuallyHidden } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import * as styles from './ScopeChecks.css.ts';

const defaults = domainMessages.integrations;

export interface ScopeCheck {
  /** Subject of the check: a scope, "Webhooks signed". */
  name: string;
  /** Its purpose, or the step that fixes it. */
  detail: string;
  isPassed: boolean;
}

export interface ScopeChecksProps {
  label: string;
  checks: readonly ScopeCheck[];
}

/** Lists the permissions of a connection, check by check; a failed one names what is missing. */
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
