import { z } from 'zod';
import { rotationRules } from '@khep/domain/packing';
import { idText } from './fields.ts';

/** Packing rules of a product: extensions to the specified SKU fields. The defaults allow everything. */
export const packingRules = {
  /** Allowed rotations: all six, with its height upright, or none. @default 'any' */
  rotations: z.enum(rotationRules).default('any'),
  /** Nothing may rest on it. */
  fragile: z.boolean().default(false),
  /** Items of different tags never share a box; untagged items mix with any. */
  do_not_mix: z.string().trim().toLowerCase().max(40, 'Enter at most 40 characters').default(''),
  /** Each unit ships in its own carton; its dimensions and weight are those of the carton. */
  ships_in_own_box: z.boolean().default(false),
};

/** The rules that a packed item was packed by; defaults are omitted. */
export const explicitPackingRules = {
  rotations: z.enum(rotationRules).optional(),
  fragile: z.boolean().optional(),
  do_not_mix: idText.optional(),
  ships_in_own_box: z.boolean().optional(),
};
