import { CheckIcon, VisuallyHidden } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { ReturnStep } from '../steps.ts';
import * as styles from './ReturnSteps.css.ts';

const defaults = domainMessages.returns;

export interface ReturnStepsProps {
  steps: readonly ReturnStep[];
}

/** How far a return is, from the request to the refund. */
export function ReturnSteps({ steps }: ReturnStepsProps) {
  const messages = useDomainMessages('returns', defaults);
  return (
    <ol className={styles.steps} aria-label={messages.steps} data-component="ReturnSteps">
      {steps.map(({ id, label, state }, index) => (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <CheckIcon size={12} /> : index + 1}
          </span>
          {label}
          <VisuallyHidden>{`, ${messages.stepStates[state]}`}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
