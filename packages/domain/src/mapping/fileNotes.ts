import type { ChangedField } from './changes.ts';
import type { FoundDateOrder } from './dateEvidence.ts';
import type { RepeatedHeading } from './guessMapping.ts';
import type { DateOrder } from './readCell.ts';

/** The user's decisions about a file. */
export interface FileChoices {
  /** @default 'skip' */
  hidden_rows?: 'skip' | 'include' | undefined;
  /** The order of day and month by field, where it isn't that of the column's own dates. */
  date_orders?: Readonly<Record<string, DateOrder>> | undefined;
}

/** Notes about a file, and how it was handled. */
export interface FileNotes {
  /** Rows that are hidden in the sheet, by a filter or by hand. */
  hidden: { count: number; rows: number[]; is_included: boolean };
  /** Rows that aren't data: totals, and headings that are repeated. */
  skipped: { count: number; rows: { row: number; kind: 'total' | 'heading'; text: string }[] };
  changed: ChangedField[];
  /** Columns with dates of numbers. `is_chosen` where the user has chosen the order. */
  dates: (FoundDateOrder & { field: string; label: string; is_chosen: boolean })[];
  repeated: RepeatedHeading[];
}

export const emptyNotes = (): FileNotes => ({
  hidden: { count: 0, rows: [], is_included: false },
  skipped: { count: 0, rows: [] },
  changed: [],
  dates: [],
  repeated: [],
});

/** Whether something has to be seen before a file is imported. */
export const hasNotes = ({ hidden, skipped, changed, dates, repeated }: FileNotes): boolean =>
  hidden.count > 0 || skipped.count > 0 || changed.length > 0 || dates.length > 0 || repeated.length > 0;
