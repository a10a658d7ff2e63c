import { numberStyle } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { ItemData } from '../series.ts';
import * as styles from './ShareBar.css.ts';

export interface ShareBarProps extends Pick<ItemData, 'items' | 'number'> {}

/** Shows parts of a whole on one line, listed with values below; it needs no table view. */
export function ShareBar({ items, number = 'count' }: ShareBarProps) {
  const { full } = numberStyle(number);
  return (
    <div data-component="ShareBar">
      <div className={styles.bar} aria-hidden="true">
        {items.map(({ label, value, tone }, index) =>
          value > 0 ? (
            // Computed from data, so it is an inline style.
            <span
              key={label}
              className={`${styles.part} ${markClass(index, tone)}`}
              style={{ flexGrow: value }}
            />
          ) : null,
        )}
      </div>
      <dl className={styles.list}>
        {items.map(({ label, value, tone }, index) => (
          <div key={label} className={styles.row}>
            <dt className={styles.name}>
              <span className={`${styles.swatch} ${markClass(index, tone)}`} aria-hidden="true" />
              {label}
            </dt>
            <dd className={styles.amount}>{full(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
