import * as styles from './Money.css.ts';
import { formatRupees, type RupeeFormat } from './formatRupees.ts';

export const moneyTones = ['plain', 'sign'] as const;

export interface MoneyProps extends RupeeFormat {
  /** Whole paise: 45050 is ₹450.50. */
  paise: number;
  /** `sign` colours gains green and losses red, in addition to the sign. @default 'plain' */
  tone?: (typeof moneyTones)[number];
}

/** An amount in rupees with Indian grouping, on one line. */
export function Money({ paise, tone = 'plain', decimals, isSigned }: MoneyProps) {
  const shade = tone === 'plain' || paise === 0 ? 'plain' : paise > 0 ? 'gain' : 'loss';
  return (
    <data
      className={`${styles.money} ${styles.tones[shade]}`}
      value={(paise / 100).toFixed(2)}
      data-component="Money"
    >
      {formatRupees(paise, { ...(decimals && { decimals }), ...(isSigned !== undefined && { isSigned }) })}
    </data>
  );
}
