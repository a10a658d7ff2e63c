import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './Progress.css.ts';

/** Common props of bar and ring. */
export interface ProgressProps {
  /** The task in progress: "Creating labels". */
  label: string;
  /** Progress; omit if unknown. */
  value?: number;
  /** Maximum of `value`. @default 100 */
  max?: number;
  /** Formatted value: "312 of 1,000". @default the percentage */
  valueText?: string;
  /** @default 'accent' */
  tone?: Tone;
}

export interface ProgressBarProps extends ProgressProps {
  /** Hides label and value visually. @default false */
  isLabelHidden?: boolean;
}

/** Returns the props of the React Aria progress bar. */
export function progressRoot({ label, value, max = 100, valueText }: ProgressProps) {
  return {
    'aria-label': label,
    maxValue: max,
    isIndeterminate: value === undefined,
    value,
    valueLabel: valueText,
  };
}

/** Progress of work that takes more than a moment. For background jobs, use JobTray. */
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
