import { z } from 'zod';
import { gstProblemCodes, gstr1Tables } from '@khep/domain/gst';
import { gstinOrNone } from './fields.ts';

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month');

export const GstFilter = z.object({
  /** A registration of the brand; the main one without it. */
  gstin: gstinOrNone.optional(),
  /** YYYY-MM, the current month without it. */
  month: month.optional(),
});
export type GstFilter = z.infer<typeof GstFilter>;

/** GSTR-1 for the portal, its rows, and vouchers for Tally and Zoho Books, which has two vocabularies. */
export const gstFileFormats = ['json', 'csv', 'tally', 'zoho', 'zoho_registered'] as const;
export type GstFileFormat = (typeof gstFileFormats)[number];
export const GstFileFilter = GstFilter.extend({
  format: z.enum(gstFileFormats, { error: 'Choose a format' }).default('json'),
});
export type GstFileFilter = z.infer<typeof GstFileFilter>;

/** In rupees. */
const amounts = {
  taxable: z.number(),
  igst: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  cess: z.number(),
};

/** A month of GSTR-1 of one registration, as it would be filed now. */
export const GstMonth = z.object({
  /** The registrations that issued documents, or are entered in Company. */
  registrations: z.array(z.object({ gstin: z.string(), state: z.string() })),
  gstin: z.string(),
  month: z.string(),
  /** Months with documents, the latest first. */
  months: z.array(z.string()),
  /** YYYY-MM-DD */
  due_on: z.string(),
  /** The month isn't over. */
  is_running: z.boolean(),
  invoices: z.number(),
  credit_notes: z.number(),
  tables: z.array(
    z.object({
      id: z.enum(gstr1Tables),
      /** Null for table 12. */
      documents: z.number().nullable(),
      ...amounts,
    }),
  ),
  total: z.object(amounts),
  problems: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      code: z.enum(gstProblemCodes),
      table: z.enum(gstr1Tables),
      message: z.string(),
      /** GST charged too little, in rupees; negative for too much. */
      short: z.number(),
      count: z.number(),
      /** The first of them. */
      documents: z.array(z.object({ number: z.string(), order_id: z.string() })),
    }),
  ),
  rates: z.array(z.object({ rate: z.number(), ...amounts })),
  places: z.array(z.object({ place: z.string(), state: z.string(), ...amounts })),
  codes: z.array(z.object({ hsn: z.string(), description: z.string(), quantity: z.number(), ...amounts })),
  /** Products whose price keeps less than a lower one. */
  cliffs: z.array(
    z.object({
      id: z.string(),
      sku_id: z.string(),
      name: z.string(),
      price: z.number(),
      better: z.number(),
      buyer_pays_less: z.number(),
      seller_keeps_more: z.number(),
    }),
  ),
});
export type GstMonth = z.infer<typeof GstMonth>;
