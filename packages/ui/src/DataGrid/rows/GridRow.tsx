import { Fragment, memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { disableTabStops, syncTabStop } from '../navigation/activeCell.ts';
import { CardCell } from './CardCell.tsx';
import { cellProps } from '../layout/cellProps.ts';
import { DetailRow } from './DetailRow.tsx';
import { EditableCell } from '../editing/EditableCell.tsx';
import { ExpandButton } from './ExpandButton.tsx';
import type { GridShared } from './gridShared.ts';
import { ResultMark } from '../bulk/ResultMark.tsx';
import { RowBox } from '../selection/SelectionBox.tsx';
import * as styles from '../layout/row.css.ts';

export interface GridRowProps<Row> {
  shared: GridShared<Row>;
  row: Row;
  rowKey: string;
  index: number;
  /** Encoded external state of the row; it re-renders when this changes. */
  word: string;
  /** Pixels from the top of the body. */
  top: number;
  isLast: boolean;
  /** Its record is open beside the grid. */
  isOpen: boolean;
  /** Accessible name of the row. */
  label: string;
  /** Details below the row; omitted while collapsed. */
  detail: ReactNode;
  isExpanded: boolean;
}

/** Decodes the first and last column of the range in a row. */
function parseRange(word: string): readonly [number, number] | undefined {
  const [from, to] = word.split('-').map(Number);
  return from === undefined || to === undefined ? undefined : [from, to];
}

function GridRowOf<Row>(props: GridRowProps<Row>) {
  const { shared, row, rowKey, index, top, isLast, isOpen, label, detail, isExpanded } = props;
  const element = useRef<HTMLTableRowElement>(null);

  // Re-rendering may have created new controls.
  useLayoutEffect(() => {
    if (!element.current) return;
    const table = shared.active.row() === index ? element.current.closest('table') : null;
    if (table) syncTabStop(table, shared.active);
    else disableTabStops(element.current);
  });

  const { tracks, selection, edits, results } = shared;
  const isSelected = selection?.isSelected(rowKey) ?? false;
  const inRange = parseRange(shared.range.inRow(index));

  return (
    <>
      <tr
        ref={element}
        role="row"
        className={styles.row}
        style={{ transform: `translateY(${top}px)` }}
        data-row-index={index}
        data-has-action={shared.hasAction || undefined}
        data-last={isLast || undefined}
        data-current={isOpen || undefined}
        aria-current={isOpen || undefined}
        data-expanded={isExpanded || undefined}
        data-writing={edits?.open()?.rowKey === rowKey || undefined}
        aria-rowindex={index + 2}
        aria-selected={selection ? isSelected : undefined}
      >
        {tracks.map((track, place) => {
          const shape = cellProps(track, place);
          if (track.kind === 'box')
            return (
              <td key={track.id} role="gridcell" {...shape}>
                <RowBox
                  label={label}
                  isChecked={isSelected}
                  onToggle={(isRange) => shared.onToggle(index, isRange)}
                />
              </td>
            );
          if (track.kind === 'expander')
            return (
              <td key={track.id} role="gridcell" {...shape}>
                <ExpandButton
                  label={label}
                  isExpanded={isExpanded}
                  onPress={() => shared.expansion?.toggle(rowKey)}
                />
              </td>
            );
          if (track.kind === 'result')
            return (
              <td key={track.id} role="gridcell" {...shape}>
                <ResultMark result={results?.get(rowKey)} />
              </td>
            );
          if (track.kind === 'card')
            return (
              <th key={track.id} role="rowheader" {...shape} scope="row">
                <CardCell key={rowKey} row={row} columns={shared.columns} result={results?.get(rowKey)} />
              </th>
            );
          const { column } = track;
          const isInRange = inRange !== undefined && place >= inRange[0] && place <= inRange[1];
          if (edits && column.edit && (column.edit.canEdit?.(row) ?? true))
            return (
              <EditableCell
                key={track.id}
                writer={shared}
                edits={edits}
                row={row}
                rowKey={rowKey}
                index={index}
                place={place}
                column={column}
                shape={shape}
                isInRange={isInRange}
              />
            );
          const Cell = column.isRowHeader ? 'th' : 'td';
          const content = column.cell(row);
          return (
            <Cell
              key={track.id}
              role={column.isRowHeader ? 'rowheader' : 'gridcell'}
              {...shape}
              scope={column.isRowHeader ? 'row' : undefined}
              data-in-range={isInRange || undefined}
              aria-selected={isInRange || undefined}
              aria-readonly={edits ? true : undefined}
            >
              {/* Plain text reuses its node; other content may be stateful, so it is keyed by row. */}
              {typeof content === 'string' ? content : <Fragment key={rowKey}>{content}</Fragment>}
            </Cell>
          );
        })}
      </tr>
      {isExpanded && shared.expansion && (
        <DetailRow index={index} rowKey={rowKey} top={top} label={label} expansion={shared.expansion}>
          {detail}
        </DetailRow>
      )}
    </>
  );
}

/** A row; re-renders only when its own data, selection, result, range or text changes. */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;
