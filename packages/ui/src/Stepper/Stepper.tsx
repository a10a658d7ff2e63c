import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { stepperWords as defaultStepperWords } from '../shellMessages.ts';
import * as styles from './Stepper.css.ts';

export const stepStatuses = ['done', 'current', 'upcoming'] as const;
export type StepStatus = (typeof stepStatuses)[number];

export interface Step {
  id: string;
  /** Name of the step: "Products and payment". */
  label: string;
  status: StepStatus;
}

export interface StepperProps {
  /** Accessible name: "Create order". @default 'Progress' */
  label?: string;
  steps: readonly Step[];
  /** Called for completed steps. If omitted, steps aren't clickable. */
  onAction?: (id: string) => void;
}

/** A task in a few steps: what is done, where one is, what is to come. */
export function Stepper({ label, steps, onAction }: StepperProps) {
  const stepperWords = useMessages('stepper', defaultStepperWords);
  return (
    <nav className={styles.frame} aria-label={label ?? stepperWords.label} data-component="Stepper">
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const inside = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {step.status === 'done' ? (
                  <svg
                    viewBox="0 0 12 12"
                    width="12"
                    height="12"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  >
                    <path d="m2.5 6.3 2.3 2.3 4.7-5" />
                  </svg>
                ) : (
                  index + 1
                )}
              </span>
              <span className={styles.label}>{step.label}</span>
              <VisuallyHidden elementType="span">{`, ${stepperWords[step.status]}`}</VisuallyHidden>
            </>
          );
          return (
            <li key={step.id} className={styles.entry}>
              {step.status === 'done' && onAction ? (
                <button
                  type="button"
                  className={styles.step}
                  data-status={step.status}
                  onClick={() => onAction(step.id)}
                >
                  {inside}
                </button>
              ) : (
                <span
                  className={styles.step}
                  data-status={step.status}
                  aria-current={step.status === 'current' ? 'step' : undefined}
                >
                  {inside}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
