import { formatGrams } from '../rating/index.ts';

export const slabWords = (count: number): string => `${count} ${count === 1 ? 'slab' : 'slabs'}`;

/** A weight with the slabs that it makes: "1.8 kg, 4 slabs". Both sides of a line are written so, to be compared. */
export const weighedSlabs = (grams: number, slabs: number | undefined): string =>
  slabs === undefined ? formatGrams(grams) : `${formatGrams(grams)}, ${slabWords(slabs)}`;
