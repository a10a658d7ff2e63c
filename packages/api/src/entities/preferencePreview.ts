import { z } from 'zod';
import { previewedStates } from '@khep/domain/tracking';
import { InvoiceModel, LabelModel } from './document.ts';
import { TrackingPreference } from './preference.ts';

/** Documents of the label and invoice previews: the brand's newest ones, without its preferences. */
export const DocumentSamples = z.object({
  /** Null before the first AWB. */
  label: LabelModel.nullable(),
  /** Null before the first invoice. */
  invoice: InvoiceModel.nullable(),
  /** The next number of the invoice series, in this financial year. */
  next_invoice: z.object({
    /** `26-27` */
    financial_year: z.string(),
    /** The last number of the series; 0 if none is used. */
    last: z.number().int(),
  }),
});
export type DocumentSamples = z.output<typeof DocumentSamples>;

export const TrackingPreviewRequest = z.object({
  preferences: TrackingPreference,
  state: z.enum(previewedStates),
  /** A language of the tracking page. */
  language: z.string().max(10).default('en'),
});

export const TrackingPreview = z.object({
  /** The whole page, from the template that buyers get. */
  html: z.string(),
  /** The brand's newest order in that state; null if the parcel is a sample. */
  order: z.object({ order_id: z.string(), city: z.string(), path: z.string() }).nullable(),
});
export type TrackingPreview = z.output<typeof TrackingPreview>;
