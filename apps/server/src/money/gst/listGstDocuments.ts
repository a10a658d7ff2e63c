import type { GstDocument, GstDocumentsFilter } from '@khep/api';
import { amountsIn, sumOfDocument } from '@khep/domain/gst';
import type { TaxAmounts, TaxDocument } from '@khep/domain/gst';
import { decodeCursor, encodeCursor, isInteger, isText } from '../../platform/db/cursor.ts';
import { maxCount } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { documentPhases, eachTaxDocument } from './documents.ts';
import type { DocumentPlace } from './documents.ts';
import { findReturn, inRupees, stateName } from './loadGstMonth.ts';

interface Listed {
  documents: GstDocument[];
  total: number;
  total_is_capped: boolean;
  next: string | null;
}

/** Invoices and credit notes have series of their own, whose numbers may be alike. */
const phaseOf = ({ credits, order_id }: TaxDocument): DocumentPlace['phase'] =>
  order_id === '' ? (credits ? 'direct_note' : 'direct') : credits ? 'note' : 'invoice';
const idOf = (document: TaxDocument) => `${phaseOf(document)} ${document.number}`;

const findPhase = (part: string | undefined) => documentPhases.find((one) => one === part);
const isKind = (part: string) => findPhase(part) !== undefined;
const isDay = (part: string) => /^\d{4}-\d\d-\d\d$/.test(part);
const isTotal = (part: string) => isInteger(part) && Number(part) >= 0;

const toRow = (document: TaxDocument, amounts: TaxAmounts): GstDocument => ({
  id: idOf(document),
  number: document.number,
  is_note: document.credits !== undefined,
  date: document.date,
  order_id: document.order_id,
  buyer_gstin: document.buyer_gstin,
  place: document.place,
  state: stateName(document.place),
  ...inRupees(amounts),
});

/**
 * Lists the documents behind a figure by day, invoices first, with what each adds to it. The first page reads the month to its
 * end, as its sums are read; the cursor keeps the total for the others, which stop when they are full.
 * @throws ApiError 404 for a registration that the brand doesn't have
 */
export async function listGstDocuments(
  db: Db,
  brand_id: string,
  filter: GstDocumentsFilter,
  now: Date,
): Promise<Listed> {
  const { figure, place, search = '', page_size, page, after } = filter;
  const key = await findReturn(db, brand_id, filter, now);
  const [kind, date, number, knownTotal] =
    after === undefined ? [] : decodeCursor(after, isKind, isDay, isText, isTotal);
  const isFirst = kind === undefined;
  const start = isFirst ? (page - 1) * page_size : 0;
  const wanted = search.trim().toUpperCase();
  const documents: GstDocument[] = [];
  let matching = 0;
  for await (const document of eachTaxDocument(
    db,
    key,
    isFirst ? undefined : { phase: findPhase(kind)!, date: date!, number: number! },
  )) {
    const amounts = figure === undefined ? sumOfDocument(document) : amountsIn(document, figure);
    if (!amounts || (place !== undefined && document.place !== place)) continue;
    if (!document.number.toUpperCase().includes(wanted)) continue;
    if (matching >= start && documents.length < page_size) documents.push(toRow(document, amounts));
    matching += 1;
    if (!isFirst && matching > page_size) break;
  }
  const total = isFirst ? matching : Number(knownTotal);
  const last = documents.at(-1);
  const hasMore = matching > start + documents.length;
  return {
    documents,
    total: Math.min(total, maxCount),
    total_is_capped: total > maxCount,
    next:
      last && hasMore ? encodeCursor(last.id.split(' ')[0]!, last.date, last.number, String(total)) : null,
  };
}
