import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
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

/** How far a job has come. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'accent' }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={styles.progress}
      data-component="ProgressBar"
      maxValue={max}
      isIndeterminate={value === undefined}
      {...(value !== undefined && { value })}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage, valueText: words }) => (
        <>
          <div className={styles.head}>
            <Label>{label}</Label>
            {value !== undefined && <span className={styles.value}>{words}</span>}
          </div>
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
