import { paiseToRupees, rupeesToPaise } from '../../money/index.ts';
import type {
  ExportRow,
  Gstr1File,
  InvoiceRow,
  ItemRow,
  NoteRow,
  Taxes,
  Typed,
  hsnSections,
} from '../gstr1Json.ts';
import { gstr1Version, hsnSplitFrom } from '../rules.ts';
import type { FiledDifference } from './compareFiled.ts';
import { correctionOf } from './corrections.ts';
import type { CorrectionForm } from './corrections.ts';
import type { FiledField, FiledReturn, FiledRow, taxFields } from './parseFiled.ts';

/** Number and day (DD-MM-YYYY) as they were filed. */
interface OriginalInvoice {
  oinum: string;
  oidt: string;
}
interface OriginalNote {
  ont_num: string;
  ont_dt: string;
}

/** All rates of a place of table 7. `omon` is MMYYYY. */
interface PlaceRow {
  omon: string;
  sply_ty: string;
  pos: string;
  typ: string;
  itms: (Taxes & { rt: number; txval: number })[];
}

/** A file of the portal with tables 9A, 9C and 10. Shapes: see `amendmentShape` of rules.ts. */
export interface CorrectionFile extends Gstr1File {
  b2ba?: { ctin: string; inv: (OriginalInvoice & InvoiceRow & Typed & { pos: string })[] }[];
  b2cla?: { pos: string; inv: (OriginalInvoice & InvoiceRow)[] }[];
  expa?: { exp_typ: string; inv: (OriginalInvoice & ExportRow)[] }[];
  b2csa?: PlaceRow[];
  cdnra?: { ctin: string; nt: (OriginalNote & NoteRow & Typed)[] }[];
  cdnura?: (OriginalNote & NoteRow & { typ: string })[];
}

/** A filed return and the same one now. */
export interface CorrectionSource {
  filed: FiledReturn;
  now: FiledReturn;
  differences: readonly FiledDifference[];
  isMonthlyFiled: boolean;
}

const period = (month: string): string => `${month.slice(5)}${month.slice(0, 4)}`;

const textOf = (row: FiledRow, field: FiledField): string => String(row.cells.get(field)?.value ?? '');

/** An amount in rupees, or a count. */
function amountOf(row: FiledRow | undefined, field: FiledField, rate?: number): number {
  const value = row?.cells.get(rate === undefined ? field : `${field}@${rate}`)?.value ?? 0;
  return field === 'qty' ? Number(value) : paiseToRupees(Number(value));
}

const ratesOf = (row: FiledRow): number[] =>
  [...new Set([...row.cells.values()].flatMap(({ rate }) => rate ?? []))].toSorted((a, b) => a - b);

/** Supplies to special economic zones and under bond have IGST within a state too. */
const interStateTypes = new Set(['SEWP', 'SEWOP', 'CBW']);

/** Amounts of a rate; zero without a row. Taxes of the other kind only where a return has them. */
function taxesOf(row: FiledRow | undefined, isIntra: boolean, rate?: number): Taxes {
  const [iamt, camt, samt] = (['iamt', 'camt', 'samt'] as const).map((field) => amountOf(row, field, rate));
  return {
    ...((!isIntra || iamt !== 0) && { iamt: iamt! }),
    ...((isIntra || camt !== 0) && { camt: camt! }),
    ...((isIntra || samt !== 0) && { samt: samt! }),
    csamt: amountOf(row, 'csamt', rate),
  };
}

class CorrectionBuilder {
  readonly file: CorrectionFile;
  private readonly state: string;
  private readonly filed: FiledReturn;
  private readonly now: FiledReturn;

  constructor({ filed, now }: CorrectionSource, month: string) {
    this.filed = filed;
    this.now = now;
    this.state = filed.gstin.slice(0, 2);
    this.file = { gstin: filed.gstin, fp: period(month), version: gstr1Version.version, hash: 'hash' };
  }

  add({ table, key, subject }: FiledDifference): void {
    const id = `${table} ${key}`;
    const [filed, now] = [this.filed.rows.get(id), this.now.rows.get(id)];
    switch (table) {
      case 'b2b':
      case 'b2cl':
      case 'exp':
      case 'cdnr':
      case 'cdnur':
        this.addDocument(table, filed, now);
        break;
      case 'b2cs':
        this.addPlaceRow(subject, now!);
        break;
      default:
    }
  }

  /** A document that is there now, or a filed one amended to zero. */
  private addDocument(
    table: 'b2b' | 'b2cl' | 'exp' | 'cdnr' | 'cdnur',
    filed: FiledRow | undefined,
    now: FiledRow | undefined,
  ): void {
    const row = now ?? filed!;
    const number = row.subject.number!;
    const day = textOf(row, 'idt');
    const val = amountOf(now, 'val');
    const old = filed && { number: filed.subject.number!, day: textOf(filed, 'idt') };
    if (table === 'exp') {
      const one: ExportRow = { inum: number, idt: day, val, ...billOf(row), itms: exportItems(row, now) };
      const exp_typ = textOf(row, 'exp_typ');
      if (old)
        groupOf((this.file.expa ??= []), 'exp_typ', exp_typ).inv.push({ ...originalInvoice(old), ...one });
      else groupOf((this.file.exp ??= []), 'exp_typ', exp_typ).inv.push(one);
      return;
    }
    const itms = this.items(row, now);
    const [pos, ctin] = [textOf(row, 'pos'), textOf(row, 'ctin')];
    const typed: Typed = { rchrg: textOf(row, 'rchrg'), inv_typ: textOf(row, 'inv_typ') };
    if (table === 'b2b') {
      const one = { inum: number, idt: day, val, pos, ...typed, itms };
      if (old) groupOf((this.file.b2ba ??= []), 'ctin', ctin).inv.push({ ...originalInvoice(old), ...one });
      else groupOf((this.file.b2b ??= []), 'ctin', ctin).inv.push(one);
    } else if (table === 'b2cl') {
      const one: InvoiceRow = { inum: number, idt: day, val, itms };
      if (old) groupOf((this.file.b2cla ??= []), 'pos', pos).inv.push({ ...originalInvoice(old), ...one });
      else groupOf((this.file.b2cl ??= []), 'pos', pos).inv.push(one);
    } else {
      const note = { ntty: textOf(row, 'ntty'), nt_num: number, nt_dt: day, val, pos };
      const original = old && { ont_num: old.number, ont_dt: old.day };
      if (table === 'cdnr') {
        const one = { ...note, ...typed, itms };
        if (original) notesOf((this.file.cdnra ??= []), ctin).push({ ...original, ...one });
        else notesOf((this.file.cdnr ??= []), ctin).push(one);
      } else {
        const one = { typ: textOf(row, 'typ'), ...note, itms };
        if (original) (this.file.cdnura ??= []).push({ ...original, ...one });
        else (this.file.cdnur ??= []).push(one);
      }
    }
  }

  private items(row: FiledRow, now: FiledRow | undefined): ItemRow[] {
    const isIntra = textOf(row, 'pos') === this.state && !interStateTypes.has(textOf(row, 'inv_typ'));
    return ratesOf(row).map((rt, at) => ({
      num: at + 1,
      itm_det: { rt, txval: amountOf(now, 'txval', rt), ...taxesOf(now, isIntra, rt) },
    }));
  }

  private addPlaceRow(
    { supply = '', place = '', rate = 0 }: FiledDifference['subject'],
    now: FiledRow,
  ): void {
    (this.file.b2cs ??= []).push({
      sply_ty: supply,
      pos: place,
      typ: 'OE',
      rt: rate,
      txval: amountOf(now, 'txval'),
      ...taxesOf(now, supply === 'INTRA'),
    });
  }

  /** All rates of a place, with zeros for those that only the filed return has. */
  addPlace(supply: string, place: string): void {
    const rowsOf = ({ rows }: FiledReturn) =>
      new Map(
        [...rows.values()]
          .filter(
            ({ table, subject }) => table === 'b2cs' && subject.supply === supply && subject.place === place,
          )
          .map((row) => [row.subject.rate!, row]),
      );
    const [filed, now] = [rowsOf(this.filed), rowsOf(this.now)];
    (this.file.b2csa ??= []).push({
      omon: period(this.filed.month),
      sply_ty: supply,
      pos: place,
      typ: 'OE',
      itms: [...new Set([...filed.keys(), ...now.keys()])]
        .toSorted((a, b) => a - b)
        .map((rt) => ({
          rt,
          txval: amountOf(now.get(rt), 'txval'),
          ...taxesOf(now.get(rt), supply === 'INTRA'),
        })),
    });
  }

  /** The difference of a row of table 12. */
  addGoods({ key, subject }: FiledDifference): void {
    const id = `hsn ${key}`;
    const [filed, now] = [this.filed.rows.get(id), this.now.rows.get(id)];
    const section = sectionOf(key);
    const rows = ((this.file.hsn ??= {})[section] ??= []);
    const more = (field: (typeof taxFields)[number]) =>
      paiseToRupees(rupeesToPaise(amountOf(now, field)) - rupeesToPaise(amountOf(filed, field)));
    rows.push({
      num: rows.length + 1,
      hsn_sc: subject.hsn!,
      desc: subject.description ?? '',
      uqc: subject.unit ?? '',
      qty: amountOf(now, 'qty') - amountOf(filed, 'qty'),
      rt: subject.rate!,
      txval: more('txval'),
      iamt: more('iamt'),
      camt: more('camt'),
      samt: more('samt'),
      csamt: more('csamt'),
    });
  }
}

type HsnSection = (typeof hsnSections)[number];
const sectionOf = (key: string) => key.split(' ')[0] as HsnSection;

const originalInvoice = ({ number, day }: { number: string; day: string }): OriginalInvoice => ({
  oinum: number,
  oidt: day,
});

function billOf(row: FiledRow): Pick<ExportRow, 'sbpcode' | 'sbnum' | 'sbdt'> {
  const [sbpcode, sbnum, sbdt] = (['sbpcode', 'sbnum', 'sbdt'] as const).map((field) => textOf(row, field));
  return { ...(sbpcode && { sbpcode }), ...(sbnum && { sbnum }), ...(sbdt && { sbdt }) };
}

const exportItems = (row: FiledRow, now: FiledRow | undefined): ExportRow['itms'] =>
  ratesOf(row).map((rt) => ({
    txval: amountOf(now, 'txval', rt),
    rt,
    iamt: amountOf(now, 'iamt', rt),
    csamt: amountOf(now, 'csamt', rt),
  }));

/** The group of a buyer, place or kind, which is added if it is missing. */
function groupOf<Key extends string, Row>(
  groups: ({ [Name in Key]: string } & { inv: Row[] })[],
  key: Key,
  value: string,
): { inv: Row[] } {
  const found = groups.find((group) => group[key] === value);
  if (found) return found;
  const group = { [key]: value, inv: [] as Row[] } as (typeof groups)[number];
  groups.push(group);
  return group;
}

function notesOf<Row>(groups: { ctin: string; nt: Row[] }[], ctin: string): Row[] {
  const found = groups.find((group) => group.ctin === ctin);
  if (found) return found.nt;
  const nt: Row[] = [];
  groups.push({ ctin, nt });
  return nt;
}

/** Whether no file corrects a difference: tables 8 and 13, and table 12 that was filed in one part. */
export function isByHand({ table, key }: FiledDifference, month: string): boolean {
  if (table === 'nil' || table === 'doc_issue') return true;
  return table === 'hsn' && (sectionOf(key) === 'data') !== month < hsnSplitFrom.month;
}

/**
 * Returns what a form takes: left-out rows in their own tables, filed ones in 9A, 9C and 10, and the difference in table 12.
 * @param month the month whose GSTR-1 takes it; for GSTR-1A the filed one
 */
export function buildCorrections(
  form: Exclude<CorrectionForm, 'none'>,
  source: CorrectionSource,
  month: string,
): CorrectionFile {
  const builder = new CorrectionBuilder(source, month);
  const places = new Map<string, [supply: string, place: string]>();
  for (const difference of source.differences) {
    const correction = correctionOf(difference, source);
    if (correction.form !== form || isByHand(difference, month)) continue;
    const { supply = '', place = '' } = difference.subject;
    if (difference.table === 'hsn') builder.addGoods(difference);
    else if (correction.table === '10') places.set(`${supply} ${place}`, [supply, place]);
    else builder.add(difference);
  }
  for (const [supply, place] of places.values()) builder.addPlace(supply, place);
  return builder.file;
}
