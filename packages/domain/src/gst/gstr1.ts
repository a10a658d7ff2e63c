import {
  addAmounts,
  assertOfReturn,
  isNilLine,
  linesByRate,
  noAmounts,
  sumLines,
  tableOf,
} from './document.ts';
import { taxParts } from '../tax/taxParts.ts';
import type { DocumentTable, ListedTable, TaxAmounts, TaxDocument, TaxDocumentLine } from './document.ts';
import { compareNumbers, numberRanges } from './series.ts';
import type { NumberRange } from './series.ts';

/** Small sales to consumers of one place and rate, less their credit notes. */
export interface B2csRow extends TaxAmounts {
  place: string;
  is_inter_state: boolean;
  rate: number;
}

export const nilKinds = ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] as const;
/** Between states or within one, to registered buyers or to consumers. */
export type NilKind = (typeof nilKinds)[number];

export interface HsnRow extends TaxAmounts {
  hsn: string;
  description: string;
  rate: number;
  quantity: number;
}

/** A document reported by itself, without its nil-rated lines. */
export interface ListedDocument extends Omit<TaxDocument, 'lines'> {
  rates: [rate: number, amounts: TaxAmounts][];
}

export const gstr1Tables = [
  'b2b',
  'b2cl',
  'exp',
  'b2cs',
  'nil',
  'cdnr',
  'cdnur',
  'hsn',
  'doc_issue',
] as const;
export type Gstr1Table = (typeof gstr1Tables)[number];

/** The number of each table in the form. */
export const tableNumbers: Record<Gstr1Table, string> = {
  b2b: '4A',
  b2cl: '5',
  exp: '6A',
  b2cs: '7',
  nil: '8',
  cdnr: '9B',
  cdnur: '9B',
  hsn: '12',
  doc_issue: '13',
};

/** Outward supplies of one registration in one month. Amounts in paise; those of credit notes are positive. */
export interface Gstr1 {
  gstin: string;
  /** YYYY-MM */
  month: string;
  b2b: ListedDocument[];
  b2cl: ListedDocument[];
  exp: ListedDocument[];
  b2cs: B2csRow[];
  nil: { kind: NilKind; amount: number }[];
  cdnr: ListedDocument[];
  cdnur: ListedDocument[];
  hsn_b2b: HsnRow[];
  hsn_b2c: HsnRow[];
  invoices: NumberRange[];
  notes: NumberRange[];
  /** Delivery challans of goods that are no supply. */
  challans: NumberRange[];
  /** All invoices less all credit notes, from their lines alone: tables 4 to 9 and table 12 must come to the same. */
  total: TaxAmounts;
  /** Documents by table; those of table 7 have both kinds. */
  counts: Record<DocumentTable | 'nil', number>;
}

const nilKindOf = ({ is_inter_state, buyer_gstin }: TaxDocument): NilKind =>
  `${is_inter_state ? 'INTR' : 'INTRA'}${buyer_gstin === '' ? 'B2C' : 'B2B'}`;

/** Sums documents as they come, so that a month needs no room for all of them. */
export class Gstr1Builder {
  private readonly listed: Record<ListedTable, ListedDocument[]> = {
    b2b: [],
    b2cl: [],
    exp: [],
    cdnr: [],
    cdnur: [],
  };
  private readonly b2cs = new Map<string, B2csRow>();
  private readonly nil = new Map<NilKind, number>();
  private readonly hsn = { b2b: new Map<string, HsnRow>(), b2c: new Map<string, HsnRow>() };
  private readonly numbers = {
    invoices: [] as string[],
    cancelledInvoices: [] as string[],
    notes: [] as string[],
    challans: [] as string[],
  };
  private readonly total = noAmounts();
  private readonly counts: Gstr1['counts'] = { b2b: 0, b2cl: 0, exp: 0, b2cs: 0, nil: 0, cdnr: 0, cdnur: 0 };
  private readonly gstin: string;
  private readonly month: string;

  /** @param month YYYY-MM */
  constructor(gstin: string, month: string) {
    this.gstin = gstin;
    this.month = month;
  }

  /** @throws Error for a document of another registration or month */
  add(document: TaxDocument): void {
    assertOfReturn(document, this.gstin, this.month);
    const sign = document.credits ? -1 : 1;
    this.numbers[document.credits ? 'notes' : 'invoices'].push(document.number);
    addAmounts(this.total, sumLines(document.lines), sign);
    const nil = document.lines.filter((line) => isNilLine(document, line));
    const taxed = document.lines.filter((line) => !isNilLine(document, line));
    if (nil.length > 0) {
      const kind = nilKindOf(document);
      this.nil.set(kind, (this.nil.get(kind) ?? 0) + sign * sumLines(nil).taxable);
      this.counts.nil += 1;
    }
    if (taxed.length > 0) this.addTaxed(document, taxed, sign);
    for (const line of document.lines) this.addHsn(document, line, sign);
  }

  /**
   * Counts the number of a cancelled invoice in table 13, and nothing else of it.
   * @throws Error for an invoice of another registration or month
   */
  addCancelled(invoice: Pick<TaxDocument, 'gstin' | 'date' | 'number'>): void {
    assertOfReturn(invoice, this.gstin, this.month);
    this.numbers.cancelledInvoices.push(invoice.number);
  }

  /**
   * Counts the number of a delivery challan in table 13: no supply, so that nothing else has it.
   * @throws Error for a challan of another registration or month
   */
  addChallan(challan: Pick<TaxDocument, 'gstin' | 'date' | 'number'>): void {
    assertOfReturn(challan, this.gstin, this.month);
    this.numbers.challans.push(challan.number);
  }

  private addTaxed(document: TaxDocument, lines: readonly TaxDocumentLine[], sign: 1 | -1): void {
    const table = tableOf(document);
    this.counts[table] += 1;
    const rates = linesByRate(lines);
    if (table !== 'b2cs') {
      const { lines: _lines, ...head } = document;
      this.listed[table].push({ ...head, rates });
      return;
    }
    const { place, is_inter_state } = document;
    for (const [rate, amounts] of rates) {
      const key = JSON.stringify([place, is_inter_state, rate]);
      const row = this.b2cs.get(key) ?? { place, is_inter_state, rate, ...noAmounts() };
      addAmounts(row, amounts, sign);
      this.b2cs.set(key, row);
    }
  }

  private addHsn({ buyer_gstin }: TaxDocument, line: TaxDocumentLine, sign: 1 | -1): void {
    const rows = this.hsn[buyer_gstin === '' ? 'b2c' : 'b2b'];
    const { hsn, description, rate, quantity } = line;
    const key = JSON.stringify([hsn, rate]);
    const row = rows.get(key) ?? { hsn, description, rate, quantity: 0, ...noAmounts() };
    row.quantity += sign * quantity;
    addAmounts(row, line, sign);
    rows.set(key, row);
  }

  build(): Gstr1 {
    const isAny = (row: TaxAmounts & { quantity?: number }) =>
      row.quantity !== undefined && row.quantity !== 0 ? true : taxParts.some((part) => row[part] !== 0);
    const byNumber = (a: ListedDocument, b: ListedDocument) => compareNumbers(a.number, b.number);
    const hsnRows = (rows: Map<string, HsnRow>) =>
      [...rows.values()]
        .filter(isAny)
        .toSorted((a, b) => (a.hsn === b.hsn ? a.rate - b.rate : a.hsn < b.hsn ? -1 : 1));
    const { b2b, b2cl, exp, cdnr, cdnur } = this.listed;
    return {
      gstin: this.gstin,
      month: this.month,
      b2b: b2b.toSorted(byNumber),
      b2cl: b2cl.toSorted(byNumber),
      exp: exp.toSorted(byNumber),
      b2cs: [...this.b2cs.values()]
        .filter(isAny)
        .toSorted((a, b) => (a.place === b.place ? a.rate - b.rate : a.place < b.place ? -1 : 1)),
      nil: nilKinds.flatMap((kind) => {
        const amount = this.nil.get(kind) ?? 0;
        return amount === 0 ? [] : [{ kind, amount }];
      }),
      cdnr: cdnr.toSorted(byNumber),
      cdnur: cdnur.toSorted(byNumber),
      hsn_b2b: hsnRows(this.hsn.b2b),
      hsn_b2c: hsnRows(this.hsn.b2c),
      invoices: numberRanges(this.numbers.invoices, this.numbers.cancelledInvoices),
      notes: numberRanges(this.numbers.notes),
      challans: numberRanges(this.numbers.challans),
      total: { ...this.total },
      counts: { ...this.counts },
    };
  }
}

/** Returns the return of a registration's documents of one month. */
export function buildGstr1(gstin: string, month: string, documents: Iterable<TaxDocument>): Gstr1 {
  const builder = new Gstr1Builder(gstin, month);
  for (const document of documents) builder.add(document);
  return builder.build();
}

/** Sums of each table; credit notes are negative, so that tables 4 to 9 add up to the total. */
export function tableSums(gstr1: Gstr1): Record<Exclude<Gstr1Table, 'doc_issue'>, TaxAmounts> {
  const ofListed = (documents: readonly ListedDocument[], sign: 1 | -1): TaxAmounts => {
    const sum = noAmounts();
    for (const { rates } of documents) for (const [, amounts] of rates) addAmounts(sum, amounts, sign);
    return sum;
  };
  const ofRows = (rows: readonly TaxAmounts[]): TaxAmounts => {
    const sum = noAmounts();
    for (const row of rows) addAmounts(sum, row);
    return sum;
  };
  return {
    b2b: ofListed(gstr1.b2b, 1),
    b2cl: ofListed(gstr1.b2cl, 1),
    exp: ofListed(gstr1.exp, 1),
    b2cs: ofRows(gstr1.b2cs),
    nil: { ...noAmounts(), taxable: gstr1.nil.reduce((sum, { amount }) => sum + amount, 0) },
    cdnr: ofListed(gstr1.cdnr, -1),
    cdnur: ofListed(gstr1.cdnur, -1),
    hsn: ofRows([...gstr1.hsn_b2b, ...gstr1.hsn_b2c]),
  };
}
