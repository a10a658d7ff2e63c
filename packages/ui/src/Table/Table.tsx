import { memo, type ReactNode } from 'react';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  /** Column heading; leave empty over a column of buttons. */
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Under the column, in the foot: a total. */
  foot?: ReactNode;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | 'center';
  /** A CSS width. Where every column says one, they stay: a cell that changes then moves nothing but its row. */
  width?: string;
  /** The cell names its row to a screen reader. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  /** Names the table to a screen reader. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Make them once, outside the component or in useMemo: then a row that is the same is not drawn again. */
  columns: readonly TableColumn<Row>[];
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns'> {
  row: Row;
  index: number;
}

function PlainTableRow<Row>({ row, index, columns }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            className={styles.cell}
            data-align={column.align ?? 'start'}
            scope={column.isRowHeader ? 'row' : undefined}
          >
            {column.cell(row, index)}
          </Cell>
        );
      })}
    </tr>
  );
}
// memo forgets the type parameter
const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** A few rows to read, in full: an order's products, a rate card. For a list to work through, use DataGrid. */
export function Table<Row>({ label, rows, rowKey, columns }: TableProps<Row>) {
  const hasFoot = columns.some((column) => column.foot !== undefined);
  const isFixed = columns.every((column) => column.width !== undefined);
  return (
    // Focusable, so that the keyboard can scroll what a phone cannot show.
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0} data-component="Table">
      <table className={styles.table} data-fixed={isFixed || undefined}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const shared = {
                className: styles.head,
                'data-align': column.align ?? 'start',
                ...(column.width !== undefined && { style: { inlineSize: column.width } }),
              };
              return column.header === '' ? (
                <td key={column.id} {...shared} />
              ) : (
                <th key={column.id} scope="col" {...shared}>
                  {column.header}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={rowKey(row, index)} row={row} index={index} columns={columns} />
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.id} className={styles.foot} data-align={column.align ?? 'start'}>
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
