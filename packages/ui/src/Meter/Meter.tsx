import { Meter as AriaMeter } from 'react-aria-components/Meter';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps {
  /** The measured quantity: "Volume of the box". */
  label: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** Formatted value: "5.1 of 10 kg". @default the percentage */
  valueText?: string;
  /** `caution` when running low, `critical` when blocking. @default 'accent' */
  tone?: Tone;
  /** Hides label and value visually. @default false */
  isLabelHidden?: boolean;
}

/** A level that rises and falls. For progress, use ProgressBar. */
export function Meter(props: MeterProps) {
  const { label, value, min = 0, max = 100, valueText, tone = 'accent', isLabelHidden = false } = props;
  return (
    <AriaMeter
      className={styles.meter}
      aria-label={label}
      data-component="Meter"
      value={value}
      minValue={min}
      maxValue={max}
      valueLabel={valueText}
    >
      {({ percentage, valueText: words }) => (
        <>
          <div className={styles.track}>
            <div className={styles.fill} data-tone={tone} style={{ inlineSize: `${percentage}%` }} />
          </div>
          {!isLabelHidden && (
            <div className={styles.words} aria-hidden="true">
              <span className={styles.label}>{label}</span>
              <span>{words}</span>
            </div>
          )}
        </>
      )}
    </AriaMeter>
  );
}
