import type { ReconDashboard } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import {
  ageBand,
  ageBands,
  invoiceCategories,
  invoiceCategoryLabels,
  lineStatusLabels,
} from '@khep/domain/reconciliation';
import type { InvoiceCategory } from '@khep/domain/reconciliation';
import { daysBetween } from '@khep/domain/days';
import { sql } from 'kysely';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { countMissing } from './lines/missingShipments.ts';
import { matchingLines, noCategory, sumColumns } from './lines/invoiceLines.ts';
import type { LineFilter } from './lines/invoiceLines.ts';

interface Sum {
  lines: number;
  amount: number;
}
type Group = ReconDashboard['categories'][number];

const maxCauses = 8;
/** A cause is common from here. */
const minCommon = 2;

const toGroup = (id: string, label: string, { lines, amount }: Sum): Group => ({
  id,
  label,
  lines,
  amount: paiseToRupees(amount),
});

/** Sums of the invoice lines: one scan of the lines for each way to group them, over one filter. */
export async function loadDashboard(
  db: Db,
  brand_id: string,
  filter: LineFilter,
  today: string,
): Promise<ReconDashboard> {
  const lines = matchingLines(db, brand_id, filter, today).as('lines');
  // Lines and amounts by all that the dashboard groups by: a few hundred rows whatever the number of lines.
  const groups = await db
    .selectFrom(lines)
    .select((eb) => [
      'lines.category',
      'lines.courier_id',
      'lines.status',
      'lines.day',
      eb.fn.countAll<number>().as('lines'),
      sql<number>`count(*) filter (where lines.expected_paise is null)::int`.as('unpriced'),
      sql<number>`sum(lines.billed_paise)::bigint`.as('billed'),
      sql<number>`sum(${sql.ref(`lines.${sumColumns.expected}`)})::bigint`.as('expected'),
      sql<number>`sum(${sql.ref(`lines.${sumColumns.difference}`)})::bigint`.as('amount'),
      sql<number>`sum(${sql.ref(`lines.${sumColumns.recovered}`)})::bigint`.as('recovered'),
    ])
    .groupBy(['lines.category', 'lines.courier_id', 'lines.status', 'lines.day'])
    .execute();
  const sumBy = <Key extends string>(keyOf: (row: (typeof groups)[number]) => Key): Map<Key, Sum> => {
    const sums = new Map<Key, Sum>();
    for (const row of groups) {
      const key = keyOf(row);
      const sum = sums.get(key) ?? { lines: 0, amount: 0 };
      sums.set(key, { lines: sum.lines + row.lines, amount: sum.amount + (row.amount ?? 0) });
    }
    return sums;
  };
  const total = (pick: (row: (typeof groups)[number]) => number | null) =>
    groups.reduce((sum, row) => sum + (pick(row) ?? 0), 0);
  const byCategory = sumBy(({ category }) => category);
  const byAge = sumBy(({ day }) => ageBand(daysBetween(day, today)));
  const byStatus = sumBy(({ status }) => status);
  return {
    lines: total((row) => row.lines),
    matched: byStatus.get('matched')?.lines ?? 0,
    unpriced: total((row) => row.unpriced),
    billed: paiseToRupees(total(({ billed }) => billed)),
    expected: paiseToRupees(total(({ expected }) => expected)),
    difference: paiseToRupees(total(({ amount }) => amount)),
    recovered: paiseToRupees(total(({ recovered }) => recovered)),
    categories: [
      ...invoiceCategories.flatMap((category: InvoiceCategory) => {
        const sum = byCategory.get(category);
        return sum && sum.lines > 0 ? [toGroup(category, invoiceCategoryLabels[category], sum)] : [];
      }),
      // Differences within the tolerance, so that the steps add up.
      ...(byCategory.get('')?.amount ? [toGroup(noCategory, 'Rounding', byCategory.get('')!)] : []),
    ],
    couriers: [...sumBy(({ courier_id }) => String(courier_id))]
      .map(([id, sum]) => toGroup(id, courierName(Number(id)), sum))
      .toSorted((one, other) => other.amount - one.amount),
    ages: ageBands.flatMap((band) => {
      const sum = byAge.get(band);
      return sum ? [toGroup(band, `${band} days`, sum)] : [];
    }),
    statuses: [...byStatus].map(([id, sum]) => toGroup(id, lineStatusLabels[id], sum)),
    missing: toGroup(
      'MISSING_FROM_INVOICE',
      invoiceCategoryLabels.MISSING_FROM_INVOICE,
      await countMissing(db, brand_id, filter, today),
    ),
    causes: await loadCauses(db, brand_id, filter, today),
  };
}

/** Finds the causes that lines under review share, and since when. */
async function loadCauses(
  db: Db,
  brand_id: string,
  filter: LineFilter,
  today: string,
): Promise<ReconDashboard['causes']> {
  const lines = matchingLines(db, brand_id, filter, today).as('lines');
  const rows = await db
    .selectFrom(lines)
    .select((eb) => [
      'lines.cause',
      'lines.category',
      sql<string>`max(lines.cause_words)`.as('words'),
      sql<number>`count(*) filter (where lines.status = 'under_review')::int`.as('lines'),
      sql<number>`(sum(lines.difference_paise) filter (where lines.status = 'under_review'))::bigint`.as(
        'amount',
      ),
      sql<string>`min(nullif(lines.picked_up_on, ''))`.as('since'),
      eb.fn.count<number>('lines.id').as('all'),
    ])
    .where('lines.cause', '<>', '')
    .groupBy(['lines.cause', 'lines.category'])
    .having(sql<boolean>`count(*) filter (where lines.status = 'under_review') >= ${minCommon}`)
    .orderBy(sql`sum(abs(lines.difference_paise)) filter (where lines.status = 'under_review')`, 'desc')
    .limit(maxCauses)
    .execute();
  if (rows.length === 0) return [];
  const { first } = await db
    .selectFrom(lines)
    .select(sql<string | null>`min(nullif(lines.picked_up_on, ''))`.as('first'))
    .executeTakeFirstOrThrow();
  return rows.map(({ cause, category, words, lines: count, amount, since }) => ({
    id: cause,
    label: words,
    lines: count,
    amount: paiseToRupees(amount ?? 0),
    category,
    since: since && first && since > first ? since : '',
  }));
}
