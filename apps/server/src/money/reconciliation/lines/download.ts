import { codCategories, lineIssues } from '@khep/domain/reconciliation';
import type { CodCategory, ReconDownload } from '@khep/domain/reconciliation';
import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { toPlainCsvCell } from '@khep/domain/mapping';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { requirePartner } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { requireSheet } from '../../disputes/courierSheet.ts';
import { conflict } from '../../../base/errors.ts';
import { csvStream } from '../../../platform/files/csv.ts';
import { listInvoiceLines, matchingLines } from './invoiceLines.ts';
import type { LineFilter } from './invoiceLines.ts';
import { loadLineDetails } from './lineDetails.ts';
import { listRemittances } from '../remittances/remittances.ts';

const pageSize = 200;

/** Invoice lines as CSV, page by page. */
function downloadLines(db: Db, brand_id: string, filter: LineFilter, today: string) {
  const heading = [
    'AWB',
    'Order',
    'Courier',
    'Invoice',
    'Line',
    'Category',
    'All categories',
    'What differs',
    'Expected',
    'Billed',
    'Difference',
    'Recovered',
    'Status',
  ];
  return csvStream(heading, async (after) => {
    const { items, next } = await listInvoiceLines(
      db,
      brand_id,
      { ...filter, page: 1, page_size: pageSize, after },
      today,
    );
    const rows = items.map((one) => [
      one.awb,
      one.order_number,
      one.courier_name,
      one.invoice_number,
      one.line,
      one.category,
      one.categories.join(' '),
      one.why,
      one.expected,
      one.charged,
      one.difference,
      one.recovered,
      one.status,
    ]);
    return { rows, next };
  });
}

/** Finds the courier whose disputed lines match. @throws ApiError 409 if there is none, or more than one */
async function requireDisputedCourier(
  db: Db,
  brand_id: string,
  filter: LineFilter,
  today: string,
): Promise<CourierPartner> {
  const services = await db
    .selectFrom(matchingLines(db, brand_id, filter, today).as('lines'))
    .select('lines.courier_id')
    .distinct()
    .execute();
  const partners = [...new Set(services.map(({ courier_id }) => requirePartner(courier_id)))];
  const [partner] = partners;
  if (partner === undefined) throw conflict('No line is disputed. Dispute lines first.');
  if (partners.length > 1) {
    const names = partners.map((one) => couriers[one].name).toSorted();
    throw conflict(`Lines of ${names.join(' and ')} are disputed. Filter by one courier.`);
  }
  return partner;
}

/** The courier's own numbers of invoices: it doesn't know the names of our files. */
async function loadOwnNumbers(
  db: Db,
  brand_id: string,
  lines: readonly { invoice_id: string }[],
): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map();
  const files = await db
    .selectFrom('courier_files')
    .select(['id', 'own_number'])
    .where('brand_id', '=', brand_id)
    .where('id', 'in', [...new Set(lines.map(({ invoice_id }) => invoice_id))])
    .execute();
  return new Map(files.map(({ id, own_number }) => [id, own_number]));
}

/** The dispute sheet in the courier's own columns: each disputed line with both prices, the formula and the contract. */
async function downloadSheet(db: Db, brand_id: string, filter: LineFilter, today: string) {
  const disputed = { ...filter, status: 'disputed' as const };
  const partner = await requireDisputedCourier(db, brand_id, disputed, today);
  const { headings, toCells } = requireSheet(partner, ({ disputeSheets }) => disputeSheets.lines);
  const stream = await csvStream(
    headings,
    async (after) => {
      const { items, next } = await listInvoiceLines(
        db,
        brand_id,
        { ...disputed, page: 1, page_size: 50, after },
        today,
      );
      const numbers = await loadOwnNumbers(db, brand_id, items);
      const rows: unknown[][] = [];
      for (const { id } of items) {
        const details = await loadLineDetails(db, brand_id, id);
        const { line, heads, card, zone, billed_zone, billed_awb, weight, billed_weight } = details;
        const formulas = heads.filter(({ expected_formula }) => expected_formula !== '');
        rows.push(
          toCells({
            // The courier finds its own number.
            awb: billed_awb || line.awb,
            invoice_number: numbers.get(line.invoice_id) ?? '',
            line: line.line,
            order_number: line.order_number,
            reason: line.why,
            zone,
            billed_zone,
            weight,
            billed_weight,
            expected: line.expected,
            billed: line.charged,
            to_credit: paiseToRupees(rupeesToPaise(line.difference) - rupeesToPaise(line.recovered)),
            calculation: formulas
              .map(({ head, expected_formula }) => `${head}: ${expected_formula}`)
              .join('; '),
            contract: card,
          }),
        );
      }
      return { rows, next };
      // A courier's portal reads it.
    },
    toPlainCsvCell,
  );
  return { stream, name: `dispute-sheet-${partner}-${today}.csv` };
}

/** COD lines as CSV: a statement of a remittance, or the overdue. */
function downloadCod(
  db: Db,
  brand_id: string,
  filter: Pick<LineFilter, 'invoice_id' | 'courier_ids'> & { category?: CodCategory | undefined },
  now: Date,
) {
  const heading = [
    'AWB',
    'Order',
    'Courier',
    'Delivered',
    'Due',
    'Category',
    'What differs',
    'Collected',
    'COD amount in the file',
    'Remitted',
    'Deducted',
    'Net',
    'Difference',
    'UTR',
  ];
  return csvStream(heading, async (after) => {
    const { items, next } = await listRemittances(
      db,
      brand_id,
      {
        category: filter.category,
        remittance_id: filter.invoice_id,
        courier_ids: filter.courier_ids,
        page: 1,
        page_size: pageSize,
        after,
      },
      now,
    );
    const rows = items.map((one) => [
      one.awb,
      one.order_number,
      one.courier_name,
      one.delivered_on,
      one.due_date,
      one.category,
      one.why,
      one.expected,
      one.amount,
      one.remitted,
      one.deducted,
      one.net,
      one.difference,
      one.utr,
    ]);
    return { rows, next };
  });
}

/** Streams what a filter matches as a CSV file. */
export async function downloadReconciliation(
  db: Db,
  brand_id: string,
  {
    kind,
    category,
    ...filter
  }: Omit<LineFilter, 'category'> & {
    kind: ReconDownload;
    category?: LineFilter['category'] | CodCategory;
  },
  { now, today }: { now: Date; today: string },
): Promise<{ stream: ReadableStream<Uint8Array>; name: string }> {
  if (kind === 'cod') {
    const ofCod = { ...filter, category: codCategories.find((one) => one === category) };
    return { stream: await downloadCod(db, brand_id, ofCod, now), name: `cod-${today}.csv` };
  }
  const ofLines = { ...filter, category: lineIssues.find((one) => one === category) };
  if (kind === 'sheet') return downloadSheet(db, brand_id, ofLines, today);
  return { stream: await downloadLines(db, brand_id, ofLines, today), name: `reconciliation-${today}.csv` };
}
