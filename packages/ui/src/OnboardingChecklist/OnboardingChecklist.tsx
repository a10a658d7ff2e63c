import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../Button/index.ts';
import { formatCount } from '../formatCount.ts';
import { IconButton } from '../IconButton/index.ts';
import { CheckIcon, CloseIcon } from '../icons/index.ts';
import { LinkButton } from '../Link/index.ts';
import { ProgressBar } from '../Progress/index.ts';
import { structureMessages } from '../structureMessages.ts';
import * as styles from './OnboardingChecklist.css.ts';

const defaults = structureMessages.checklist;

export interface OnboardingStep {
  id: string;
  /** The result or task: "Add a pickup address". */
  title: string;
  /** The purpose of the step, in one line. */
  description?: ReactNode;
  isDone: boolean;
  /** Not required to start. @default false */
  isOptional?: boolean;
  /** Label of its button: "Add address". */
  actionLabel: string;
  /** Link target; otherwise the button calls `onAction`. */
  href?: string;
  onAction?: () => void;
}

export interface OnboardingChecklistProps {
  /** The thing that is set up: "Set-up". */
  label: string;
  /** In recommended order; any order is possible. */
  steps: readonly OnboardingStep[];
  /** Adds a dismiss button; offer it once required steps are done. */
  onDismiss?: () => void;
  /** Adds a button that collapses the steps. @default false */
  isCollapsible?: boolean;
}

/** Remaining setup steps, done over days. For a task in one sitting, use Wizard. */
export function OnboardingChecklist({
  label,
  steps,
  onDismiss,
  isCollapsible = false,
}: OnboardingChecklistProps) {
  const words = useMessages('checklist', defaults);
  const [isFolded, setFolded] = useState(false);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, isOptional = false }) => !isDone && !isOptional)?.id;
  return (
    <div className={styles.checklist} data-component="OnboardingChecklist">
      <div className={styles.head}>
        <div className={styles.bar}>
          <ProgressBar
            label={label}
            value={done}
            max={Math.max(1, steps.length)}
            valueText={words.progress(formatCount(done), formatCount(steps.length))}
          />
        </div>
        {isCollapsible && (
          <Button size="small" variant="ghost" onPress={() => setFolded(!isFolded)}>
            {isFolded ? words.show : words.hide}
          </Button>
        )}
        {onDismiss && (
          <IconButton label={words.dismiss} size="small" onPress={onDismiss}>
            <CloseIcon size={14} />
          </IconButton>
        )}
      </div>
      <ol className={styles.list} hidden={isFolded}>
        {steps.map(
          ({ id, title, description, isDone, isOptional = false, actionLabel, href, onAction }, index) => {
            const look = { size: 'small', tone: id === next ? 'accent' : 'neutral' } as const;
            return (
              <li key={id} className={styles.step} aria-current={id === next ? 'step' : undefined}>
                <span className={styles.mark} data-done={isDone || undefined} aria-hidden="true">
                  {isDone ? <CheckIcon size={14} /> : index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>
                    {title}
                    {isDone && <VisuallyHidden elementType="span">{`, ${words.done}`}</VisuallyHidden>}
                    {isOptional && !isDone && (
                      <span className={styles.optional}>{` · ${words.optional}`}</span>
                    )}
                  </span>
                  {description && <span className={styles.why}>{description}</span>}
                </span>
                {!isDone && (
                  <span className={styles.action}>
                    {href === undefined ? (
                      <Button {...look} {...(onAction && { onPress: onAction })}>
                        {actionLabel}
                      </Button>
                    ) : (
                      <LinkButton {...look} href={href}>
                        {actionLabel}
                      </LinkButton>
                    )}
                  </span>
                )}
              </li>
            );
          },
        )}
      </ol>
    </div>
  );
}
