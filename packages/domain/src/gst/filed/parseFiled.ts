import { formatMonth } from '../../days/index.ts';
import { rupeesToPaise } from '../../money/index.ts';
import type { Gstr1Table } from '../gstr1.ts';
import { hsnSections } from '../gstr1Json.ts';
import { FiledProblem, readAmount, readList, readObject, readText } from './readJson.ts';
import type { JsonObject } from './readJson.ts';

/** Largest file that is read: a month of about 40,000 listed invoices. */
export const maxFiledBytes = 20 * 1024 * 1024;

/** Fields of cells. Amounts are in paise. */
export const filedFields = [
  'ctin',
  'idt',
  'val',
  'pos',
  'inv_typ',
  'rchrg',
  'typ',
  'ntty',
  'exp_typ',
  'sbpcode',
  'sbnum',
  'sbdt',
  'txval',
  'iamt',
  'camt',
  'samt',
  'csamt',
  'nil_amt',
  'expt_amt',
  'ngsup_amt',
  'qty',
  'to',
  'totnum',
  'cancel',
] as const;
export type FiledField = (typeof filedFields)[number];

/** Fields that are amounts of money. */
export const filedAmounts: ReadonlySet<FiledField> = new Set([
  'val',
  'txval',
  'iamt',
  'camt',
  'samt',
  'csamt',
  'nil_amt',
  'expt_amt',
  'ngsup_amt',
]);

/** A cell of a row; with the rate for documents, which have amounts by rate. */
export interface FiledCell {
  field: FiledField;
  rate?: number;
  value: string | number;
}

/** The subject of a row, as it is shown: a document, a place and rate, a code. */
export interface FiledSubject {
  number?: string;
  place?: string;
  rate?: number;
  /** Between states or within one, and to whom, as table 8 names it. */
  kind?: string;
  /** Between states or within one. */
  supply?: string;
  hsn?: string;
  buyers?: 'b2b' | 'b2c';
  /** The goods and their unit, which aren't compared. */
  description?: string;
  unit?: string;
  from?: string;
}

/** A row of a table, with its cells by their keys. */
export interface FiledRow {
  table: Gstr1Table;
  key: string;
  subject: FiledSubject;
  cells: Map<string, FiledCell>;
}

/** A return as rows of cells, whoever wrote the file. */
export interface FiledReturn {
  gstin: string;
  /** YYYY-MM */
  month: string;
  /** By table and key. */
  rows: Map<string, FiledRow>;
  /** Tables with rows that Khep doesn't make, by their names in the file. */
  others: string[];
}

/** Keys of a file that are no tables. */
const heads = new Set([
  'gstin',
  'fp',
  'version',
  'hash',
  'gt',
  'cur_gt',
  'fil_dt',
  'filing_typ',
  'ret_period',
]);
const known: ReadonlySet<string> = new Set([
  'b2b',
  'b2cl',
  'exp',
  'b2cs',
  'cdnr',
  'cdnur',
  'nil',
  'hsn',
  'doc_issue',
] satisfies Gstr1Table[]);

class Rows {
  readonly rows = new Map<string, FiledRow>();

  /** Returns the row of a key: a file may have it in parts. */
  at(table: Gstr1Table, key: string, subject: FiledSubject): FiledRow {
    const id = `${table} ${key}`;
    const row = this.rows.get(id) ?? { table, key, subject, cells: new Map() };
    this.rows.set(id, row);
    return row;
  }
}

function setText(row: FiledRow, field: FiledField, value: string): void {
  row.cells.set(field, { field, value });
}

/** Adds to a cell: rows of one key are summed, as the portal does. */
function addNumber(row: FiledRow, field: FiledField, value: number, rate?: number): void {
  const key = rate === undefined ? field : `${field}@${rate}`;
  const before = row.cells.get(key)?.value;
  const sum = (typeof before === 'number' ? before : 0) + value;
  row.cells.set(key, { field, ...(rate !== undefined && { rate }), value: sum });
}

const addPaise = (row: FiledRow, of: JsonObject, field: FiledField, rate?: number): void =>
  addNumber(row, field, rupeesToPaise(readAmount(of, field)), rate);

/** The amounts that a rate has. */
export const taxFields = ['txval', 'iamt', 'camt', 'samt', 'csamt'] as const;

/** A day as the portal writes it, DD-MM-YYYY; older files have no leading zeros. */
const dayText = (text: string) =>
  text
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');

/** A document with its amounts by rate. The portal doesn't tell small letters of a number from large ones. */
function readDocument(
  rows: Rows,
  table: 'b2b' | 'b2cl' | 'cdnr' | 'cdnur',
  one: JsonObject,
  head: { ctin?: string; pos?: string },
): void {
  const isNote = table === 'cdnr' || table === 'cdnur';
  const number = readText(one, isNote ? 'nt_num' : 'inum', true);
  const row = rows.at(table, number.toUpperCase(), { number });
  if (head.ctin !== undefined) setText(row, 'ctin', head.ctin.toUpperCase());
  setText(row, 'idt', dayText(readText(one, isNote ? 'nt_dt' : 'idt', true)));
  setText(row, 'pos', head.pos ?? readText(one, 'pos'));
  if (head.ctin !== undefined) {
    setText(row, 'inv_typ', readText(one, 'inv_typ') || 'R');
    setText(row, 'rchrg', readText(one, 'rchrg') || 'N');
  }
  if (isNote) setText(row, 'ntty', readText(one, 'ntty') || 'C');
  if (table === 'cdnur') setText(row, 'typ', readText(one, 'typ'));
  addPaise(row, one, 'val');
  for (const item of readList(one, 'itms')) {
    const detail = readObject(item, 'itm_det');
    const rate = readAmount(detail, 'rt');
    for (const field of taxFields) addPaise(row, detail, field, rate);
  }
}

/** An export, whose amounts some files have in `itm_det`. */
function readExport(rows: Rows, one: JsonObject, type: string): void {
  const number = readText(one, 'inum', true);
  const row = rows.at('exp', number.toUpperCase(), { number });
  setText(row, 'exp_typ', type);
  setText(row, 'idt', dayText(readText(one, 'idt', true)));
  setText(row, 'sbpcode', readText(one, 'sbpcode'));
  // Older files have the number of the shipping bill as a number.
  setText(row, 'sbnum', typeof one['sbnum'] === 'number' ? String(one['sbnum']) : readText(one, 'sbnum'));
  const billDay = readText(one, 'sbdt');
  setText(row, 'sbdt', billDay === '' ? '' : dayText(billDay));
  addPaise(row, one, 'val');
  for (const item of readList(one, 'itms')) {
    const detail = 'itm_det' in item ? readObject(item, 'itm_det') : item;
    const rate = readAmount(detail, 'rt');
    for (const field of ['txval', 'iamt', 'csamt'] as const) addPaise(row, detail, field, rate);
  }
}

function readDocuments(rows: Rows, file: JsonObject): void {
  for (const buyer of readList(file, 'b2b'))
    for (const one of readList(buyer, 'inv'))
      readDocument(rows, 'b2b', one, { ctin: readText(buyer, 'ctin', true) });
  for (const place of readList(file, 'b2cl'))
    for (const one of readList(place, 'inv'))
      readDocument(rows, 'b2cl', one, { pos: readText(place, 'pos', true) });
  for (const kind of readList(file, 'exp'))
    for (const one of readList(kind, 'inv')) readExport(rows, one, readText(kind, 'exp_typ', true));
  for (const buyer of readList(file, 'cdnr'))
    for (const one of readList(buyer, 'nt'))
      readDocument(rows, 'cdnr', one, { ctin: readText(buyer, 'ctin', true) });
  for (const one of readList(file, 'cdnur')) readDocument(rows, 'cdnur', one, {});
}

function readSums(rows: Rows, file: JsonObject): void {
  for (const one of readList(file, 'b2cs')) {
    const [place, rate] = [readText(one, 'pos', true), readAmount(one, 'rt')];
    const supply = readText(one, 'sply_ty');
    const row = rows.at('b2cs', `${supply} ${place} ${rate}`, { supply, place, rate });
    for (const field of taxFields) addPaise(row, one, field);
  }
  for (const one of readList(readObject(file, 'nil'), 'inv')) {
    const kind = readText(one, 'sply_ty', true);
    const row = rows.at('nil', kind, { kind });
    for (const field of ['nil_amt', 'expt_amt', 'ngsup_amt'] as const) addPaise(row, one, field);
  }
  const hsn = readObject(file, 'hsn');
  for (const section of hsnSections)
    for (const one of readList(hsn, section)) {
      const [code, rate] = [readText(one, 'hsn_sc', true), readAmount(one, 'rt')];
      const row = rows.at('hsn', `${section} ${code} ${rate}`, {
        hsn: code,
        rate,
        description: readText(one, 'desc'),
        unit: readText(one, 'uqc'),
        ...(section !== 'data' && { buyers: section === 'hsn_b2b' ? 'b2b' : 'b2c' }),
      });
      addNumber(row, 'qty', readAmount(one, 'qty'));
      for (const field of taxFields) addPaise(row, one, field);
    }
  for (const nature of readList(readObject(file, 'doc_issue'), 'doc_det'))
    for (const range of readList(nature, 'docs')) {
      const from = readText(range, 'from', true);
      const row = rows.at('doc_issue', `${readAmount(nature, 'doc_num')} ${from.toUpperCase()}`, { from });
      setText(row, 'to', readText(range, 'to', true));
      addNumber(row, 'totnum', readAmount(range, 'totnum'));
      addNumber(row, 'cancel', readAmount(range, 'cancel'));
    }
}

/** Reads the rows of a file that is known to be a GSTR-1. @throws FiledProblem naming the place in the file */
export function toFiledReturn(file: JsonObject): FiledReturn {
  const rows = new Rows();
  readDocuments(rows, file);
  readSums(rows, file);
  const period = readText(file, 'fp', true);
  const others = Object.entries(file).flatMap(([name, value]) =>
    heads.has(name) || known.has(name) || (Array.isArray(value) ? value.length === 0 : !isFilled(value))
      ? []
      : [name.slice(0, 20)],
  );
  return {
    gstin: readText(file, 'gstin', true).toUpperCase(),
    month: `${period.slice(2)}-${period.slice(0, 2)}`,
    rows: rows.rows,
    others: others.slice(0, 20),
  };
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * Parses the text of a filed GSTR-1, which no one has checked: it may be another file, or made to harm.
 * @param expected the return that it is compared with
 */
export function parseFiled(
  text: string,
  expected: { gstin: string; month: string },
): { ok: true; filed: FiledReturn } | { ok: false; problem: string } {
  const fail = (problem: string) => ({ ok: false, problem }) as const;
  if (text.startsWith('PK')) return fail('This is a ZIP archive. Unpack it and choose the JSON file inside.');
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return fail(
      "This file isn't JSON. Choose the JSON of GSTR-1 that you uploaded, or that the portal exports.",
    );
  }
  if (
    typeof file !== 'object' ||
    file === null ||
    Array.isArray(file) ||
    !('gstin' in file) ||
    !('fp' in file)
  )
    return fail("This file isn't a GSTR-1: it has no GSTIN and no period (gstin, fp).");
  try {
    const head = file as JsonObject;
    const gstin = readText(head, 'gstin', true).toUpperCase();
    const period = readText(head, 'fp', true);
    if (!/^(?:0[1-9]|1[0-2])20\d\d$/.test(period))
      return fail(`The period of this file, ${period}, isn't a month. Choose a GSTR-1.`);
    if (gstin !== expected.gstin)
      return fail(
        `This file is of GSTIN ${gstin}. Choose the file of ${expected.gstin}, or another GSTIN above.`,
      );
    const month = `${period.slice(2)}-${period.slice(0, 2)}`;
    if (month !== expected.month)
      return fail(
        `This file is of ${formatMonth(month)}. Choose the file of ${formatMonth(expected.month)}, or another month above.`,
      );
    return { ok: true, filed: toFiledReturn(head) };
  } catch (error) {
    if (error instanceof FiledProblem) return fail(error.message);
    throw error;
  }
}
