import { formatMetric, metricOf } from '@khep/domain/analytics';
import type { Dimension, MetricId } from '@khep/domain/analytics';
import {
  Button,
  Card,
  DownloadIcon,
  EmptyState,
  IconButton,
  Inline,
  Link,
  Stack,
  Table,
  VisuallyHidden,
  announce,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { downloadTable, numberStyle } from '@khep/ui/charts';
import type { ChartTable } from '@khep/ui/charts';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import { inTurn, useCardSearch } from './inTurn.tsx';
import { chartNumber, chartValue, unitOf } from './metricText.ts';
import { empty, head, numberIn, useReport } from './report.tsx';
import type { ChartCardProps, Row } from './report.tsx';
import { useFigureHref } from './useFigureHref.ts';

interface TableCardProps extends ChartCardProps {
  /** Header of each dimension. */
  by: Readonly<Partial<Record<Dimension, string>>>;
  metrics: readonly MetricId[];
  /** Where the name of a row leads, from the page's filters. Declare outside. */
  hrefOf?: (row: Row, search: string) => string;
  /** In place of an empty table: what to do. Declare outside. */
  whenEmpty?: ReactNode;
}

/** Of the names of products: two lines on a phone, whose numbers scroll. */
const nameWidth = '9rem';
/** Rows of a table before it is opened whole. */
const firstRows = 10;

/** The numbers of a table as its file has them: amounts in paise, as charts take them. */
const tableOf = (
  rows: readonly Row[],
  by: TableCardProps['by'],
  metrics: readonly MetricId[],
): ChartTable => ({
  columns: [
    ...Object.values(by).map((header) => ({ header })),
    ...metrics.map((id) => ({ header: metricOf(id).label, number: numberStyle(chartNumber(unitOf(id))) })),
  ],
  rows: rows.map((row) => [
    ...Object.keys(by).map((dim) => String(row[`${dim}_label`])),
    ...metrics.map((id) => {
      const value = numberIn(row, id);
      return value === null ? null : chartValue(unitOf(id), value);
    }),
  ]),
});

/** Metrics by one or two dimensions. */
export const TableCard = inTurn(function TableCard({
  title,
  description,
  level,
  by,
  metrics,
  hrefOf,
  whenEmpty = <EmptyState title={empty} />,
  ...request
}: TableCardProps) {
  const { report, error, retry } = useReport(request);
  const dims = useMemo(() => Object.keys(by) as Dimension[], [by]);
  const search = useCardSearch();
  const figureHref = useFigureHref();
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      ...Object.entries(by).map(([dim, header], at): TableColumn<Row> => ({
        id: dim,
        header,
        cell: (row) => {
          const label = String(row[`${dim}_label`]);
          return at === 0 && hrefOf ? <Link href={hrefOf(row, search)}>{label}</Link> : label;
        },
        isRowHeader: at === 0,
        ...(at === 0 && { minWidth: nameWidth }),
      })),
      ...metrics.map((id): TableColumn<Row> => ({
        id,
        header: metricOf(id).label,
        align: 'end',
        cell: (row) => {
          const value = numberIn(row, id);
          const text = formatMetric(unitOf(id), value);
          const href = figureHref(id, value, {
            group: Object.fromEntries(dims.map((dim) => [dim, String(row[dim])])),
          });
          if (href === undefined) return text;
          const name = dims.map((dim) => String(row[`${dim}_label`])).join(', ');
          return (
            <Link href={href}>
              {text}
              <VisuallyHidden>{`, ${metricOf(id).label} of ${name}, show what it counts`}</VisuallyHidden>
            </Link>
          );
        },
      })),
    ],
    [by, dims, metrics, hrefOf, search, figureHref],
  );
  const [isWhole, setWhole] = useState(false);
  const rows = report?.rows.filter(({ list }) => list === dims.join('-')) ?? [];
  const isLong = rows.length > firstRows + 2;
  return (
    <Card
      {...head({ title, description, level })}
      actions={
        rows.length > 0 && (
          <IconButton
            size="small"
            label={`Download ${title} as CSV`}
            onPress={() => announce(`${downloadTable(title, tableOf(rows, by, metrics))} downloaded`)}
          >
            <DownloadIcon size={16} />
          </IconButton>
        )
      }
    >
      <AsyncContent isLoading={report === undefined} error={error} onRetry={retry}>
        {rows.length === 0 ? (
          whenEmpty
        ) : (
          <Stack gap={12}>
            <Table
              // The card's landmark has the title already.
              label={`${title}, table`}
              columns={columns}
              rows={isLong && !isWhole ? rows.slice(0, firstRows) : rows}
              rowKey={(row) => dims.map((dim) => row[dim]).join('|')}
            />
            {isLong && (
              <Inline>
                <Button size="small" onPress={() => setWhole(!isWhole)}>
                  {isWhole ? `Show the first ${firstRows}` : `Show all ${rows.length}`}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </AsyncContent>
    </Card>
  );
});
