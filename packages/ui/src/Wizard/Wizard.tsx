import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../Button/index.ts';
import { Stepper, type Step } from '../Stepper/index.ts';
import { structureMessages } from '../structureMessages.ts';
import * as styles from './Wizard.css.ts';

const defaults = structureMessages.wizard;

export interface WizardStep {
  id: string;
  /** Name and heading: "Products and payment". */
  label: string;
  /** A line below the heading. */
  description?: ReactNode;
  /** Fields of the step. Store their values outside: a step unmounts when left. */
  content: ReactNode;
  /** @default 'Next', and `finishLabel` on the last */
  nextLabel?: string;
  /** Validates or saves the step. With `false` it stays; the step shows errors and sets focus. */
  onNext?: () => boolean | Promise<boolean>;
}

export interface WizardProps {
  /** Accessible name: "Create order". */
  label: string;
  /** At least one. */
  steps: readonly WizardStep[];
  /** ID of the current step, if controlled. @default uncontrolled, from the first */
  stepId?: string;
  onStepChange?: (id: string) => void;
  /** Label of the last button: "Create order". */
  finishLabel: string;
  /** Called after the last step. */
  onComplete: () => void | Promise<void>;
  /** Adds "Start again"; clear the fields here. Returns to the first step. */
  onReset?: () => void;
  /** Heading level of the step. @default 2 */
  level?: 2 | 3;
}

/** A task in steps, one at a time. For a form on one screen, use Form. */
export function Wizard(props: WizardProps) {
  const words = useMessages('wizard', defaults);
  const { label, steps, finishLabel, onComplete, onReset, level = 2 } = props;
  const [ownStep, setOwnStep] = useState(steps[0]?.id);
  const [isPending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === (props.stepId ?? ownStep)),
  );
  const current = steps[at];
  if (!current) return null;
  const isLast = at === steps.length - 1;
  const Heading = `h${level}` as const;

  /** Shows a step and focuses its heading. */
  function show(index: number) {
    const target = steps[index];
    if (!target || target.id === current?.id) return;
    flushSync(() => {
      setOwnStep(target.id);
      props.onStepChange?.(target.id);
    });
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }

  function goOn(mayGo: boolean): void | Promise<void> {
    if (!mayGo) return;
    if (isLast) return onComplete();
    show(at + 1);
  }

  /** Synchronous results continue immediately, without a flash of the pending state. */
  async function next() {
    const answer = current?.onNext?.() ?? true;
    const rest = typeof answer === 'boolean' ? goOn(answer) : answer.then(goOn);
    if (!rest) return;
    setPending(true);
    try {
      await rest;
    } finally {
      setPending(false);
    }
  }

  function reset() {
    onReset?.();
    show(0);
  }

  const marks = steps.map<Step>(({ id, label: name }, index) => ({
    id,
    label: name,
    status: index < at ? 'done' : index === at ? 'current' : 'upcoming',
  }));

  return (
    <div className={styles.wizard} data-component="Wizard">
      <Stepper
        label={label}
        steps={marks}
        {...(!isPending && { onAction: (id: string) => show(steps.findIndex((step) => step.id === id)) })}
      />
      <section className={styles.panel} aria-labelledby={headingId}>
        <div>
          <Heading ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
            <VisuallyHidden elementType="span">{words.position(at + 1, steps.length)}</VisuallyHidden>
            {current.label}
          </Heading>
          {current.description && <p className={styles.description}>{current.description}</p>}
        </div>
        {current.content}
      </section>
      <div className={styles.foot}>
        {onReset && (
          <Button variant="ghost" onPress={reset} isDisabled={isPending}>
            {words.reset}
          </Button>
        )}
        <div className={styles.ways}>
          {at > 0 && (
            <Button onPress={() => show(at - 1)} isDisabled={isPending}>
              {words.back}
            </Button>
          )}
          <Button tone="accent" isPending={isPending} onPress={() => void next()}>
            {current.nextLabel ?? (isLast ? finishLabel : words.next)}
          </Button>
        </div>
      </div>
    </div>
  );
}
