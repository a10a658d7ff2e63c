import type { Db } from '../db/schema.ts';
import { csvStream } from '../files/csv.ts';
import { listInvoiceLines } from './invoiceLines.ts';
import type { LineFilter } from './invoiceLines.ts';
import { loadLineDetails } from './lineDetails.ts';
import { listRemittances } from './remittances.ts';

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

/** The dispute sheet of a courier: each disputed line with both prices, the formula and the contract. */
function downloadSheet(db: Db, brand_id: string, filter: LineFilter, today: string) {
  const heading = [
    'AWB',
    'Your invoice',
    'Line',
    'Reason',
    'Zone',
    'Billed zone',
    'Slabs',
    'Billed weight',
    'Contracted',
    'Billed',
    'To credit',
    'Calculation',
    'Contract',
  ];
  return csvStream(heading, async (after) => {
    const disputed = { ...filter, status: 'disputed' as const };
    const { items, next } = await listInvoiceLines(
      db,
      brand_id,
      { ...disputed, page: 1, page_size: 50, after },
      today,
    );
    const rows: unknown[][] = [];
    for (const { id } of items) {
      const details = await loadLineDetails(db, brand_id, id);
      const { line, heads, card, zone, billed_zone, billed_awb, weight, billed_weight } = details;
      const formulas = heads.filter(({ expected_formula }) => expected_formula !== '');
      rows.push([
        // The courier finds its own number.
        billed_awb || line.awb,
        line.invoice_number,
        line.line,
        line.why,
        zone,
        billed_zone,
        weight,
        billed_weight,
        line.expected,
        line.charged,
        line.difference - line.recovered,
        formulas.map(({ head, expected_formula }) => `${head}: ${expected_formula}`).join('; '),
        card,
      ]);
    }
    return { rows, next };
  });
}

/** COD lines as CSV: a statement of a remittance, or the overdue. */
function downloadCod(db: Db, brand_id: string, filter: LineFilter, now: Date) {
  const heading = [
    'AWB',
    'Order',
    'Courier',
    'Delivered',
    'Due',
    'Category',
    'What differs',
    'Collected',
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
  { kind, ...filter }: LineFilter & { kind: 'lines' | 'sheet' | 'cod' },
  { now, today }: { now: Date; today: string },
): Promise<{ stream: ReadableStream<Uint8Array>; name: string }> {
  if (kind === 'cod')
    return { stream: await downloadCod(db, brand_id, filter, now), name: `cod-${today}.csv` };
  if (kind === 'sheet')
    return { stream: await downloadSheet(db, brand_id, filter, today), name: `dispute-sheet-${today}.csv` };
  return { stream: await downloadLines(db, brand_id, filter, today), name: `reconciliation-${today}.csv` };
}
