import { z } from 'zod';
import { disputeTabs } from '@khep/domain/disputes';
import {
  ageBands,
  codCategories,
  courierFileKinds,
  courierFileStates,
  gstBases,
  gstBasisSources,
  gstChoices,
  invoiceCategories,
  lineActions,
  lineIssues,
  lineStatuses,
  lineSums,
  payoutStates,
  reconDownloads,
} from '@khep/domain/reconciliation';
import { ImportUpload, Upload, courierIdText, day, idText, line, list, maxLength } from './fields.ts';
import { FileNotes } from './mapping.ts';
import { DisputeStatus } from './dispute.ts';
import { Job } from './job.ts';
import { DateRange, Page } from './paging.ts';

const amountText = line(20).optional();

/** A file of a courier. Every detail but the file can be left out: it is then read from the file. */
export const CourierFileUpload = Upload.extend({
  /** JSON: headings by field. Without it columns are guessed, and a saved mapping is used. */
  mapping: z.string().max(20_000).optional(),
  /** JSON: what is done with hidden rows, and the order of day and month by field. */
  choices: z.string().max(5000).optional(),
  number: line(60).optional(),
  /** YYYY-MM-DD: of the invoice or the payout. */
  day: z.union([z.literal(''), day]).optional(),
  utr: line(60).optional(),
  /** The total of the invoice in rupees; a warning names the difference to its lines. */
  total: amountText,
  /** Amount that the bank credited, in rupees. */
  bank_credit: amountText,
  /** Whether the amounts of an invoice are with GST; found out from its lines without it. @default detect */
  gst: z.enum(gstChoices, 'Choose with or without GST').optional(),
});

/** An uploaded invoice or COD remittance. */
export const CourierFileItem = z.object({
  id: z.string(),
  kind: z.enum(courierFileKinds),
  courier_id: z.number(),
  courier_name: z.string(),
  invoice_number: z.string(),
  /** YYYY-MM-DD. */
  invoice_date: z.string(),
  file_name: z.string(),
  rows: z.number().int(),
  rejected: z.number().int(),
  total: z.number(),
  utr: z.string(),
  bank_credit: z.number().nullable(),
  /** The totals that don't match; empty where all do. */
  warning: z.string(),
  /** Whether its amounts are with GST, and who says so: a person, its lines, or nobody yet. */
  gst_basis: z.enum(gstBases),
  gst_basis_from: z.enum(gstBasisSources),
  /** "Amounts in this file are without GST (118 of 124 lines fit)." Empty where no line shows it. */
  gst_words: z.string(),
  status: z.enum(courierFileStates),
  job_id: z.string(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  is_active: z.boolean(),
  deactivated_by: z.string(),
  deactivated_at: z.string().nullable(),
  /** Lines under review, for the list beside the dashboard. */
  under_review: z.number().int(),
  /** Notes of its loading: hidden rows, totals, the order of dates. */
  notes: FileNotes.optional(),
});
export type CourierFileItem = z.output<typeof CourierFileItem>;

const RejectedRow = z.object({
  row: z.number().int(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
});
export const CourierFileUploaded = z.object({
  invoice: CourierFileItem,
  rows_read: z.number().int(),
  rejected_rows: z.array(RejectedRow),
});

/** A line that could not be read: its cells by field, what is wrong, and values that the data supports. */
export const RowToCorrect = z.object({
  row: z.number().int(),
  cells: z.record(z.string(), z.string()),
  problems: z.record(z.string(), z.string()),
  suggestions: z.record(z.string(), z.object({ value: z.string(), why: z.string() })),
});
export type RowToCorrect = z.output<typeof RowToCorrect>;
export const CourierFileDetails = z.object({
  file: CourierFileItem,
  rows: z.array(RowToCorrect),
  fields: z.array(z.object({ name: z.string(), label: z.string() })),
});
export const CorrectedRows = z.object({
  rows: z
    .array(
      z.object({ row: z.number().int(), cells: z.record(line(60), line(250)) }),
      'Correct at least one row',
    )
    .min(1, 'Correct at least one row')
    .max(500, 'Correct at most 500 rows at once'),
});

export const CourierFileFilter = Page.extend(DateRange.shape).extend({
  kind: z.enum(courierFileKinds).optional(),
  status: z.enum(['active', 'deleted']).optional(),
  courier_ids: list(courierIdText),
});

/** A line of an invoice. Rupees. */
export const InvoiceLineItem = z.object({
  id: z.string(),
  line: z.number().int(),
  awb: z.string(),
  order_id: z.string().nullable(),
  order_number: z.string(),
  courier_name: z.string(),
  /** The primary category; empty where nothing differs. */
  category: z.enum([...invoiceCategories, '']),
  categories: z.array(z.enum(invoiceCategories)),
  /** "Divided by 4000; your contract says 5000." */
  why: z.string(),
  cause: z.string(),
  /** Null where no contract prices it. */
  expected: z.number().nullable(),
  charged: z.number(),
  difference: z.number(),
  recovered: z.number(),
  status: z.enum(lineStatuses),
  invoice_id: z.string(),
  invoice_number: z.string(),
});
export type InvoiceLineItem = z.output<typeof InvoiceLineItem>;

const amountOfHead = z.number().nullable();
export const InvoiceLineDetails = z.object({
  line: InvoiceLineItem,
  heads: z.array(
    z.object({
      head: z.string(),
      expected: amountOfHead,
      expected_formula: z.string(),
      billed: amountOfHead,
      billed_formula: z.string(),
    }),
  ),
  findings: z.array(z.object({ category: z.enum(invoiceCategories), why: z.string() })),
  /** Where the two calculations part; null where the finding has none. */
  divergence: z.object({ from: z.string(), contract: z.string(), invoice: z.string() }).nullable(),
  /** The rate card with its version and validity. */
  card: z.string(),
  card_id: z.string().nullable(),
  /** Why it has no price; empty where it has. */
  unpriced: z.string(),
  picked_up_on: z.string(),
  zone: z.string(),
  billed_zone: z.string(),
  /** The AWB on the invoice, where the order ID has found the shipment; empty where the AWB has. */
  billed_awb: z.string(),
  weight: z.string(),
  billed_weight: z.string(),
  /** The contract prices it otherwise than when the file was reconciled: run it again. */
  is_outdated: z.boolean(),
  /** Its dispute; null where none was raised. */
  dispute: z.object({ id: z.string(), tab: z.enum(disputeTabs), status: DisputeStatus }).nullable(),
  /** Lines with the same cause, under review. */
  same_cause: z.object({
    lines: z.number().int(),
    amount: z.number(),
    words: z.string(),
    since: z.string(),
    by_day: z.array(z.object({ day: z.string(), lines: z.number().int() })),
  }),
});
export type InvoiceLineDetails = z.output<typeof InvoiceLineDetails>;

const lineFilter = {
  status: z.enum(lineStatuses).optional(),
  /** `UNPRICED`: lines that no contract prices. */
  category: z.enum(lineIssues).optional(),
  /** The primary category alone, as the dashboard counts: each line once. `NONE`: lines without one. */
  primary_category: z.enum([...invoiceCategories, 'NONE']).optional(),
  /** Lines that count in a sum of the dashboard. */
  sum: z.enum(lineSums, 'Choose a number of the dashboard').optional(),
  cause: idText.optional(),
  invoice_id: idText.optional(),
  courier_ids: list(courierIdText),
  /** Band of the age of the invoice: 16–30. */
  age: z.enum(ageBands).optional(),
};
export const InvoiceLineFilter = Page.extend(DateRange.shape).extend(lineFilter);

/** Lines that one job changes: twice as many as the largest table that is uploaded. */
export const maxChangedLines = 200_000;
/** The lines of a list, as its filter says, without its pages. */
export const LineMatch = DateRange.extend({ ...lineFilter, search: line(maxLength.id).optional() });
export const LineStatusChange = z
  .object({
    action: z.enum(lineActions, 'Choose what to do'),
    ids: z.array(idText).max(5000, 'Choose at most 5,000 lines at once').default([]),
    /** All lines of a list that the action can change, on all of its pages: an empty filter is every line. */
    matching: LineMatch.optional(),
    /** Lines of the list that stay as they are. */
    except: z.array(idText).max(5000, 'Exclude at most 5,000 lines').default([]),
    /** All lines under review with this cause, in one file or in all. */
    cause: idText.optional(),
    invoice_id: idText.optional(),
    note: line(maxLength.line).default(''),
  })
  .refine(({ ids, cause, matching }) => ids.length > 0 || matching !== undefined || (cause ?? '') !== '', {
    message: 'Choose lines, a filter or a cause',
    path: ['ids'],
  })
  .refine(({ ids, matching }) => ids.length === 0 || matching === undefined, {
    message: 'Choose lines by their ids or by a filter',
    path: ['matching'],
  });

/** Which lines of a list an action would change; nothing is changed. */
export const LineChangeCount = z.object({
  action: z.enum(lineActions, 'Choose what to do'),
  matching: LineMatch,
  except: z.array(idText).max(5000, 'Exclude at most 5,000 lines').default([]),
});

/** Rupees, of the lines that the action can change. Those in another status, or with nothing to dispute, are left out. */
export const CountedLines = z.object({
  lines: z.number().int(),
  amount: z.number(),
  left_out: z.number().int(),
});

/** Results of changing the lines, until now. Rupees. */
export const LineChanges = z.object({
  changed: z.number().int(),
  amount: z.number(),
  /** Lines that can't change, with the reason; the first five hundred. */
  failures: z.array(z.object({ id: z.string(), message: z.string() })),
  /** Changes several lines; many continue after the response. Null where at most one line is changed. */
  job: Job.nullable(),
});

export const CreditNoteUpload = ImportUpload.extend({ number: line(60).optional() });
export const CreditNoteResult = z.object({
  credited: z.number().int(),
  amount: z.number(),
  rejected_rows: z.array(RejectedRow),
  notes: FileNotes.optional(),
});

/** Lines that another price changed. */
export const Repriced = z.object({
  invoice: CourierFileItem,
  lines: z.number().int(),
  changed: z.number().int(),
  /** Sum of the differences before and after, in rupees. */
  before: z.number(),
  after: z.number(),
  changes: z.array(
    z.object({
      id: z.string(),
      awb: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
});

export const GstBasisChange = z.object({ gst_basis: z.enum(gstBases, 'Choose with or without GST') });

/** A line of a remittance, or a delivered COD shipment without one. Rupees. */
export const RemittanceLineItem = z.object({
  id: z.string(),
  awb: z.string(),
  order_id: z.string().nullable(),
  order_number: z.string(),
  courier_name: z.string(),
  category: z.enum(codCategories),
  why: z.string(),
  expected: z.number(),
  /** COD amount as the file reports it. */
  amount: z.number(),
  /** Paid for the parcel: net and deducted. */
  remitted: z.number(),
  /** Kept back for freight, as the file states. */
  deducted: z.number(),
  /** Paid to the bank. */
  net: z.number(),
  difference: z.number(),
  delivered_on: z.string(),
  due_date: z.string(),
  utr: z.string(),
  remittance_id: z.string(),
});
export type RemittanceLineItem = z.output<typeof RemittanceLineItem>;
export const RemittanceLineFilter = Page.extend({
  category: z.enum(codCategories).optional(),
  /** `overdue`: delivered and not remitted by the payout day. */
  status: z.enum(['all', 'overdue']).optional(),
  remittance_id: idText.optional(),
  /** Band of the days since an overdue amount was due: 16–30. */
  age: z.enum(ageBands).optional(),
  courier_ids: list(courierIdText),
});

export const ReconDashboardFilter = DateRange.extend({
  invoice_id: idText.optional(),
  courier_ids: list(courierIdText),
});

const group = z.object({
  id: z.string(),
  label: z.string(),
  lines: z.number().int(),
  amount: z.number(),
});
/** Sums in rupees; every group opens its lines by its id. */
export const ReconDashboard = z.object({
  lines: z.number().int(),
  matched: z.number().int(),
  unpriced: z.number().int(),
  billed: z.number(),
  expected: z.number(),
  difference: z.number(),
  recovered: z.number(),
  /** Lines and differences by primary category, in the order of the categories. */
  categories: z.array(group),
  couriers: z.array(group),
  ages: z.array(group),
  statuses: z.array(group),
  /** Shipped over 45 days ago and on no invoice; the amount is what they were booked for. */
  missing: group,
  /** Common causes, the largest first. */
  causes: z.array(
    group.extend({
      category: z.string(),
      /** First pickup day with this cause, where earlier lines don't have it; else empty. */
      since: z.string(),
    }),
  ),
});
export type ReconDashboard = z.output<typeof ReconDashboard>;

/** Sums of COD. `billed` is what remittances pay for parcels: deducted, and net to the bank. */
export const CodDashboard = ReconDashboard.extend({ deducted: z.number(), net: z.number() });
export type CodDashboard = z.output<typeof CodDashboard>;

/** The result of adding a bank statement. A deposit of an earlier statement counts once. */
export const BankStatementResult = z.object({
  added: z.number().int(),
  known: z.number().int(),
  /** Rows without a deposit. */
  skipped: z.number().int(),
  /** Remittances whose UTR the statement names. */
  matched: z.number().int(),
  rejected_rows: z.array(RejectedRow),
  notes: FileNotes.optional(),
});
export type BankStatementResult = z.output<typeof BankStatementResult>;

/** A remittance beside the bank: collected, advised, received. Rupees. */
export const PayoutItem = z.object({
  /** Of the upload. */
  id: z.string(),
  number: z.string(),
  courier_name: z.string(),
  utr: z.string(),
  /** YYYY-MM-DD. */
  day: z.string(),
  /** COD of its delivered parcels. */
  collected: z.number(),
  /** Net amounts of its lines. */
  advised: z.number(),
  /** Deposits of the bank with its UTR, else what was entered with the upload; null where neither is known. */
  received: z.number().nullable(),
  /** Of the first deposit; empty without one. */
  received_on: z.string(),
  state: z.enum(payoutStates),
  /** Received less advised; null where no statement can show it. */
  difference: z.number().nullable(),
});
export type PayoutItem = z.output<typeof PayoutItem>;
export const PayoutFilter = Page.extend({ courier_ids: list(courierIdText) });

export const ReconDownloadFilter = ReconDashboardFilter.extend(lineFilter).extend({
  /** `sheet`: the disputed lines of one courier with formulas, in its own columns. `cod`: remittance lines. @default lines */
  kind: z.enum(reconDownloads).default('lines'),
  /** Of the lines that are downloaded: a category of the other kind of lines narrows nothing. */
  category: z.enum([...new Set([...lineIssues, ...codCategories])]).optional(),
});
