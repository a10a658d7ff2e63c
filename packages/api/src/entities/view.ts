import { z } from 'zod';
import { idText, line, maxLength, required } from './fields.ts';

/** A column of a saved view. Columns that are not named follow the list's own order. */
const ViewColumn = z.object({
  column: required('Name the column', maxLength.id),
  /** Pixels; the list's own width without it. */
  width: z.number().int().min(72).max(1200).optional(),
  is_hidden: z.boolean().optional(),
  pin: z.enum(['start', 'end']).optional(),
});

/** How a list is shown: its columns, order, row height and filters. */
export const ViewSettings = z.object({
  columns: z.array(ViewColumn).max(60, 'A view has at most 60 columns').default([]),
  sort: z
    .array(
      z.object({
        column: required('Name the column', maxLength.id),
        direction: z.enum(['ascending', 'descending']),
      }),
    )
    .max(5, 'Sort by at most 5 columns')
    .default([]),
  /** @default 'comfortable' */
  density: z.enum(['comfortable', 'compact']).default('comfortable'),
  is_wrapped: z.boolean().default(false),
  /** The filters, as the list's address has them: `payment_mode=cod&date=last30`. */
  filter: line(2000).default(''),
});
export type ViewSettings = z.output<typeof ViewSettings>;

const named = {
  name: required('Give the view a name.', 60),
  view: ViewSettings,
};

/** A view as it is saved: with the id of its list, such as `new-orders`. */
export const SavedViewDraft = z.object({ list: required('Name the list', 60), ...named });
export type SavedViewDraft = z.output<typeof SavedViewDraft>;
export const SavedViewChange = z.object(named);
export type SavedViewChange = z.output<typeof SavedViewChange>;

/** A named view of a list, shared by everyone in the brand. */
export const SavedView = z.object({
  id: z.string(),
  list: z.string(),
  ...named,
  /** From 1, one more with each change. */
  version: z.number().int(),
  /** The name of the user who made it. */
  created_by: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SavedView = z.output<typeof SavedView>;

export const SavedViewFilter = z.object({ list: idText.min(1, 'Name the list') });
