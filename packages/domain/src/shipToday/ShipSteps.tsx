import { BoxIcon, CalendarIcon, ClipboardIcon, PrintIcon, TruckIcon } from '@khep/ui';
import type { ReactNode } from 'react';
import { domainMessages } from '../messages.ts';
import type { ShipStep } from './run.ts';
import * as styles from './ShipSteps.css.ts';

const messages = domainMessages.shipToday;

export interface ShipStepData {
  step: ShipStep;
  /** "46", "31 of 46". */
  count: string;
  /** "11 by rule, 35 by load distribution". */
  detail: string;
  /** Progress of a run; a plan has none. */
  progress?: { done: number; failed: number; total: number };
}

export interface ShipStepsProps {
  /** In sequence. */
  steps: readonly ShipStepData[];
}

const icons: Record<ShipStep, ReactNode> = {
  pack: <BoxIcon size={16} />,
  courier: <TruckIcon size={16} />,
  labels: <PrintIcon size={16} />,
  pickups: <CalendarIcon size={16} />,
  manifests: <ClipboardIcon size={16} />,
};

const percent = (part: number, total: number) => `${total === 0 ? 0 : (part / total) * 100}%`;

/** Lists the steps in sequence, each with its count and progress. */
export function ShipSteps({ steps }: ShipStepsProps) {
  return (
    <ol className={styles.steps} aria-label={messages.stepsLabel}>
      {steps.map(({ step, count, detail, progress }) => {
        const isDone = progress !== undefined && progress.total > 0 && progress.done >= progress.total;
        return (
          <li key={step} className={styles.step}>
            <div className={styles.bar} aria-hidden="true" data-planned={progress === undefined || undefined}>
              {progress && (
                <>
                  <span
                    className={styles.done}
                    style={{ inlineSize: percent(progress.done, progress.total) }}
                  />
                  <span
                    className={styles.failed}
                    style={{ inlineSize: percent(progress.failed, progress.total) }}
                  />
                </>
              )}
            </div>
            <div className={styles.line}>
              <span className={styles.icon} data-done={isDone || undefined}>
                {icons[step]}
              </span>
              <span className={styles.name}>{messages.steps[step]}</span>
              <span className={styles.count}>{count}</span>
            </div>
            {detail !== '' && <p className={styles.detail}>{detail}</p>}
          </li>
        );
      })}
    </ol>
  );
}
