import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useRef, type RefObject } from 'react';
import { announce } from '../../announce/index.ts';
import type { ActiveCell } from '../navigation/activeCell.ts';
import type { CellEdits } from '../editing/cellEdits.ts';
import { blockSize, type CellRange } from '../navigation/cellRange.ts';
import { columnMove } from './columnMove.ts';
import { cellValue } from '../columns/columns.ts';
import type { DataGridProps } from '../DataGrid.types.ts';
import type { RowExpansion } from '../rows/expansion.ts';
import { findMatchingRow, appendLetter } from './typeahead.ts';
import type { GridBodyControls } from '../rows/GridBody.tsx';
import { gridMessages } from '../base/gridMessages.ts';
import type { GridShared } from '../rows/gridShared.ts';
import type { Tracks } from '../layout/tracks.ts';
import { pageViewHeight } from '../layout/useBottomInset.ts';
import { useGridKeyboard } from '../navigation/useGridKeyboard.ts';
import { rowKeyLetters, useRowKeys } from './useRowKeys.ts';
import { withWidth, type GridView } from '../views/view.ts';

interface GridKeysInput<Row> extends DataGridProps<Row> {
  table: RefObject<HTMLTableElement | null>;
  scroller: RefObject<HTMLElement | null>;
  controls: RefObject<GridBodyControls | null>;
  scrollsInside: boolean;
  active: ActiveCell;
  range: CellRange;
  edits: CellEdits | undefined;
  expansion: RowExpansion | undefined;
  tracks: Tracks<Row>;
  /** The displayed view, adapted to the columns. */
  shownView: GridView;
  rowHeight: number;
  shared: GridShared<Row>;
}

const defaults = gridMessages.grid;
/** Pixels per key press when resizing. */
const resizeStep = 16;

/** Implements the grid's key actions; `move` is also used for dragged headers. */
export function useGridKeys<Row>(input: GridKeysInput<Row>) {
  const words = useMessages('grid', defaults);
  const { rows, rowKey, selection, onRowAction, onViewChange, shownView, tracks, table } = input;
  const { active, range, edits, expansion } = input;
  const typed = useRef({ text: '', at: 0 });
  const columnAt = (place: number) => {
    const track = tracks.list[place];
    return track?.kind === 'column' ? track.column : undefined;
  };
  const approach = (index: number) => input.controls.current?.approach(index);

  const move = columnMove({ table, active, approach, tracks, shownView, onViewChange, words });

  function onHeading(place: number, step: -1 | 1, does: 'resize' | 'move') {
    const column = columnAt(place);
    if (!column || !onViewChange) return;
    if (does === 'resize') {
      const next = withWidth(
        shownView,
        column.id,
        (tracks.widths[place] ?? 0) + step * resizeStep,
        column.minWidth,
      );
      onViewChange(next);
      const width = next.columns.find(({ id }) => id === column.id)?.width ?? 0;
      announce(words.widthOf(column.header, width));
      return;
    }
    move(place, step);
  }

  const keyboard = useGridKeyboard({
    table,
    active,
    rowCount: rows.length,
    rowHeight: input.rowHeight,
    viewHeight: () => (input.scrollsInside ? (input.scroller.current?.clientHeight ?? 0) : pageViewHeight()),
    approach,
    isExpanded: (index) => {
      const row = rows[index];
      return row !== undefined && (expansion?.isExpanded(rowKey(row)) ?? false);
    },
    commandKeys: `${input.hasRowKeys ? rowKeyLetters : ''}${input.commandKeys ?? ''}`,
    ...(selection && {
      isSelected: (index: number) => {
        const row = rows[index];
        return row !== undefined && selection.isSelected(rowKey(row));
      },
      onSelect: input.shared.onToggle,
      onSelectAll: () => selection.setMany(rows.map(rowKey), true),
    }),
    ...(onRowAction && {
      onOpen: (index: number) => {
        const row = rows[index];
        if (row !== undefined) onRowAction(row);
      },
    }),
    onEdit(index, place) {
      const row = rows[index];
      const edit = columnAt(place)?.edit;
      if (!edits || !edit || row === undefined || edit.canEdit?.(row) === false) return false;
      edits.start({ rowKey: rowKey(row), column: tracks.list[place]!.id });
      return true;
    },
    rangeHead: range.head,
    onExtendRange(to, from) {
      range.extend(to, from);
      const block = range.block();
      if (block) announce(words.rangeOf(...blockSize(block)));
    },
    onClearRange: () => range.clear(),
    onType(letter, index, place) {
      const column = columnAt(place);
      const [first] = rows;
      if (!column || first === undefined || cellValue(column, first) === undefined) return undefined;
      typed.current = appendLetter(typed.current, letter, performance.now());
      const found = findMatchingRow(rows, (row) => cellValue(column, row), typed.current.text, index);
      if (found === undefined) announce(words.notFound(typed.current.text));
      return found;
    },
    onHeading,
  });
  useRowKeys({
    table,
    active,
    approach,
    rowCount: rows.length,
    isEnabled: input.hasRowKeys ?? false,
    onSelect: selection && input.shared.onToggle,
    hasAction: onRowAction !== undefined,
  });
  return { keyboard, move };
}
