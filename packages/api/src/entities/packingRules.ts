import { z } from 'zod';
import { idText } from './fields.ts';

/**
 * How a product may be packed. These four are ours, beside the specification's fields of a SKU; what leaves them out
 * says that anything goes.
 */
export const packingRules = {
  /** Ways it may lie: any of the six, with its height upright, or only as it is measured. @default 'any' */
  rotations: z.enum(['any', 'upright', 'none']).default('any'),
  /** Nothing may stand on it. */
  fragile: z.boolean().default(false),
  /** A tag: goods of different tags never share a box; goods without one go with any. */
  do_not_mix: z.string().trim().toLowerCase().max(40, 'Enter at most 40 characters').default(''),
  /** Each piece goes out in the carton it comes in; its sides and weight are those of the carton. */
  ships_in_own_box: z.boolean().default(false),
};

/** The rules that a packed piece was packed by; those that say nothing are left out. */
export const saidPackingRules = {
  rotations: z.enum(['any', 'upright', 'none']).optional(),
  fragile: z.boolean().optional(),
  do_not_mix: idText.optional(),
  ships_in_own_box: z.boolean().optional(),
};
