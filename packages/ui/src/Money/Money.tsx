import * as styles from './Money.css.ts';
import { formatRupees, type RupeeFormat } from './formatRupees.ts';

export const moneyTones = ['plain', 'sign'] as const;

export interface MoneyProps extends RupeeFormat {
  /** In paise, whole: 45050 is ₹450.50. */
  paise: number;
  /** `sign` paints a gain green and a loss red; the sign says it too. @default 'plain' */
  tone?: (typeof moneyTones)[number];
}

/** An amount in rupees, grouped as India counts, on one line. */
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
