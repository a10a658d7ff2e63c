import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { applyTabStop, type ActiveCell } from './activeCell.ts';
import { cardColumns, type DataGridColumn } from './columns.ts';
import { RowBox } from './SelectionBox.tsx';
import { useIsSelected, type GridSelection } from './selection.ts';
import * as styles from './DataGrid.css.ts';

interface GridRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  columns: readonly DataGridColumn<Row>[];
  isCard: boolean;
  active: ActiveCell;
  selection: GridSelection | undefined;
  selectLabel: string;
  hasAction: boolean;
  onToggle: (index: number, isRange: boolean) => void;
}

function Cells<Row>({ row, columns }: Pick<GridRowProps<Row>, 'row' | 'columns'>) {
  return columns.map((column) => {
    const Cell = column.isRowHeader ? 'th' : 'td';
    return (
      <Cell
        key={column.id}
        className={styles.cell}
        data-grid-cell=""
        data-align={column.align ?? 'start'}
        scope={column.isRowHeader ? 'row' : undefined}
        tabIndex={-1}
      >
        <div className={styles.content}>{column.cell(row)}</div>
      </Cell>
    );
  });
}

function Card<Row>({ row, columns }: Pick<GridRowProps<Row>, 'row' | 'columns'>) {
  return (
    <th className={styles.cell} data-grid-cell="" scope="row" tabIndex={-1}>
      <div className={styles.card}>
        {cardColumns(columns).map((column, place) => (
          <div key={column?.id ?? place} className={styles.cardPlace}>
            {column && !column.isRowHeader && (
              <span className={styles.cardLabel}>{`${column.header}: `}</span>
            )}
            {column?.cell(row)}
          </div>
        ))}
      </div>
    </th>
  );
}

function GridRowOf<Row>(props: GridRowProps<Row>) {
  const { row, rowKey, index, columns, isCard, active, selection, selectLabel, hasAction, onToggle } = props;
  const element = useRef<HTMLTableRowElement>(null);
  const isSelected = useIsSelected(selection, rowKey);
  const readColumn = () => active.columnIn(index);
  const activeColumn = useSyncExternalStore(active.subscribe, readColumn, readColumn);

  // Every render may have brought new controls into the cells.
  useLayoutEffect(() => {
    if (element.current) applyTabStop(element.current, activeColumn);
  });

  return (
    <tr
      ref={element}
      className={styles.row}
      data-row-index={index}
      data-has-action={hasAction || undefined}
      aria-rowindex={index + 2}
      aria-selected={selection ? isSelected : undefined}
    >
      {selection && (
        <td className={styles.cell} data-grid-cell="" tabIndex={-1}>
          <RowBox
            selection={selection}
            rowKey={rowKey}
            label={selectLabel}
            onToggle={(isRange) => onToggle(index, isRange)}
          />
        </td>
      )}
      {isCard ? <Card row={row} columns={columns} /> : <Cells row={row} columns={columns} />}
    </tr>
  );
}

/** One row. It renders again only when its own row, selection or active cell changes. */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;
