import * as styles from './ShareBar.css.ts';

export const shareTones = ['start', 'moving', 'near', 'stuck', 'back'] as const;

/** One part of a whole. */
export interface Share {
  label: string;
  value: number;
  tone: (typeof shareTones)[number];
}

export interface ShareBarProps {
  /** In the order of the journey. */
  shares: readonly Share[];
}

const grouped = new Intl.NumberFormat('en-IN');

/** Parts of a whole as one bar, each named and counted below it. */
export function ShareBar({ shares }: ShareBarProps) {
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {shares
          .filter((share) => share.value > 0)
          .map((share) => (
            // Its share of the bar is data, so it is set here and not in the style sheet.
            <span key={share.label} className={styles.part[share.tone]} style={{ flexGrow: share.value }} />
          ))}
      </div>
      <dl className={styles.list}>
        {shares.map((share) => (
          <div key={share.label} className={styles.row}>
            <dt className={styles.name}>
              <span className={styles.swatch[share.tone]} aria-hidden />
              {share.label}
            </dt>
            <dd className={styles.count}>{grouped.format(share.value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
