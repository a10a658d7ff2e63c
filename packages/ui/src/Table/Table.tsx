import { memo, type CSSProperties, type ReactNode } from 'react';
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
  /**
   * Where there is no room for columns: `stacked` puts each row's cells under its name, each below its heading; `scroll`
   * keeps the columns, for figures to compare down a column.
   * @default 'scroll'
   */
  narrowLayout?: 'scroll' | 'stacked';
}

/** Some browsers forget what a table's parts are once they are laid out as blocks; said in full, they stay. */
const saidRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
const ownRoles: Partial<Record<keyof typeof saidRoles, { role: string }>> = {};

/** Three short figures stand side by side on a phone; where a column asks for more room, all of them get it. */
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
            data-label={column.header}
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
// memo forgets the type parameter
const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** A few rows to read, in full: an order's products, a rate card. For a list to work through, use DataGrid. */
export function Table<Row>({ label, rows, rowKey, columns, narrowLayout = 'scroll' }: TableProps<Row>) {
  const hasFoot = columns.some((column) => column.foot !== undefined);
  const isFixed = columns.every((column) => column.width !== undefined);
  const isReflowing = narrowLayout === 'stacked';
  const roles = isReflowing ? saidRoles : ownRoles;
  return (
    // Focusable, so that the keyboard can scroll what a phone cannot show.
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
                ...(column.width !== undefined && { style: { inlineSize: column.width } }),
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
