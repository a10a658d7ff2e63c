import { dateOrders } from '@khep/domain/mapping';
import type { FileChoices } from '@khep/domain/mapping';
import { z } from 'zod';
import { validationError } from '../../base/errors.ts';

/** Parses the form's `mapping`: their heading by our column, as JSON. Empty where a field has no column. */
export function parseMapping(field: unknown): Record<string, string> {
  if (typeof field !== 'string' || field === '') return {};
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(field));
  } catch {
    throw validationError({ mapping: 'Send the mapping as JSON: {"our_column": "Their heading"}.' });
  }
}

const Choices = z.object({
  hidden_rows: z.enum(['skip', 'include']).optional(),
  date_orders: z.record(z.string(), z.enum(dateOrders)).optional(),
});

/** Parses the form's `choices`: what the user has decided about the file, as JSON. */
export function parseChoices(field: unknown): FileChoices {
  if (typeof field !== 'string' || field === '') return {};
  try {
    return Choices.parse(JSON.parse(field));
  } catch {
    throw validationError({
      choices:
        'Send the choices as JSON: {"hidden_rows": "skip" or "include", "date_orders": {"our_column": "day-first" or "month-first"}}.',
    });
  }
}
