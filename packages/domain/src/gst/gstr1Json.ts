import type { Paise } from '../money/index.ts';
import { paiseToRupees } from '../money/index.ts';
import { addAmounts } from './document.ts';
import type { TaxAmounts } from './document.ts';
import type { B2csRow, Gstr1, HsnRow, ListedDocument } from './gstr1.ts';
import { documentNatures, gstr1Version, hsnSplitFrom, issuedDocuments } from './rules.ts';
import type { NumberRange } from './series.ts';

/** Longest description of table 12. */
const descriptionLength = 30;

/** DD-MM-YYYY */
const portalDate = (day: string): string => day.split('-').toReversed().join('-');

const rupees = (amount: Paise): number => paiseToRupees(amount);

/** The taxes of a place: IGST between states, else CGST and SGST. Cess always. */
const taxes = ({ igst, cgst, sgst, cess }: TaxAmounts, isInterState: boolean): Taxes => ({
  ...(isInterState ? { iamt: rupees(igst) } : { camt: rupees(cgst), samt: rupees(sgst) }),
  csamt: rupees(cess),
});

const items = ({ rates, is_inter_state }: ListedDocument) =>
  rates.map(([rt, amounts], at) => ({
    num: at + 1,
    itm_det: { rt, txval: rupees(amounts.taxable), ...taxes(amounts, is_inter_state) },
  }));

/** A supply to a special economic zone is made with payment of tax: it has IGST. */
const invoiceType = ({ is_sez }: ListedDocument) => (is_sez ? 'SEWP' : 'R');

const invoice = (document: ListedDocument) => ({
  inum: document.number,
  idt: portalDate(document.date),
  val: rupees(document.value),
});

const exportOf = (document: ListedDocument): ExportRow => {
  const { port = '', bill_number = '', bill_date = '' } = document.exported ?? {};
  return {
    ...invoice(document),
    ...(port !== '' && { sbpcode: port }),
    ...(bill_number !== '' && { sbnum: bill_number }),
    ...(bill_date !== '' && { sbdt: portalDate(bill_date) }),
    itms: document.rates.map(([rt, { taxable, igst, cess }]) => ({
      txval: rupees(taxable),
      rt,
      iamt: rupees(igst),
      csamt: rupees(cess),
    })),
  };
};

/** Exports with payment of tax, then those without. */
const exportRows = (documents: readonly ListedDocument[]) =>
  [true, false].flatMap((isTaxed) => {
    const own = documents.filter(({ exported }) => exported?.is_taxed === isTaxed);
    return own.length > 0 ? [{ exp_typ: isTaxed ? 'WPAY' : 'WOPAY', inv: own.map(exportOf) }] : [];
  });

/** Kinds of credit notes to buyers without a GSTIN. */
const noteType = ({ exported }: ListedDocument) =>
  exported ? (exported.is_taxed ? 'EXPWP' : 'EXPWOP') : 'B2CL';

const note = (document: ListedDocument) => ({
  ntty: 'C' as const,
  nt_num: document.number,
  nt_dt: portalDate(document.date),
  val: rupees(document.value),
  pos: document.place,
});

const b2cs = (row: B2csRow) => ({
  sply_ty: row.is_inter_state ? 'INTER' : 'INTRA',
  pos: row.place,
  typ: 'OE',
  rt: row.rate,
  txval: rupees(row.taxable),
  ...taxes(row, row.is_inter_state),
});

/** Goods are counted in numbers; services have no unit. */
const unitOf = (hsn: string) => (hsn.startsWith('99') ? 'NA' : 'NOS');

const hsn = (row: HsnRow, at: number) => ({
  num: at + 1,
  hsn_sc: row.hsn,
  desc: row.description.trim().slice(0, descriptionLength).trim(),
  uqc: unitOf(row.hsn),
  qty: unitOf(row.hsn) === 'NA' ? 0 : row.quantity,
  rt: row.rate,
  txval: rupees(row.taxable),
  iamt: rupees(row.igst),
  camt: rupees(row.cgst),
  samt: rupees(row.sgst),
  csamt: rupees(row.cess),
});

/** One row for each code and rate, whoever bought it. */
function mergeHsn(rows: readonly HsnRow[]): HsnRow[] {
  const merged = new Map<string, HsnRow>();
  for (const row of rows) {
    const key = `${row.hsn}|${row.rate}`;
    const known = merged.get(key);
    if (known) {
      addAmounts(known, row);
      known.quantity += row.quantity;
    } else merged.set(key, { ...row });
  }
  return [...merged.values()];
}

const issued = (doc_num: number, ranges: readonly NumberRange[]) => ({
  doc_num,
  docs: ranges.map(({ from, to, count, cancelled }, at) => ({
    num: at + 1,
    from,
    to,
    totnum: count,
    cancel: cancelled,
    net_issue: count - cancelled,
  })),
});

/** Documents by buyer or place, in their order. */
const grouped = <Row>(
  documents: readonly ListedDocument[],
  key: 'buyer_gstin' | 'place',
  toRow: (document: ListedDocument) => Row,
): [key: string, rows: Row[]][] =>
  [...Map.groupBy(documents, (document) => document[key])].map(([value, own]) => [value, own.map(toRow)]);

/** Amounts in rupees. `iamt` is between states; within one, `camt` and `samt`. */
export interface Taxes {
  iamt?: number;
  camt?: number;
  samt?: number;
  csamt: number;
}

export interface ItemRow {
  num: number;
  itm_det: Taxes & { rt: number; txval: number };
}

export interface InvoiceRow {
  inum: string;
  idt: string;
  val: number;
  itms: ItemRow[];
}

export interface NoteRow {
  ntty: string;
  nt_num: string;
  nt_dt: string;
  val: number;
  pos: string;
  itms: ItemRow[];
}

/** Amounts of an export have no `itm_det`. The shipping bill is missing until it is filed. */
export interface ExportRow {
  inum: string;
  idt: string;
  val: number;
  sbpcode?: string;
  sbnum?: string;
  sbdt?: string;
  itms: { txval: number; rt: number; iamt: number; csamt: number }[];
}

export interface Typed {
  rchrg: string;
  inv_typ: string;
}

/** Table 12: by kind of buyer, or in one before May 2025. */
export const hsnSections = ['hsn_b2b', 'hsn_b2c', 'data'] as const;

/** A file of the portal. Tables without rows are missing. */
export interface Gstr1File {
  gstin: string;
  /** MMYYYY */
  fp: string;
  version: string;
  hash: string;
  b2b?: { ctin: string; inv: (InvoiceRow & Typed & { pos: string })[] }[];
  b2cl?: { pos: string; inv: InvoiceRow[] }[];
  exp?: { exp_typ: string; inv: ExportRow[] }[];
  b2cs?: ReturnType<typeof b2cs>[];
  cdnr?: { ctin: string; nt: (NoteRow & Typed)[] }[];
  cdnur?: (NoteRow & { typ: string })[];
  nil?: { inv: { sply_ty: string; nil_amt: number; expt_amt: number; ngsup_amt: number }[] };
  hsn?: Partial<Record<(typeof hsnSections)[number], ReturnType<typeof hsn>[]>>;
  doc_issue?: { doc_det: ReturnType<typeof issued>[] };
}

/** Leaves empty tables out: some versions of the portal refuse them. */
const filled = <Row>(rows: readonly Row[]): Row[] | undefined => (rows.length > 0 ? [...rows] : undefined);

/** A file without its missing tables. */
function withoutMissing<File extends object>(file: { [Key in keyof File]: File[Key] | undefined }): File {
  return Object.fromEntries(Object.entries(file).filter(([, value]) => value !== undefined)) as File;
}

/**
 * Returns a return as the portal takes it: rupees with two decimals, tables without rows left out.
 *
 * Shapes: india-compliance, `gst_india/utils/gstr_1/sections` and its tests (commit 10a7bb2e), read on 27 November 2026.
 */
export function gstr1Json(gstr1: Gstr1): Gstr1File {
  const [year = '', month = ''] = gstr1.month.split('-');
  // The portal refuses a row of table 12 without a code.
  const hsn_b2b = gstr1.hsn_b2b.filter((row) => row.hsn !== '');
  const hsn_b2c = gstr1.hsn_b2c.filter((row) => row.hsn !== '');
  const hsnTables: NonNullable<Gstr1File['hsn']> =
    gstr1.month >= hsnSplitFrom.month
      ? withoutMissing({ hsn_b2b: filled(hsn_b2b.map(hsn)), hsn_b2c: filled(hsn_b2c.map(hsn)) })
      : withoutMissing({ data: filled(mergeHsn([...hsn_b2b, ...hsn_b2c]).map(hsn)) });
  const documents = filled(
    issuedDocuments.flatMap((kind) =>
      gstr1[kind].length > 0 ? [issued(documentNatures[kind], gstr1[kind])] : [],
    ),
  );
  const nil = filled(
    gstr1.nil.map(({ kind, amount }) => ({
      sply_ty: kind,
      nil_amt: rupees(amount),
      expt_amt: 0,
      ngsup_amt: 0,
    })),
  );
  return withoutMissing<Gstr1File>({
    gstin: gstr1.gstin,
    fp: `${month}${year}`,
    version: gstr1Version.version,
    hash: 'hash',
    b2b: filled(
      grouped(gstr1.b2b, 'buyer_gstin', (document) => ({
        ...invoice(document),
        pos: document.place,
        rchrg: 'N',
        inv_typ: invoiceType(document),
        itms: items(document),
      })).map(([ctin, inv]) => ({ ctin, inv })),
    ),
    b2cl: filled(
      grouped(gstr1.b2cl, 'place', (document) => ({ ...invoice(document), itms: items(document) })).map(
        ([pos, inv]) => ({ pos, inv }),
      ),
    ),
    exp: filled(exportRows(gstr1.exp)),
    b2cs: filled(gstr1.b2cs.map(b2cs)),
    cdnr: filled(
      grouped(gstr1.cdnr, 'buyer_gstin', (document) => ({
        ...note(document),
        rchrg: 'N',
        inv_typ: invoiceType(document),
        itms: items(document),
      })).map(([ctin, nt]) => ({ ctin, nt })),
    ),
    cdnur: filled(
      gstr1.cdnur.map((document) => ({ typ: noteType(document), ...note(document), itms: items(document) })),
    ),
    nil: nil && { inv: nil },
    hsn: Object.keys(hsnTables).length > 0 ? hsnTables : undefined,
    doc_issue: documents && { doc_det: documents },
  });
}
