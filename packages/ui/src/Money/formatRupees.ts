export const moneyDecimals = ['always', 'auto', 'never'] as const;

export interface RupeeFormat {
  /** `auto` shows paise if any; `never` rounds to rupees. @default 'always' */
  decimals?: (typeof moneyDecimals)[number];
  /** Prefixes gains with a plus. @default false */
  isSigned?: boolean;
}

const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const minus = '\u2212';

/** Formats paise as "₹1,23,456.50", with the sign before the rupee symbol. */
export function formatRupees(
  paise: number,
  { decimals = 'always', isSigned = false }: RupeeFormat = {},
): string {
  const isWhole = decimals === 'never' || (decimals === 'auto' && paise % 100 === 0);
  const written = (isWhole ? whole : withPaise).format(Math.abs(paise) / 100);
  // Amounts that round to zero have no sign.
  const isNothing = !/[1-9]/.test(written);
  const sign = isNothing ? '' : paise < 0 ? minus : isSigned ? '+' : '';
  return `${sign}₹${written}`;
}
