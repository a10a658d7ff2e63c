import { z } from 'zod';
import { dateOrders, importTypes } from '@khep/domain/mapping';
import type { FileNotes as Notes } from '@khep/domain/mapping';
import { ImportUpload, exact, line, maxLength, required } from './fields.ts';

/** A heading of a file; it is shown as it is written there. */
const heading = exact(maxLength.id);

const RowNumber = z.number().int();
const ProvingDate = z.object({ row: RowNumber, cell: z.string() }).nullable();

/** Notes about a file, and how it was handled. Rows count as in a spreadsheet; of many, the first are named. */
export const FileNotes: z.ZodType<Notes> = z.object({
  /** Rows that are hidden in the sheet, by a filter or by hand. */
  hidden: z.object({ count: z.number().int(), rows: z.array(RowNumber), is_included: z.boolean() }),
  /** Rows that are no data. */
  skipped: z.object({
    count: z.number().int(),
    rows: z.array(z.object({ row: RowNumber, kind: z.enum(['total', 'heading']), text: z.string() })),
  }),
  /** Values that are stored otherwise than the file shows them, by field. An empty `to` is no value. */
  changed: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      count: z.number().int(),
      examples: z.array(z.object({ row: RowNumber, from: z.string(), to: z.string() })),
    }),
  ),
  /** Columns with dates such as 05/11/2026. `order` is null where the column contradicts itself. */
  dates: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      order: z.enum(dateOrders).nullable(),
      day_first: ProvingDate,
      month_first: ProvingDate,
      ambiguous: z.number().int(),
      is_chosen: z.boolean(),
    }),
  ),
  /** Headings that several columns have, with the fields that they name. */
  repeated: z.array(
    z.object({ title: z.string(), columns: z.array(z.string()), fields: z.array(z.string()) }),
  ),
});

/** The columns of an uploaded table beside those of an import, and how they are matched. */
export const TableColumns = z.object({
  /** Rows below the heading. */
  rows: z.number().int(),
  /** Only the first rows of a large file were read. */
  is_cut: z.boolean(),
  /** The row of the headings, as a spreadsheet counts. */
  heading_row: z.number().int(),
  /** Columns of the file, with the first values of each. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** Columns of the import. */
  fields: z.array(z.object({ name: z.string(), label: z.string(), is_required: z.boolean() })),
  /** Fields with a column that was guessed or saved. */
  matches: z.array(
    z.object({
      field: z.string(),
      column: z.string(),
      /** 0 to 100. */
      confidence: z.number(),
      /** "Steps of 0.5, so kg" */
      why: z.string(),
    }),
  ),
  /** The file in its published shape, such as "Shopify order export"; null for another. */
  known: z.object({ id: z.string(), name: z.string(), note: z.string() }).nullable(),
  /** The source of the saved mapping that the file was recognized by; empty for none. */
  saved_source: z.string(),
  /** Notes about the file, and how it is handled. */
  notes: FileNotes,
  /** Proof by arithmetic, in rupees; null for a file without charges and totals. */
  adds_up: z
    .object({
      lines: z.number().int(),
      ties: z.number().int(),
      parts: z.number(),
      total: z.number(),
      /** As a spreadsheet counts. */
      first_wrong_row: z.number().int().nullable(),
    })
    .nullable(),
});
export type TableColumns = z.output<typeof TableColumns>;

/**
 * `source` names where the file is from, such as a courier: its saved mapping wins over others. `mapping` and
 * `choices` are what the user has changed: the notes are those of an import with them.
 */
export const TableColumnsUpload = ImportUpload.extend({ source: line(maxLength.name).optional() });

/** Headings by field. A field without a column is left out or empty. */
export const MappingText = z
  .record(exact(60), heading)
  .refine((mapping) => Object.keys(mapping).length <= 100, 'A mapping has at most 100 fields');

/** A saved mapping: the next file with these headings is recognized. */
export const SavedMapping = z.object({
  id: z.string(),
  type: z.enum(importTypes),
  /** Courier, channel or program: "XpressBees". */
  source: z.string(),
  mapping: MappingText,
  /** Files that it has recognized. */
  uses: z.number().int(),
  /** ISO 8601; null before the first file. */
  used_at: z.string().nullable(),
  version: z.number().int(),
  updated_by: z.string(),
  updated_at: z.string(),
});
export type SavedMapping = z.output<typeof SavedMapping>;

export const SavedMappingDraft = z.object({
  type: z.enum(importTypes, 'Choose what the files contain'),
  source: required('Name where these files are from', 60),
  mapping: MappingText.refine(
    (mapping) => Object.values(mapping).some((name) => name !== ''),
    'Match at least one column',
  ),
});
export type SavedMappingDraft = z.output<typeof SavedMappingDraft>;

/** Fields of an import, for editing a mapping without a file. */
export const MappingFields = z.object({
  fields: z.array(z.object({ name: z.string(), label: z.string(), is_required: z.boolean() })),
});
