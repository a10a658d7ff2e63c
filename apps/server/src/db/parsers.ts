/**
 * How both engines hand back the types whose defaults differ: eight-byte integers as numbers
 * (money in paise stays far below 2^53, and anything above is an error, not a rounding),
 * numerics as numbers, and dates as the text they are.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  20: (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value))
      throw new RangeError(`The number ${text} from the database is too large to hold exactly.`);
    return value;
  },
  1700: Number,
  1082: (text) => text,
};
