import type { GstFilter, GstMonth } from '@khep/api';
import { istDay, nextMonth } from '@khep/domain/days';
import {
  abroad,
  Gstr1Builder,
  Gstr1Checker,
  Gstr3bBuilder,
  checkGstr3b,
  gstr1DueDay,
  gstr3bDueDay,
  interStateFigures,
  outwardFigures,
  sumsByCode,
  sumsByPlace,
  sumsByRate,
  tableSums,
} from '@khep/domain/gst';
import type { Gstr1, GstProblem, Gstr3b, Gstr3bProblem, TaxAmounts } from '@khep/domain/gst';
import { findState } from '@khep/domain/india';
import { paiseToRupees } from '@khep/domain/money';
import { gstinState, priceCliff, priceRateRule } from '@khep/domain/tax';
import { sql } from 'kysely';
import { notFound } from '../../base/errors.ts';
import { loadSender } from '../../orders/invoicing/sender.ts';
import type { Db } from '../../platform/db/schema.ts';
import { listCancelledDirect } from './direct/readDirect.ts';
import { eachTaxDocument } from './documents.ts';
import type { GstMonthKey } from './monthKey.ts';

/** Documents that a problem names; the count says of how many. */
const namedDocuments = 20;
/** Months that can be chosen. */
const offeredMonths = 24;

export const inRupees = ({ taxable, igst, cgst, sgst, cess }: TaxAmounts) => ({
  taxable: paiseToRupees(taxable),
  igst: paiseToRupees(igst),
  cgst: paiseToRupees(cgst),
  sgst: paiseToRupees(sgst),
  cess: paiseToRupees(cess),
});

/** The returns of a month with what doesn't tie. */
interface CheckedReturns {
  gstr1: Gstr1;
  problems: GstProblem[];
  gstr3b: Gstr3b;
  gstr3bProblems: Gstr3bProblem[];
}

/** Documents whose registration was cancelled: their order, and their number. */
async function loadCancelledEInvoices(db: Db, brand_id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('einvoices')
    .select(['order_id', 'invoice_number'])
    .where('brand_id', '=', brand_id)
    .where('cancelled_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ order_id, invoice_number }) => `${order_id} ${invoice_number}`));
}

const selectChallans = (db: Db, brand_id: string) =>
  db
    .selectFrom('stock_transfers')
    .where('brand_id', '=', brand_id)
    .where(sql`paper ->> 'kind'`, '=', 'challan');

/** Delivery challans of stock transfers within the registration, which are issued when the goods leave. */
async function listChallans(
  db: Db,
  { brand_id, gstin, month }: GstMonthKey,
): Promise<{ gstin: string; date: string; number: string }[]> {
  const rows = await selectChallans(db, brand_id)
    .select([
      sql<string>`paper ->> 'number'`.as('number'),
      sql<string>`paper -> 'document' ->> 'date'`.as('date'),
    ])
    .where(sql`paper -> 'document' -> 'seller' ->> 'gstin'`, '=', gstin)
    .where(sql`substr(paper -> 'document' ->> 'date', 1, 7)`, '=', month)
    .execute();
  return rows.map((row) => ({ ...row, gstin }));
}

/** Builds both returns of a month from the same documents, and checks each of them. */
export async function loadReturns(
  db: Db,
  key: GstMonthKey,
  turnover: number | undefined,
): Promise<CheckedReturns> {
  const builder = new Gstr1Builder(key.gstin, key.month);
  const monthly = new Gstr3bBuilder(key.gstin, key.month);
  const checker = new Gstr1Checker(turnover);
  const cancelled = await loadCancelledEInvoices(db, key.brand_id);
  for await (const document of eachTaxDocument(db, key)) {
    builder.add(document);
    monthly.add(document);
    checker.add(document, cancelled.has(`${document.order_id} ${document.number}`));
  }
  for (const invoice of await listCancelledDirect(db, key)) builder.addCancelled(invoice);
  for (const challan of await listChallans(db, key)) builder.addChallan(challan);
  const gstr1 = builder.build();
  const gstr3b = monthly.build();
  return { gstr1, problems: checker.finish(gstr1), gstr3b, gstr3bProblems: checkGstr3b(gstr3b, gstr1) };
}

export const stateName = (place: string): string =>
  place === abroad.place ? abroad.name : (findState(place)?.name ?? 'No state');

/** GSTR-3B on the wire. */
const serializeGstr3b = (
  { month, outward, inter_state, counts }: Gstr3b,
  problems: Gstr3bProblem[],
): GstMonth['gstr3b'] => ({
  due_on: `${nextMonth(month)}-${gstr3bDueDay.day}`,
  outward: outwardFigures.map((figure) => ({
    figure,
    documents: counts[figure],
    ...inRupees(outward[figure]),
  })),
  inter_state: interStateFigures.flatMap((figure) =>
    inter_state[figure].map((sum) => ({
      figure,
      place: sum.place,
      state: stateName(sum.place),
      ...inRupees(sum),
    })),
  ),
  problems,
});

interface Registrations {
  /** The brand's, in the order of Company, then others that issued documents. */
  gstins: string[];
  turnover: number | undefined;
}

async function loadRegistrations(db: Db, brand_id: string): Promise<Registrations> {
  const sender = await loadSender(db, brand_id);
  const issued = await db
    .selectFrom('invoices')
    .select(sql<string>`supplier ->> 'gstin'`.as('gstin'))
    .where('brand_id', '=', brand_id)
    .groupBy(sql`supplier ->> 'gstin'`)
    .execute();
  const direct = await db
    .selectFrom('direct_invoices')
    .select('gstin')
    .where('brand_id', '=', brand_id)
    .groupBy('gstin')
    .execute();
  const challans = await selectChallans(db, brand_id)
    .select(sql<string>`paper -> 'document' -> 'seller' ->> 'gstin'`.as('gstin'))
    .groupBy(sql`paper -> 'document' -> 'seller' ->> 'gstin'`)
    .execute();
  const gstins = [...sender.gstins, ...[...issued, ...direct, ...challans].map(({ gstin }) => gstin)].filter(
    Boolean,
  );
  return { gstins: [...new Set(gstins)], turnover: sender.turnover };
}

/** Which return a filter asks for. @throws ApiError 404 for a registration that the brand doesn't have */
export async function findReturn(
  db: Db,
  brand_id: string,
  { gstin, month }: GstFilter,
  now: Date,
): Promise<GstMonthKey & Registrations> {
  const registrations = await loadRegistrations(db, brand_id);
  const chosen = gstin || registrations.gstins[0] || '';
  if (gstin && !registrations.gstins.includes(gstin)) throw notFound('GSTIN');
  return { brand_id, gstin: chosen, month: month ?? istDay(now).slice(0, 7), ...registrations };
}

async function listMonths(db: Db, { brand_id, gstin }: GstMonthKey): Promise<string[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(sql<string>`substr(invoice_date, 1, 7)`.as('month'))
    .where('brand_id', '=', brand_id)
    .where(sql`supplier ->> 'gstin'`, '=', gstin)
    .groupBy(sql`substr(invoice_date, 1, 7)`)
    .orderBy('month', 'desc')
    .limit(offeredMonths)
    .execute();
  const direct = await db
    .selectFrom('direct_invoices')
    .select(sql<string>`substr(invoice_date, 1, 7)`.as('month'))
    .where('brand_id', '=', brand_id)
    .where('gstin', '=', gstin)
    .groupBy(sql`substr(invoice_date, 1, 7)`)
    .orderBy('month', 'desc')
    .limit(offeredMonths)
    .execute();
  const notes = await db
    .selectFrom('direct_credit_notes')
    .select(sql<string>`substr(note_date, 1, 7)`.as('month'))
    .where('brand_id', '=', brand_id)
    .where('gstin', '=', gstin)
    .groupBy(sql`substr(note_date, 1, 7)`)
    .orderBy('month', 'desc')
    .limit(offeredMonths)
    .execute();
  return [...rows, ...direct, ...notes].map(({ month }) => month);
}

/** Products priced where a lower price keeps more. */
async function listCliffs(db: Db, brand_id: string, today: string): Promise<GstMonth['cliffs']> {
  const skus = await db
    .selectFrom('skus')
    .select(['id', 'sku_id', 'sku_name', 'unit_price_paise', 'hsn_code'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .where('is_active', '=', true)
    .execute();
  return skus
    .flatMap(({ id, sku_id, sku_name, unit_price_paise, hsn_code }) => {
      const rule = priceRateRule(hsn_code, today);
      const cliff = rule && priceCliff(rule, unit_price_paise);
      if (!cliff) return [];
      return [
        {
          id,
          sku_id,
          name: sku_name,
          price: paiseToRupees(unit_price_paise),
          better: paiseToRupees(cliff.price),
          buyer_pays_less: paiseToRupees(cliff.buyer_pays_less),
          seller_keeps_more: paiseToRupees(cliff.seller_keeps_more),
        },
      ];
    })
    .toSorted((a, b) => b.seller_keeps_more - a.seller_keeps_more);
}

/** Loads a month as it would be filed now. */
export async function loadGstMonth(
  db: Db,
  brand_id: string,
  filter: GstFilter,
  now: Date,
): Promise<GstMonth> {
  const { turnover, gstins, ...key } = await findReturn(db, brand_id, filter, now);
  const today = istDay(now);
  const [{ gstr1, problems, gstr3b, gstr3bProblems }, months, cliffs] = await Promise.all([
    loadReturns(db, key, turnover),
    listMonths(db, key),
    listCliffs(db, brand_id, today),
  ]);
  const sums = tableSums(gstr1);
  const counts: Partial<Record<string, number>> = gstr1.counts;
  const count = (ranges: Gstr1['invoices']) =>
    ranges.reduce((sum, range) => sum + range.count - range.cancelled, 0);
  const current = today.slice(0, 7);
  return {
    registrations: gstins.map((gstin) => ({ gstin, state: gstinState(gstin)?.name ?? '' })),
    gstin: key.gstin,
    month: key.month,
    months: [...new Set([current, ...months])].toSorted().toReversed(),
    due_on: `${nextMonth(key.month)}-${gstr1DueDay.day}`,
    is_running: key.month >= current,
    is_empty: gstr1.invoices.length + gstr1.notes.length + gstr1.challans.length === 0,
    invoices: count(gstr1.invoices),
    credit_notes: count(gstr1.notes),
    tables: (Object.keys(sums) as (keyof typeof sums)[]).map((id) => ({
      id,
      documents: counts[id] ?? null,
      ...inRupees(sums[id]),
    })),
    total: inRupees(gstr1.total),
    problems: problems.map(({ documents, short, ...problem }) => ({
      ...problem,
      short: paiseToRupees(short),
      count: documents.length,
      documents: documents.slice(0, namedDocuments),
    })),
    gstr3b: serializeGstr3b(gstr3b, gstr3bProblems),
    rates: sumsByRate(gstr1).map((sum) => ({ rate: sum.rate, ...inRupees(sum) })),
    places: sumsByPlace(gstr1).map((sum) => ({
      place: sum.place,
      state: stateName(sum.place),
      ...inRupees(sum),
    })),
    codes: sumsByCode(gstr1).map((sum) => ({
      hsn: sum.hsn,
      description: sum.description,
      quantity: sum.quantity,
      ...inRupees(sum),
    })),
    cliffs,
  };
}
