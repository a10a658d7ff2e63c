import type { InvoiceLineItem } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { ageRange, invoiceCategories } from '@khep/domain/reconciliation';
import type { AgeBand, InvoiceCategory, LineIssue, LineStatus, LineSum } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import { decodeCursor, isInteger, isText } from '../../../platform/db/cursor.ts';
import { countMatching, likePattern, queryKeyset } from '../../../platform/db/pagination.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { addDays } from '@khep/domain/days';
import { lineIdRange } from './lineIds.ts';
import type { InvoiceLineRecord } from '../tables.ts';

/** Filters of invoice lines; a list, a dashboard and a download use the same. */
export interface LineFilter {
  status?: LineStatus | undefined;
  category?: LineIssue | undefined;
  primary_category?: InvoiceCategory | 'NONE' | undefined;
  sum?: LineSum | undefined;
  cause?: string | undefined;
  invoice_id?: string | undefined;
  courier_ids?: readonly number[] | undefined;
  age?: AgeBand | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  search?: string | undefined;
}

/** The column of each sum: its lines are those where the column isn't 0. */
export const sumColumns = {
  expected: 'expected_paise',
  difference: 'difference_paise',
  recovered: 'recovered_paise',
} as const satisfies Record<LineSum, string>;

/** Names lines without a category. */
export const noCategory = 'NONE';

/** The AWB that the courier billed, where the order ID has found another of ours. See `BilledJson`. */
const billedAwb = sql`coalesce(substring(invoice_lines.billed from '"awb":"([^"]*)"'), '')`;

/** Lines of active invoices that match a filter. */
export function matchingLines(db: Db, brand_id: string, filter: LineFilter, today: string) {
  let query = db
    .selectFrom('invoice_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'invoice_lines.brand_id')
        .onRef('courier_files.id', '=', 'invoice_lines.file_id'),
    )
    .selectAll('invoice_lines')
    .select(['courier_files.number', 'courier_files.day'])
    .where('invoice_lines.brand_id', '=', brand_id)
    .where('invoice_lines.is_active', '=', true);
  const {
    status,
    category,
    primary_category,
    sum,
    cause,
    invoice_id,
    courier_ids,
    age,
    start_date,
    end_date,
    search,
  } = filter;
  if (status) query = query.where('invoice_lines.status', '=', status);
  // The unpriced have no category: they are found by their own name.
  if (category === 'UNPRICED') query = query.where('invoice_lines.expected_paise', 'is', null);
  else if (category) query = query.where(sql<boolean>`invoice_lines.categories like ${`%,${category},%`}`);
  if (primary_category)
    query = query.where(
      sql<boolean>`invoice_lines.category = ${primary_category === noCategory ? '' : primary_category}`,
    );
  if (sum) query = query.where(`invoice_lines.${sumColumns[sum]}`, '<>', 0);
  if (cause) query = query.where('invoice_lines.cause', '=', cause);
  if (invoice_id) {
    const { first, last } = lineIdRange(invoice_id);
    query = query.where('invoice_lines.id', '>=', first).where('invoice_lines.id', '<=', last);
  }
  if (courier_ids?.length) query = query.where('invoice_lines.courier_id', 'in', [...courier_ids]);
  if (start_date) query = query.where('courier_files.day', '>=', start_date);
  if (end_date) query = query.where('courier_files.day', '<=', end_date);
  if (age) {
    const { from, to } = ageRange(age);
    if (Number.isFinite(from)) query = query.where('courier_files.day', '<=', addDays(today, -from));
    if (Number.isFinite(to)) query = query.where('courier_files.day', '>=', addDays(today, -to));
  }
  if (search)
    query = query.where(
      sql<boolean>`lower(invoice_lines.awb || ' ' || invoice_lines.order_number || ' ' || invoice_lines.order_ref || ' ' || ${billedAwb}) like ${likePattern(search)}`,
    );
  return query;
}

export type ListedLine = InvoiceLineRecord & { number: string; day: string };

export function serializeLine(row: ListedLine): InvoiceLineItem {
  return {
    id: row.id,
    line: row.line_no,
    awb: row.awb,
    order_id: row.order_id,
    order_number: row.order_number || row.order_ref,
    courier_name: courierName(row.courier_id),
    category: row.category,
    categories: invoiceCategories.filter((one) => row.categories.includes(`,${one},`)),
    why: row.why,
    cause: row.cause,
    expected: row.expected_paise === null ? null : paiseToRupees(row.expected_paise),
    charged: paiseToRupees(row.billed_paise),
    difference: paiseToRupees(row.difference_paise),
    recovered: paiseToRupees(row.recovered_paise),
    status: row.status,
    invoice_id: row.file_id,
    invoice_number: row.number,
  };
}

/** Lines before and after the end of a page, of each sign of the difference; the page sorts these few. */
function firstLines(query: ReturnType<typeof matchingLines>, { page, page_size, after }: Page) {
  const most = (after === undefined ? page * page_size : page_size) + 1;
  const cursor = after === undefined ? undefined : decodeCursor(after, isInteger, isText);
  const [from, id = ''] = [cursor && Number(cursor[0]), cursor?.[1]];
  const difference = sql.ref<number>('invoice_lines.difference_paise');
  const line = sql.ref<string>('invoice_lines.id');
  const isAfter = sql<boolean>`(-${difference}, ${line}) > (-${from ?? 0}::bigint, ${id})`;
  // As the partial index says it: lines without a difference are most, and only in the primary key.
  const differing = (sign: '<' | '>') =>
    query
      .where(sql<boolean>`${difference} <> 0`)
      .where(sql<boolean>`-${difference} ${sql.raw(sign === '>' ? '<' : '>')} 0`)
      .$if(from !== undefined, (some) => some.where(isAfter))
      .orderBy(sql`-${difference}`)
      .orderBy(line)
      .limit(most);
  const equal = query
    .where(sql<boolean>`${difference} = 0`)
    .$if(from !== undefined && from < 0, (some) => some.where(sql<boolean>`false`))
    .$if(from === 0, (some) => some.where(line, '>', id))
    .orderBy(line)
    .limit(most);
  return query
    .where(sql<boolean>`false`)
    .unionAll((eb) => eb.parens(differing('>')))
    .unionAll((eb) => eb.parens(equal))
    .unionAll((eb) => eb.parens(differing('<')));
}

interface Page {
  page: number;
  page_size: number;
  after?: string | undefined;
}

/** Lists lines, the largest difference first, and equal ones in the order of their file. */
export async function listInvoiceLines(db: Db, brand_id: string, filter: LineFilter & Page, today: string) {
  const query = matchingLines(db, brand_id, filter, today);
  const { rows, next } = await queryKeyset(
    db.selectFrom(firstLines(query, filter).as('lines')).selectAll(),
    { column: 'difference_paise', holds: 'integer', id: 'id', direction: 'asc', isNegated: true },
    filter,
  );
  return { items: rows.map(serializeLine), next, ...(await countMatching(db, query)) };
}
