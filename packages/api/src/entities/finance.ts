import { z } from 'zod';
import {
  gstFigures,
  gstProblemCodes,
  gstr1Tables,
  interStateFigures,
  outwardFigures,
} from '@khep/domain/gst';
import { gstinOrNone, idText, line, maxLength } from './fields.ts';
import { page, pageQuery } from './paging.ts';

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month');

export const GstFilter = z.object({
  /** A registration of the brand; the main one without it. */
  gstin: gstinOrNone.optional(),
  /** YYYY-MM, the current month without it. */
  month: month.optional(),
});
export type GstFilter = z.infer<typeof GstFilter>;

/** GSTR-1 and GSTR-3B for the portal, their rows, vouchers for Tally, and invoices and credit notes for Zoho Books, which has two vocabularies. */
export const gstFileFormats = [
  'json',
  'csv',
  'xlsx',
  'gstr3b_json',
  'gstr3b_csv',
  'tally',
  'zoho',
  'zoho_registered',
  'zoho_notes',
  'zoho_notes_registered',
] as const;
export type GstFileFormat = (typeof gstFileFormats)[number];
export const GstFileFilter = GstFilter.extend({
  format: z.enum(gstFileFormats, { error: 'Choose a format' }).default('json'),
});
export type GstFileFilter = z.infer<typeof GstFileFilter>;

/** Which invoices and credit notes are listed. */
export const GstDocumentsFilter = GstFilter.extend({
  ...pageQuery,
  /** The figure that they add up to; all documents without it. */
  figure: z.enum(gstFigures, 'Choose a figure').optional(),
  /** GST code of a place of supply. */
  place: idText.optional(),
  /** Part of the number. */
  search: line(maxLength.id).optional(),
});
export type GstDocumentsFilter = z.output<typeof GstDocumentsFilter>;

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
  /** No number of the month was used, cancelled ones included. */
  is_empty: z.boolean(),
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
  /** GSTR-3B of the same documents, as far as sales fill it. */
  gstr3b: z.object({
    /** YYYY-MM-DD */
    due_on: z.string(),
    /** 3.1(a) to 3.1(c). */
    outward: z.array(z.object({ figure: z.enum(outwardFigures), documents: z.number(), ...amounts })),
    /** 3.2, by place of supply. */
    inter_state: z.array(
      z.object({
        figure: z.enum(interStateFigures),
        /** GST code. */
        place: z.string(),
        state: z.string(),
        ...amounts,
      }),
    ),
    /** Rows that don't tie to GSTR-1, or that the portal changes. */
    problems: z.array(
      z.object({
        severity: z.enum(['error', 'warning']),
        figure: z.enum([...outwardFigures, ...interStateFigures]),
        place: z.string().optional(),
        message: z.string(),
      }),
    ),
  }),
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

/** An invoice or a credit note, with what it adds to the figure; a credit note is negative. */
export const GstDocument = z.object({
  id: z.string(),
  number: z.string(),
  is_note: z.boolean(),
  /** YYYY-MM-DD */
  date: z.string(),
  order_id: z.string(),
  /** Empty for a consumer. */
  buyer_gstin: z.string(),
  /** GST code. */
  place: z.string(),
  state: z.string(),
  ...amounts,
});
export type GstDocument = z.infer<typeof GstDocument>;
export const GstDocuments = z.object({ documents: z.array(GstDocument), ...page });
export type GstDocuments = z.infer<typeof GstDocuments>;
