import { memo, type CSSProperties, type ReactNode } from 'react';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  /** Column header; empty for a column of buttons. */
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Footer of the column: a total. */
  foot?: ReactNode;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | 'center';
  /** A CSS width. If all columns have one, changing cells don't shift others. */
  width?: string;
  /** The cell is the row's header. */
  isRowHeader?: boolean;
  /** Its text stays on one line: an order number, a code. */
  isWhole?: boolean;
  /** A CSS width below which the column isn't squeezed by others: a name. */
  minWidth?: string;
}

export interface TableProps<Row> {
  /** Accessible name. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Memoize, so that unchanged rows aren't re-rendered. */
  columns: readonly TableColumn<Row>[];
  /**
   * On narrow screens: `stacked` puts cells below the row's name with their headers; `scroll` keeps columns,
   * for comparing numbers. @default 'scroll'
   */
  narrowLayout?: 'scroll' | 'stacked';
}

/** Some browsers drop table semantics for block layout; explicit roles restore them. */
const saidRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
const ownRoles: Partial<Record<keyof typeof saidRoles, { role: string }>> = {};

/** Three short values fit side by side on a phone; wider columns widen all. */
function minWidth(columns: readonly Pick<TableColumn<never>, 'width' | 'header' | 'isRowHeader'>[]): string {
  const widths = columns
    .filter(({ isRowHeader, header }) => !isRowHeader && header !== '')
    .flatMap(({ width }) => (width?.endsWith('px') ? [Number.parseFloat(width)] : []));
  return `${Math.max(88, ...widths)}px`;
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns'> {
  roles: typeof ownRoles;
  row: Row;
  index: number;
}

function PlainTableRow<Row>({ row, index, columns, roles }: TableRowProps<Row>) {
  return (
    <tr className={styles.row} {...roles.row}>
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            className={styles.cell}
            data-align={column.align ?? 'start'}
            data-whole={column.isWhole || undefined}
            data-label={column.header}
            style={column.minWidth === undefined ? undefined : { minInlineSize: column.minWidth }}
            scope={column.isRowHeader ? 'row' : undefined}
            {...(column.isRowHeader ? roles.name : roles.cell)}
          >
            {column.cell(row, index)}
          </Cell>
        );
      })}
    </tr>
  );
}
// memo loses the type parameter.
const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** A few rows to read: items, a rate card. For a list to work through, use DataGrid. */
export function Table<Row>({ label, rows, rowKey, columns, narrowLayout = 'scroll' }: TableProps<Row>) {
  const hasFoot = columns.some((column) => column.foot !== undefined);
  const isFixed = columns.every((column) => column.width !== undefined);
  const isReflowing = narrowLayout === 'stacked';
  const roles = isReflowing ? saidRoles : ownRoles;
  return (
    // Focusable for keyboard scrolling.
    <div
      className={styles.frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-component="Table"
      data-reflowing={isReflowing || undefined}
    >
      <table
        className={styles.table}
        data-fixed={isFixed || undefined}
        {...roles.table}
        {...(isReflowing && { style: { [styles.minWidth]: minWidth(columns) } as CSSProperties })}
      >
        <caption className={styles.caption}>{label}</caption>
        <thead className={styles.headings} {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => {
              const shared = {
                className: styles.head,
                'data-align': column.align ?? 'start',
                style: column.width === undefined ? undefined : { inlineSize: column.width },
              };
              return column.header === '' ? (
                <td key={column.id} {...shared} {...roles.cell} />
              ) : (
                <th key={column.id} scope="col" {...shared} {...roles.heading}>
                  {column.header}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={styles.group} {...roles.group}>
          {rows.map((row, index) => (
            <TableRow key={rowKey(row, index)} row={row} index={index} columns={columns} roles={roles} />
          ))}
        </tbody>
        {hasFoot && (
          <tfoot className={styles.group} {...roles.group}>
            <tr className={styles.row} {...roles.row}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={styles.foot}
                  data-align={column.align ?? 'start'}
                  data-label={column.isRowHeader ? '' : column.header}
                  {...roles.cell}
                >
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
