import type { BilledJson } from '../tables.ts';

/** The amounts of a line as stored: text, which the database doesn't parse. */
export const formatBilled = (billed: BilledJson): string => JSON.stringify(billed);

/** The amounts of a stored line. */
export const parseBilled = (text: string): BilledJson => JSON.parse(text) as BilledJson;
