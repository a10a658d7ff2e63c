/** An amount of money in whole paise. ₹1 is 100. Inside the product money is never anything else. */
export type Paise = number;

/** A decimal number as a fraction of whole numbers, so that sums with it are exact: 2.275 → 2275/1000. */
interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Reads the digits a number prints with; 1.005 means 1.005 and not the nearest binary fraction below it. */
function fractionOf(value: number): Fraction {
  if (!Number.isFinite(value)) return { numerator: 0n, denominator: 1n };
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const scale = decimals.length - Number(exponent);
  const numerator = BigInt(whole + decimals);
  return scale >= 0
    ? { numerator, denominator: 10n ** BigInt(scale) }
    : { numerator: numerator * 10n ** BigInt(-scale), denominator: 1n };
}

/** Divides whole numbers and rounds halves away from zero, as money is rounded. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return isNegative ? -rounded : rounded;
}

/** Rupees as the wire carries them → paise. Exact: 1.005 → 101, 0.1 + 0.2 → 30. Not a number → 0. */
export function rupeesToPaise(rupees: number): Paise {
  const { numerator, denominator } = fractionOf(rupees);
  return Number(divideHalfUp(numerator * 100n, denominator));
}

/** Paise → rupees for the wire, at most two decimals. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** Rounds a number to whole paise, halves away from zero. */
export function roundHalfUp(value: number): Paise {
  const { numerator, denominator } = fractionOf(value);
  return Number(divideHalfUp(numerator, denominator));
}

/** `amount · factor / divisor`, exact and rounded half up; the one way money is multiplied. */
export function scalePaise(amount: Paise, factor: number, divisor = 1): Paise {
  const top = fractionOf(factor);
  const bottom = fractionOf(divisor);
  if (bottom.numerator === 0n) return 0;
  return Number(
    divideHalfUp(
      BigInt(Math.round(amount)) * top.numerator * bottom.denominator,
      top.denominator * bottom.numerator,
    ),
  );
}

/** A percentage of an amount: `percentOf(249900, 1.5)` → 3749. */
export function percentOf(amount: Paise, percent: number): Paise {
  return scalePaise(amount, percent, 100);
}

/** Adds amounts. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
