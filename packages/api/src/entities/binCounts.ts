import { z } from 'zod';
import { countStates } from '@khep/domain/warehouse';
import { idText, moment, required, requiredId } from './fields.ts';

const count = z.number().int().min(0);
const binName = required('Enter or scan the bin', 40);

export const CountBoard = z.object({
  counts: z.array(
    z.object({
      id: idText,
      /** The begin of its bins’ names. */
      name: z.string(),
      created_by: z.string(),
      created_at: moment,
      bins: count,
      done: count,
      approval: count,
    }),
  ),
});
export type CountBoard = z.output<typeof CountBoard>;

export const CountFilter = z.object({ warehouse_id: requiredId('Choose a warehouse') });
export type CountFilter = z.output<typeof CountFilter>;

export const BinCountDraft = z.object({
  warehouse_id: requiredId('Choose a warehouse'),
  /** The begin of the names of its bins: `A` is an aisle, `A-04` a rack. */
  bins: binName,
});
export type BinCountDraft = z.output<typeof BinCountDraft>;

/** A count as the person who counts knows it: without the units that should be there. */
export const BinCount = z.object({
  id: idText,
  name: z.string(),
  warehouse_id: idText,
  bins: z.array(z.object({ bin: z.string(), state: z.enum(countStates), counted_by: z.array(z.string()) })),
});
export type BinCount = z.output<typeof BinCount>;

export const CountedBin = z.object({
  bin: binName,
  /** 2 if it is counted again. */
  round: z.union([z.literal(1), z.literal(2)]),
  /** Each SKU that was found; an empty bin has none. */
  lines: z
    .array(
      z.object({
        /** Its code or a barcode. */
        sku_id: required('Enter or scan the SKU'),
        quantity: z
          .number('Enter a number')
          .int('Enter a whole number')
          .min(0, 'Enter 0 or more')
          .max(100_000, 'Enter at most 100,000'),
      }),
    )
    .max(200, 'Enter at most 200 SKUs'),
});
export type CountedBin = z.output<typeof CountedBin>;

export const CountApproval = z.object({
  count_id: idText,
  bin: z.string(),
  counted_by: z.array(z.string()),
  /** The signed-in user counted it, so another person decides. */
  is_own: z.boolean(),
  /** Empty for a person who counted it. */
  lines: z.array(z.object({ sku_id: z.string(), expected: count, first: count, counted: count })),
});
export type CountApproval = z.output<typeof CountApproval>;

export const CountDecision = z.object({
  count_id: requiredId('Choose the count'),
  bin: binName,
  decision: z.enum(['approve', 'again'], { error: 'Choose what to do' }),
});
export type CountDecision = z.output<typeof CountDecision>;
