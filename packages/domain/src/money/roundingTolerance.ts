import type { Paise } from './paise.ts';

/**
 * One rupee: how far an amount of a courier's file, its totals row or a bank credit may be from ours and still be the same.
 * Invoices are rounded to whole rupees. Source: CGST Act, section 170.
 */
export const roundingTolerance: Paise = 100;
