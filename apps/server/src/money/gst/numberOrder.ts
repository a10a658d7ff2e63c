import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Sorts numbers of one series as people count: 26-27/2 before 26-27/11. Numbers of a series differ in length by their digits. */
export const numberLength = (number: string): RawBuilder<number> => sql<number>`length(${sql.ref(number)})`;

/**
 * Selects the documents after one, in the order of their days and numbers.
 * @param last day (YYYY-MM-DD) and number of the document before the first one
 */
export const isAfterDocument = (day: string, number: string, last: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(day)}, length(${sql.ref(number)}), ${sql.ref(number)}) > (${last.slice(0, 10)}, length(${last.slice(10)}::text), ${last.slice(10)})`;
