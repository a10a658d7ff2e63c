/**
 * Parses types whose defaults differ between engines: eight-byte integers as numbers (an error above 2^53),
 * numerics as numbers, and dates as text. Moments come in UTC, which is faster to parse as the format of JSON: a list has
 * hundreds of them.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  20: (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value))
      throw new RangeError(`The number ${text} from the database is too large to represent exactly.`);
    return value;
  },
  1700: Number,
  1082: (text) => text,
  1184: (text) => new Date(text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text),
};
