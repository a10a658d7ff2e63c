import type { AnalyticsFilter, EmailedFilters } from '@khep/api';
import {
  dimensionLabels,
  emailedPageOf,
  emailedPeriods,
  formatChange,
  formatMetric,
  metricOf,
  reportOf,
} from '@khep/domain/analytics';
import type {
  CellSource,
  Dimension,
  EmailedPageId,
  EmailedRhythm,
  ReportId,
  ReportTable,
} from '@khep/domain/analytics';
import { formatDate, formatDay, istDay } from '@khep/domain/days';
import type { ReportModel, ReportSection } from '@khep/domain/documents';
import { csvBytes } from '../../../platform/files/csv.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { cellSource } from '../cellSource.ts';
import { loadLabels } from '../labels.ts';
import { loadReport, periodOf } from '../loadReport.ts';
import type { LabelOf } from '../loadReport.ts';
import { ownCourierFilter } from '../ownCourierFilter.ts';

type Cell = string | number | null;

/** A table of a page with its numbers as they are, for CSV and for paper. */
interface EmailedTable {
  title: string;
  by: readonly Dimension[];
  metrics: ReportTable['metrics'];
  rows: readonly { names: readonly string[]; values: readonly (number | null)[] }[];
}

/** The numbers of a page for the days that an email covers. */
export interface EmailedNumbers {
  title: string;
  from: string;
  to: string;
  /** "State: Bihar. Payment: COD"; empty without filters. */
  filterText: string;
  cards: readonly { label: string; unit: string; value: number | null; change: number | null }[];
  tables: readonly EmailedTable[];
}

interface Wanted {
  page: EmailedPageId;
  rhythm: EmailedRhythm;
  filters: EmailedFilters;
}

/** The halves of a page that has two. */
const halves: readonly (readonly [start: string, name: string])[] = [
  ['recon.prepaid', 'Courier invoices'],
  ['recon.cod', 'COD'],
];

function tableTitle(id: ReportId, by: readonly Dimension[]): string {
  const half = halves.find(([start]) => id.startsWith(start))?.[1];
  const names = by.map((dimension) => dimensionLabels[dimension]);
  const title = `By ${names.map((name) => (name === name.toUpperCase() ? name : name.toLowerCase())).join(' and ')}`;
  return half === undefined ? title : `${half}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

const filterNames: readonly (readonly [keyof EmailedFilters, Dimension, string])[] = [
  ['state', 'state', dimensionLabels.state],
  ['paymentMode', 'payment', dimensionLabels.payment],
  ['carrierPartner', 'courier', dimensionLabels.courier],
  ['warehouse', 'warehouse', dimensionLabels.warehouse],
  ['sku', 'sku', dimensionLabels.sku],
  ['channel', 'channel', dimensionLabels.channel],
  ['prepaidCarrierPartner', 'courier', 'Invoices of'],
  ['codCarrierPartner', 'courier', 'COD of'],
];

/** Describes the filters of a page: "State: Bihar, Goa. Payment: COD". */
export const describeFilters = (filters: EmailedFilters, labelOf: LabelOf): string =>
  filterNames
    .flatMap(([param, dimension, name]) => {
      const values = filters[param];
      return Array.isArray(values) && values.length > 0
        ? [`${name}: ${values.map((value) => labelOf(dimension, value, 'orders')).join(', ')}`]
        : [];
    })
    .join('. ');

/**
 * Loads the numbers of a page for the days that an email covers at a time.
 * @throws ApiError 422 for a filter that one of its reports doesn't have
 */
export async function loadEmailedNumbers(
  db: Db | Tx,
  brand_id: string,
  { page, rhythm, filters }: Wanted,
  now: Date,
  source: CellSource = cellSource(db, brand_id, istDay(now)),
): Promise<EmailedNumbers> {
  const { title, reports } = emailedPageOf(page);
  const filter: AnalyticsFilter = { ...filters, dateRange: emailedPeriods[rhythm] };
  const labelOf = await loadLabels(db, brand_id);
  const cards: EmailedNumbers['cards'][number][] = [];
  const tables: EmailedTable[] = [];
  // One after the other: an email is in no hurry, and others need the connections.
  for (const id of reports) {
    const report = reportOf(id);
    const { cards: shown, rows } = await loadReport(report, {
      source,
      labelOf,
      filter: ownCourierFilter(id, filter),
      now,
    });
    cards.push(...shown);
    for (const { by, metrics } of report.tables ?? [])
      tables.push({
        title: tableTitle(id, by),
        by,
        metrics,
        rows: rows
          .filter(({ list }) => list === by.join('-'))
          .map((row) => ({
            names: by.map((dimension) => String(row[`${dimension}_label`] ?? '')),
            values: metrics.map((metric) => row[metric] as number | null),
          })),
      });
  }
  const { from, to } = periodOf(filter, now);
  return { title, from, to, filterText: describeFilters(filters, labelOf), cards, tables };
}

/** "1 – 7 Nov 2026", or one day. */
export const daysText = ({ from, to }: Pick<EmailedNumbers, 'from' | 'to'>): string =>
  from === to ? formatDate(to) : `${formatDay(from, to)} – ${formatDate(to)}`;

const headingOf = ({ by, metrics }: EmailedTable): string[] => [
  ...by.map((dimension) => dimensionLabels[dimension]),
  ...metrics.map((metric) => metricOf(metric).label),
];

/** The numbers as a CSV file: the key numbers first, then each table under its name. */
export function toReportCsv({ cards, tables, ...head }: EmailedNumbers): Uint8Array {
  const rows: Cell[][] = [
    [head.title],
    ['From', head.from],
    ['To', head.to],
    ...(head.filterText === '' ? [] : [['Filters', head.filterText]]),
    [],
    ['Key number', 'Value', 'Unit', 'Change'],
    ...cards.map(({ label, value, unit, change }) => [label, value, unit, change]),
  ];
  for (const table of tables)
    rows.push(
      [],
      [table.title],
      headingOf(table),
      ...table.rows.map(({ names, values }) => [...names, ...values]),
    );
  return csvBytes(
    undefined,
    rows.map((row) => row.map((cell) => cell ?? '')),
  );
}

/** A page holds no more rows than a person reads; the CSV file has all. */
export const maxPrintedRows = 60;

function toSection(table: EmailedTable): ReportSection {
  const left = table.rows.length - maxPrintedRows;
  return {
    title:
      left > 0
        ? `${table.title}, the first ${maxPrintedRows} of ${table.rows.length}: the CSV file has the other ${left}`
        : table.title,
    heading: headingOf(table),
    names: table.by.length,
    rows: table.rows
      .slice(0, maxPrintedRows)
      .map(({ names, values }) => [
        ...names.map((name) => (name === '' ? '–' : name)),
        ...values.map((value, index) =>
          formatMetric(metricOf(table.metrics[index] ?? table.metrics[0]!).unit, value),
        ),
      ]),
  };
}

/** The numbers on paper. */
export function toReportModel(numbers: EmailedNumbers, brand_name: string, now: Date): ReportModel {
  const { title, filterText, cards, tables } = numbers;
  return {
    brand_name,
    title,
    subtitle: [daysText(numbers), filterText].filter(Boolean).join(' · '),
    printed_on: formatDate(istDay(now)),
    cards: cards.map(({ label, unit, value, change }) => ({
      label,
      value: formatMetric(unit, value),
      change: formatChange(unit, change) ?? '',
    })),
    sections: tables.map(toSection),
  };
}
