import { formatDate } from '../days/index.ts';
import { formatRupees, scalePaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import {
  gstinProblem,
  gstinState,
  gstRateProblem,
  hsnProblem,
  maxInvoiceNumber,
  priceRateRule,
  rateOfPieces,
} from '../tax/index.ts';
import { tableOf, taxOf } from './document.ts';
import { taxParts } from '../tax/taxParts.ts';
import type { TaxDocument, TaxDocumentLine } from './document.ts';
import { tableSums } from './gstr1.ts';
import type { Gstr1, Gstr1Table } from './gstr1.ts';
import { lastCreditDay } from './rules.ts';

/** A problem of a return, and the documents behind it. */
export interface GstProblem {
  /** An error is to be fixed before filing; a warning is for the person who files. */
  severity: 'error' | 'warning';
  code: GstProblemCode;
  table: Gstr1Table;
  message: string;
  /** Charged too little; negative for too much. In paise, of GST. */
  short: Paise;
  documents: readonly { number: string; order_id: string }[];
}

export const gstProblemCodes = [
  'buyer_gstin',
  'number',
  'repeated_number',
  'place',
  'wrong_tax',
  'no_hsn',
  'short_hsn',
  'rate',
  'price_rate',
  'late_note',
  'cancelled_einvoice',
  'ranges',
  'sums',
] as const;
export type GstProblemCode = (typeof gstProblemCodes)[number];

interface Found extends Omit<GstProblem, 'documents' | 'short'> {
  short?: Paise;
}

/** Letters, digits, hyphen and slash (rule 46). */
const legalNumber = new RegExp(String.raw`^[A-Za-z0-9/-]{1,${maxInvoiceNumber}}$`);

/** The rate that the price of a piece asks for, where it isn't the one that was charged. */
function priceRateOf(line: TaxDocumentLine, day: string): number | undefined {
  const rule = priceRateRule(line.hsn, day);
  if (!rule || line.quantity === 0) return undefined;
  const right = rateOfPieces(rule, line.taxable + taxOf(line), line.quantity);
  return right === line.rate ? undefined : right;
}

function checkLine(line: TaxDocumentLine, document: TaxDocument, turnover: number | undefined): Found[] {
  const { date, credits, buyer_gstin } = document;
  const found: Found[] = [];
  const table = tableOf(document);
  const day = credits?.date ?? date;
  const rateProblem = gstRateProblem(line.rate, day);
  if (rateProblem) found.push({ severity: 'error', code: 'rate', table, message: rateProblem });
  if (line.hsn === '') {
    // Up to ₹5 crore an invoice to a consumer needs none (notification 78/2020); table 12 leaves it out.
    const isNeeded = buyer_gstin !== '' || hsnProblem('', turnover, true) !== undefined;
    found.push({
      severity: isNeeded ? 'error' : 'warning',
      code: 'no_hsn',
      table: 'hsn',
      message: isNeeded
        ? `${line.description} has no HSN code. Table 12 needs one: add it to the SKU.`
        : `${line.description} has no HSN code, so table 12 leaves it out. Add it to the SKU.`,
    });
  } else {
    const problem = hsnProblem(line.hsn, turnover, buyer_gstin === '');
    if (problem)
      found.push({
        severity: 'error',
        code: 'short_hsn',
        table: 'hsn',
        message: `HSN ${line.hsn}: ${problem}`,
      });
  }
  // A credit note has the rate of its invoice, whatever the invoice should have had.
  // An export without tax has none, whatever its price.
  const right = credits || document.exported?.is_taxed === false ? undefined : priceRateOf(line, date);
  if (right !== undefined) {
    const rule = priceRateRule(line.hsn, date)!;
    const side = right === rule.rates[0] ? 'at most' : 'more than';
    found.push({
      severity: 'warning',
      code: 'price_rate',
      table,
      message: `${line.description} was taxed at ${line.rate}%. A ${rule.unit} of ${rule.goods} for ${side} ${formatRupees(rule.limit, { decimals: 'never' })} before GST has ${right}%.`,
      // The buyer's price stays: the other rate is inside it.
      short: scalePaise(line.taxable + taxOf(line), right, 100 + right) - taxOf(line),
    });
  }
  return found;
}

function checkDocument(document: TaxDocument, turnover: number | undefined): Found[] {
  const { number, date, gstin, buyer_gstin, place, is_inter_state, is_sez, credits, lines } = document;
  const table = tableOf(document);
  const found: Found[] = lines.flatMap((line) => checkLine(line, document, turnover));
  const error = (code: GstProblemCode, message: string) =>
    found.push({ severity: 'error', code, table, message });
  if (buyer_gstin !== '' && gstinProblem(buyer_gstin))
    error('buyer_gstin', `GSTIN ${buyer_gstin} fails its check character. The portal rejects the document.`);
  if (!legalNumber.test(number))
    error('number', `A number has at most ${maxInvoiceNumber} letters, digits, hyphens and slashes.`);
  if (place === '') error('place', 'The place of supply is unknown: complete the state of delivery.');
  const own = gstinState(gstin)?.gst_code;
  const isBetween = is_sez || (place !== '' && own !== undefined && place !== own);
  if (place !== '' && isBetween !== is_inter_state)
    error(
      'wrong_tax',
      `Taxed as ${is_inter_state ? 'inter-state' : 'intra-state'}, against its place of supply.`,
    );
  if (credits && date > lastCreditDay(credits.date))
    error(
      'late_note',
      `A credit note for an invoice of ${formatDate(credits.date)} lowers the tax until ${formatDate(lastCreditDay(credits.date))}.`,
    );
  return found;
}

/** More ranges than a person would file without asking why. */
const mostRanges = 12;

function checkReturn(gstr1: Gstr1): Found[] {
  const found: Found[] = [];
  const ranges = gstr1.invoices.length + gstr1.notes.length + gstr1.challans.length;
  if (ranges > mostRanges)
    found.push({
      severity: 'warning',
      code: 'ranges',
      table: 'doc_issue',
      message: `${ranges} ranges, because numbers of this registration don't follow each other. A separate series for each GSTIN makes it one.`,
    });
  const { b2b, b2cl, exp, b2cs, nil, cdnr, cdnur, hsn } = tableSums(gstr1);
  for (const [table, sums] of [
    ['b2cs', [b2b, b2cl, exp, b2cs, nil, cdnr, cdnur]],
    ['hsn', [hsn]],
  ] as const)
    for (const part of taxParts) {
      const difference = sums.reduce((sum, one) => sum + one[part], 0) - gstr1.total[part];
      if (difference !== 0)
        found.push({
          severity: 'error',
          code: 'sums',
          table,
          message: `${part} differs from the documents by ${formatRupees(difference)}.`,
        });
    }
  return found;
}

/** Collects problems of documents as they come, alike ones as one. */
export class Gstr1Checker {
  private readonly found = new Map<string, GstProblem & { documents: GstProblem['documents'][number][] }>();
  private readonly numbers = new Set<string>();
  private readonly turnover: number | undefined;

  /** @param turnover of the last year in rupees; undefined if it wasn't entered */
  constructor(turnover: number | undefined) {
    this.turnover = turnover;
  }

  /** @param isCancelled its e-invoice was registered and cancelled */
  add(document: TaxDocument, isCancelled = false): void {
    const { number } = document;
    if (isCancelled)
      this.note(
        {
          severity: 'warning',
          code: 'cancelled_einvoice',
          table: tableOf(document),
          message:
            'The e-invoice was cancelled, so the portal’s GSTR-1 has the number as cancelled. Credit or cancel the sale, or remove it on the portal.',
        },
        document,
      );
    for (const found of checkDocument(document, this.turnover)) this.note(found, document);
    if (this.numbers.has(number))
      this.note(
        {
          severity: 'error',
          code: 'repeated_number',
          table: tableOf(document),
          message: `${number} was issued twice.`,
        },
        document,
      );
    this.numbers.add(number);
  }

  private note({ short = 0, ...one }: Found, document?: TaxDocument): void {
    const key = JSON.stringify([one.code, one.table, one.message]);
    const known = this.found.get(key) ?? { ...one, short: 0, documents: [] };
    known.short += short;
    if (document && known.documents.at(-1)?.number !== document.number)
      known.documents.push({ number: document.number, order_id: document.order_id });
    this.found.set(key, known);
  }

  /** Returns all problems, errors first, then those with most documents. */
  finish(gstr1: Gstr1): GstProblem[] {
    for (const one of checkReturn(gstr1)) this.note(one);
    const weight = ({ severity }: GstProblem) => (severity === 'error' ? 0 : 1);
    for (const { documents } of this.found.values())
      documents.sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
    return [...this.found.values()].toSorted(
      (a, b) => weight(a) - weight(b) || b.documents.length - a.documents.length,
    );
  }
}
