/** An amount in whole paise; ₹1 is 100. The only representation of money outside the API and forms. */
export type Paise = number;

/** A decimal number as an exact fraction: 2.275 → 2275/1000. */
interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Converts the printed digits: 1.005 is exactly 1.005, not the nearest binary fraction. */
function toFraction(value: number): Fraction {
  if (!Number.isFinite(value)) return { numerator: 0n, denominator: 1n };
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const scale = decimals.length - Number(exponent);
  const numerator = BigInt(whole + decimals);
  return scale >= 0
    ? { numerator, denominator: 10n ** BigInt(scale) }
    : { numerator: numerator * 10n ** BigInt(-scale), denominator: 1n };
}

/** Divides integers, rounding halves away from zero. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return isNegative ? -rounded : rounded;
}

/** Converts rupees to paise exactly: 1.005 → 101, 0.1 + 0.2 → 30. NaN → 0. */
export function rupeesToPaise(rupees: number): Paise {
  // Up to 15 digits a decimal has one binary neighbour: two decimals that lead back to the same number are the printed ones.
  const near = Math.round(rupees * 100);
  if (Math.abs(near) < 1e15 && near / 100 === rupees) return near + 0;
  const { numerator, denominator } = toFraction(rupees);
  return Number(divideHalfUp(numerator * 100n, denominator));
}

/** Converts paise to rupees with at most two decimals. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** Rounds to whole paise, halves away from zero. */
export function roundHalfUp(value: number): Paise {
  const { numerator, denominator } = toFraction(value);
  return Number(divideHalfUp(numerator, denominator));
}

/** Returns `amount · factor / divisor`, exact and rounded half up. The only way to multiply money. */
export function scalePaise(amount: Paise, factor: number, divisor = 1): Paise {
  const top = toFraction(factor);
  const bottom = toFraction(divisor);
  if (bottom.numerator === 0n) return 0;
  return Number(
    divideHalfUp(
      BigInt(Math.round(amount)) * top.numerator * bottom.denominator,
      top.denominator * bottom.numerator,
    ),
  );
}

/** Returns a percentage of an amount: `percentOf(249900, 1.5)` → 3749. */
export function percentOf(amount: Paise, percent: number): Paise {
  return scalePaise(amount, percent, 100);
}

export function sumPaise(amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
