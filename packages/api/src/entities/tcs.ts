import { z } from 'zod';
import { tcsDifferenceCodes } from '@khep/domain/gst';
import { ImportUpload, gstin, line, maxLength } from './fields.ts';
import { FileNotes } from './mapping.ts';

/** The portal's table of TCS credits of one registration. */
export const TcsUpload = ImportUpload.extend({ gstin });
export type TcsUpload = z.output<typeof TcsUpload>;

export const TcsImported = z.object({
  /** Marketplaces and months that were saved. */
  saved: z.number().int(),
  /** YYYY-MM, the oldest first. */
  months: z.array(z.string()),
  rejected_rows: z.array(
    z.object({ row: z.number().int(), column: z.string(), value: z.string(), reason: z.string() }),
  ),
  notes: FileNotes.optional(),
});
export type TcsImported = z.output<typeof TcsImported>;

/** A marketplace in a month, beside own sales through its channel. Rupees. */
export const TcsOperator = z.object({
  /** The PAN of its GSTINs. */
  pan: z.string(),
  gstins: z.array(z.string()),
  /** Empty where the file has none. */
  name: z.string(),
  /** Whose orders are its sales; null for none. */
  channel: z.string().nullable(),
  /** A person chose it; else it is the channel whose name is in the marketplace's. */
  is_chosen: z.boolean(),
  /** Null where the portal's file has none for this month. */
  credit: z
    .object({
      gross: z.number(),
      returned: z.number(),
      net: z.number(),
      igst: z.number(),
      cgst: z.number(),
      sgst: z.number(),
    })
    .nullable(),
  /** Before GST; null without a channel. */
  sales: z.object({ gross: z.number(), returned: z.number() }).nullable(),
  differences: z.array(z.object({ code: z.enum(tcsDifferenceCodes), amount: z.number() })),
});
export type TcsOperator = z.output<typeof TcsOperator>;

export const TcsMonth = z.object({
  operators: z.array(TcsOperator),
  /** Channels of the orders of the month, and those that were chosen. */
  channels: z.array(z.string()),
  total: z.object({ igst: z.number(), cgst: z.number(), sgst: z.number() }),
  /** In percent of the net value; July 2024 has two. */
  rates: z.array(z.number()),
});
export type TcsMonth = z.output<typeof TcsMonth>;

/** The channel of a marketplace; empty for none. */
export const TcsChannel = z.object({
  pan: line(10).regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'Choose a marketplace'),
  channel: line(maxLength.id),
});
export type TcsChannel = z.output<typeof TcsChannel>;
