import { z } from 'zod';
import { importTypes } from '@khep/domain/mapping';
import { requiredId } from './fields.ts';

/** Imports whose rejected rows wait as drafts, by the module that may correct them. */
export const draftTypes = {
  orders: ['orders'],
  catalogue: ['sku', 'box'],
  disputes: ['weight-notice', 'dispute-responses'],
  contracts: ['pincode-mapping'],
} as const;
export type DraftModule = keyof typeof draftTypes;
export type DraftType = (typeof draftTypes)[DraftModule][number];

/** The rejected rows of a file, which wait to be corrected. */
export const ImportDraft = z.object({
  /** The import that rejected them. */
  job_id: z.string(),
  type: z.enum(importTypes),
  file_name: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  /** The file's columns, in its order. */
  columns: z.array(z.string()),
  /** Records that wait: orders, SKUs. */
  records: z.number().int(),
  /** Rows of the first records, with the row number of the file. */
  lines: z.array(z.object({ row: z.number().int(), cells: z.record(z.string(), z.string()) })),
  problems: z.array(
    z.object({
      row: z.number().int(),
      /** Empty for the row as a whole. */
      column: z.string(),
      /** The problem and how to fix it. */
      reason: z.string(),
    }),
  ),
});
export type ImportDraft = z.output<typeof ImportDraft>;

/** Which drafts to delete: all of a file, or the records that have these rows. */
export const ImportDraftRemoval = z.object({
  job_id: requiredId('Choose the file'),
  rows: z.array(z.number().int()).max(2000, 'Choose at most 2,000 rows').optional(),
});
export type ImportDraftRemoval = z.output<typeof ImportDraftRemoval>;
