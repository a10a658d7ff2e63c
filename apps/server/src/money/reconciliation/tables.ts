import type {
  ChargeHead,
  CodCategory,
  InvoiceCategory,
  LineStatus,
  CourierFileKind,
  CourierFileState,
  DivisorEvidence,
  GstBasis,
  GstBasisSource,
  GstEvidence,
} from '@khep/domain/reconciliation';
import type { FileChoices, FileNotes } from '@khep/domain/mapping';
import type { Movement } from '@khep/domain/rating';
import type { Generated, Selectable } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';

/** An invoice or a COD remittance of a courier. Deactivated, never deleted. */
interface CourierFilesTable {
  brand_id: string;
  id: string;
  kind: CourierFileKind;
  courier_id: number;
  /** How lists name it: the courier's own number, else the name of the file. */
  number: string;
  /** As the courier numbers it; empty where the file has no number and nobody entered one. */
  own_number: Generated<string>;
  /** YYYY-MM-DD: of the invoice or the payout. */
  day: string;
  file_name: string;
  /** SHA-256 of the uploaded bytes. */
  file_hash: string;
  /** The file as uploaded, among the private files. */
  path: string;
  /** The sheet of a workbook that has the lines, in tab order; the first is 0. */
  sheet: Generated<number>;
  mapping: Json<Record<string, string>>;
  gst_basis: Generated<GstBasis>;
  gst_basis_from: Generated<GstBasisSource>;
  /** How many lines fit each basis; null before they were compared. */
  gst_evidence: Json<GstEvidence> | null;
  /** The divisor of volumetric weights that explains its lines; null where none does. */
  divisor: Json<DivisorEvidence> | null;
  /** The user's decisions about hidden rows and dates. */
  choices: Generated<FileChoices>;
  /** Notes of its loading. */
  notes: Generated<Partial<FileNotes>>;
  state: CourierFileState;
  lines: Generated<number>;
  rejected: Generated<number>;
  /** Sum of the lines. */
  billed_paise: Generated<number>;
  /** The totals row of the file, or the amount that the user entered. */
  stated_paise: number | null;
  utr: Generated<string>;
  /** Amount that the bank credited. */
  bank_paise: number | null;
  warning: Generated<string>;
  job_id: string | null;
  is_active: Generated<boolean>;
  uploaded_by: string;
  created_at: Timestamp;
  deactivated_at: NullableTimestamp;
  deactivated_by: Generated<string>;
}

/** The amounts and weights of a line, as billed. Paise, grams. */
export interface BilledJson {
  heads: Partial<Record<ChargeHead, number>>;
  gst?: number | undefined;
  sub_total?: number | undefined;
  zone?: string | undefined;
  charged_g?: number | undefined;
  /** The way that the file names. */
  way?: Movement | undefined;
  /** The total as the file has it, where that is without GST. */
  total?: number | undefined;
  /** @default 'included' */
  basis?: GstBasis | undefined;
  /** The AWB of the courier, where another of ours was found by the order ID. */
  awb?: string | undefined;
}

interface InvoiceLinesTable {
  brand_id: string;
  id: string;
  file_id: string;
  /** As a spreadsheet counts. */
  line_no: number;
  courier_id: number;
  awb: string;
  order_ref: string;
  shipment_id: string | null;
  order_id: string | null;
  order_number: string;
  picked_up_on: string;
  /** Ways that it bills: ',forward,rto,'. */
  types: string;
  /** A `BilledJson` as text: see `parseBilled`. */
  billed: string;
  billed_paise: number;
  expected_paise: number | null;
  difference_paise: number;
  /** The primary one; empty for none. */
  category: InvoiceCategory | '';
  /** All: ',OVERWEIGHT,GST_MISMATCH,'. */
  categories: string;
  why: string;
  cause: string;
  cause_words: string;
  card_id: string | null;
  unpriced: string;
  status: LineStatus;
  recovered_paise: Generated<number>;
  note: Generated<string>;
  is_active: Generated<boolean>;
  updated_by: Generated<string>;
  /** Null as loaded. */
  updated_at: NullableTimestamp;
}

interface RemittanceLinesTable {
  brand_id: string;
  id: string;
  file_id: string;
  line_no: number;
  courier_id: number;
  awb: string;
  order_ref: string;
  shipment_id: string | null;
  order_id: string | null;
  order_number: string;
  delivered_on: string;
  due_on: string;
  expected_paise: number;
  /** COD amount as the file reports it. */
  amount_paise: Generated<number>;
  /** Paid for the parcel: net and deducted. */
  remitted_paise: number;
  deducted_paise: number;
  net_paise: number;
  difference_paise: number;
  category: CodCategory;
  why: string;
  utr: string;
  is_active: Generated<boolean>;
  updated_at: Timestamp;
}

/** Lines that could not be read, until they are corrected. */
interface RejectedLinesTable {
  brand_id: string;
  file_id: string;
  line_no: number;
  /** By field of the import. */
  cells: Json<Record<string, string>>;
  /** A message for each invalid field. */
  problems: Json<Record<string, string>>;
  /** Values that the data supports, with the reason. */
  suggestions: Json<Record<string, { value: string; why: string }>>;
}

/** A deposit that a bank statement shows. */
interface BankCreditsTable {
  brand_id: string;
  /** The digest of its row: the same row of a later statement is the same deposit. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  narration: string;
  reference: string;
  /** Reference and narration, as `plainReference` has them. */
  plain_text: string;
  credit_paise: number;
  file_name: string;
  created_at: Timestamp;
}

export interface ReconciliationTables {
  bank_credits: BankCreditsTable;
  courier_files: CourierFilesTable;
  invoice_lines: InvoiceLinesTable;
  remittance_lines: RemittanceLinesTable;
  rejected_lines: RejectedLinesTable;
}

export type CourierFileRecord = Selectable<CourierFilesTable>;
export type InvoiceLineRecord = Selectable<InvoiceLinesTable>;
export type RemittanceLineRecord = Selectable<RemittanceLinesTable>;
