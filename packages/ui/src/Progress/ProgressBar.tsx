import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './Progress.css.ts';

/** What a bar and a ring have in common. */
export interface ProgressProps {
  /** What is under way: "Creating labels". */
  label: string;
  /** How much is done; leave out when it cannot be known. */
  value?: number;
  /** What `value` runs to. @default 100 */
  max?: number;
  /** The value in words: "312 of 1,000". @default the percentage */
  valueText?: string;
  /** @default 'accent' */
  tone?: Tone;
}

export interface ProgressBarProps extends ProgressProps {
  /** Keeps the words for screen readers only, where they stand beside it. @default false */
  isLabelHidden?: boolean;
}

/** Props of the React Aria progress bar behind both shapes. */
export function progressRoot({ label, value, max = 100, valueText }: ProgressProps) {
  return {
    'aria-label': label,
    maxValue: max,
    isIndeterminate: value === undefined,
    ...(value !== undefined && { value }),
    ...(valueText !== undefined && { valueLabel: valueText }),
  };
}

/** How far something has come that takes more than a moment. For work that goes on in the background, use JobTray. */
export function ProgressBar({ isLabelHidden = false, ...progress }: ProgressBarProps) {
  const { label, value, tone = 'accent' } = progress;
  return (
    <AriaProgressBar {...progressRoot(progress)} className={styles.progress} data-component="ProgressBar">
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <div className={styles.head} aria-hidden="true">
              <span>{label}</span>
              {value !== undefined && <span className={styles.value}>{valueText}</span>}
            </div>
          )}
          <div className={styles.track}>
            <div
              className={styles.fill}
              data-tone={tone}
              data-indeterminate={value === undefined || undefined}
              style={value === undefined ? undefined : { inlineSize: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
