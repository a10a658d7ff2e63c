import { formatPercent } from '../../money/index.ts';
import * as styles from './UtilisationBar.css.ts';

export interface UtilisationBarProps {
  /** Names what is measured: "Volume of box 1". */
  label: string;
  /** Percent; values over 100 are shown as overfilled. */
  value: number;
}

/** A bar showing how full something is. */
export function UtilisationBar({ label, value }: UtilisationBarProps) {
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      className={styles.track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={formatPercent(value, { decimals: 0 })}
      data-component="UtilisationBar"
    >
      <div className={styles.fill} data-over={value > 100 || undefined} style={{ inlineSize: `${shown}%` }} />
    </div>
  );
}
