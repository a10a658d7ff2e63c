import type { CallError } from '@khep/api/client';
import { CellLines, DataGrid } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../../../data/AsyncContent.tsx';

export interface ListSectionProps<Row> {
  label: string;
  /** The call that the rows come from. */
  answer: { error: CallError | undefined; reload: () => unknown };
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  rowLabel: (row: Row) => string;
  columns: readonly DataGridColumn<Row>[];
  empty: ReactNode;
}

/** One of the lists of the screen. */
export function ListSection<Row extends { id: string }>({
  answer,
  rows,
  empty,
  ...grid
}: ListSectionProps<Row>) {
  const again = () => void answer.reload();
  if (answer.error && !rows) return <LoadError error={answer.error} onRetry={again} />;
  return (
    <DataGrid
      {...grid}
      rows={rows ?? []}
      rowKey={(row) => row.id}
      isLoading={!rows}
      onRetry={again}
      empty={empty}
      {...(rows && { totalCount: rows.length })}
    />
  );
}

/** How many boxes, and how far they are: "8 boxes", "7 picked up, 1 not". */
export const boxesColumn = <Row,>(
  countOf: (row: Row) => number,
  below: (row: Row) => string,
): DataGridColumn<Row> => ({
  id: 'boxes',
  header: 'Boxes',
  width: 130,
  align: 'end',
  priority: 4,
  cell: (row) => (
    <CellLines secondary={below(row)}>{countOf(row) === 1 ? '1 box' : `${countOf(row)} boxes`}</CellLines>
  ),
  value: countOf,
});
