import { announce, toTsv } from '@khep/ui';
import { useLayoutEffect, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { Movement } from '../charges.ts';
import { sheetColumns } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import type { ComputedColumn } from './computedColumns.ts';
import { SheetBar } from './SheetBar.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import type { SheetNote } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import { StaggeredRow } from './StaggeredRow.tsx';
import * as styles from './RateSheet.css.ts';
import { sheetMetrics } from './RateSheet.css.ts';
import { columnStart } from './columnStart.ts';
import { compareWith, sheetCellProblem, windowIndexes } from './sheetCells.ts';
import { changeRange, fillDown, normalizeCell, rangeBetween, readRange, repeatDown } from './sheetEdits.ts';
import type { Cell, CellRange, Pasted } from './sheetEdits.ts';
import { handleSheetKey } from './sheetKeys.ts';
import { useSheetPaste } from './useSheetPaste.tsx';
import { useSheetPointer } from './useSheetPointer.tsx';
import { useSheetWindow } from './useSheetWindow.tsx';

export interface RateSheetProps {
  /** "Forward rates" */
  label: string;
  draft: CardDraft;
  movement: Movement;
  /** The version it is compared with. */
  base?: CardDraft | undefined;
  /** Name of that version: "v2". */
  baseName?: string | undefined;
  zoneNames?: Readonly<Record<string, string>> | undefined;
  computed?: readonly ComputedColumn[] | undefined;
  isReadOnly?: boolean | undefined;
  onChange: (draft: CardDraft) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** The selected cells, for actions outside the sheet. */
  onRangeChange?: ((range: CellRange) => void) | undefined;
}

const start: Cell = { row: 0, column: 0 };

/**
 * The prices of a movement as a spreadsheet: zones × slabs. Only visible cells are rendered, so that thousands
 * respond at once.
 */
export function RateSheet(props: RateSheetProps) {
  const { label, draft, movement, base, computed = [], isReadOnly = false, onChange } = props;
  const messages = useDomainMessages('rateSheet', domainMessages.rateSheet);
  const columns = sheetColumns(draft, movement);
  const [rows, width] = [draft.zones.length, columns.length];
  const sheet = draft.sheets[movement];
  const [selection, setSelection] = useState<{ anchor: Cell; active: Cell }>({
    anchor: start,
    active: start,
  });
  const [edit, setEdit] = useState<string>();
  const [note, setNote] = useState<SheetNote>();
  const [focusNext, setFocusNext] = useState<Cell>();
  const { scroller, window, reveal } = useSheetWindow(rows, width + computed.length);
  // Fewer zones or slabs may leave the selection outside.
  const clamp = ({ row, column }: Cell): Cell => ({
    row: Math.min(row, Math.max(0, rows - 1)),
    column: Math.min(column, Math.max(0, width - 1)),
  });
  const active = clamp(selection.active);
  const range = rangeBetween(clamp(selection.anchor), active);
  const textAt = (cell: Cell): string => sheet[cell.row * width + cell.column] ?? '';

  const focusCell = (cell: Cell) => focusIn(scroller.current, cell);
  useLayoutEffect(() => {
    if (focusNext) focusIn(scroller.current, focusNext);
  }, [scroller, focusNext]);

  function move(to: Cell, { extends: isExtended = false } = {}) {
    // The cell must be there before it is focused: it may have been outside the window.
    flushSync(() => {
      const next = { anchor: isExtended ? selection.anchor : to, active: to };
      setSelection(next);
      props.onRangeChange?.(rangeBetween(next.anchor, next.active));
    });
    reveal(to.row, to.column);
    focusCell(to);
  }

  function selectRange(next: CellRange) {
    setSelection({
      anchor: { row: next.bottom, column: next.right },
      active: { row: next.top, column: next.left },
    });
    props.onRangeChange?.(next);
  }

  function select(next: CellRange) {
    flushSync(() => selectRange(next));
    focusCell({ row: next.top, column: next.left });
  }

  /** Ends typing in the active cell, and keeps its text. */
  function saveEdit() {
    if (edit === undefined) return;
    setEdit(undefined);
    onChange(changeRange(draft, movement, rangeBetween(active, active), () => normalizeCell(edit)));
  }

  function endEdit(options: { isSaved: boolean; step?: Cell }) {
    if (options.isSaved) saveEdit();
    else setEdit(undefined);
    const to = clamp({
      row: active.row + (options.step?.row ?? 0),
      column: active.column + (options.step?.column ?? 0),
    });
    move({ row: Math.max(0, to.row), column: Math.max(0, to.column) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (edit !== undefined) {
      const back = event.shiftKey ? -1 : 1;
      if (event.key === 'Escape') endEdit({ isSaved: false });
      else if (event.key === 'Enter') endEdit({ isSaved: true, step: { row: back, column: 0 } });
      else if (event.key === 'Tab') endEdit({ isSaved: true, step: { row: 0, column: back } });
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const isUsed = handleSheetKey(event, {
      rows,
      columns: width,
      active,
      isReadOnly,
      move,
      edit: (text) => setEdit(text ?? textAt(active)),
      clear: () => onChange(changeRange(draft, movement, range, () => '')),
      fillDown: () => fill(range),
      selectAll: () => select({ top: 0, left: 0, bottom: rows - 1, right: width - 1 }),
      undo: props.onUndo,
      redo: props.onRedo,
    });
    if (isUsed) event.preventDefault();
  }

  function fill(over: CellRange) {
    onChange(fillDown(draft, movement, over));
    announce(messages.filled((over.bottom - over.top + 1) * (over.right - over.left + 1)));
  }

  function onCopy(event: ClipboardEvent, isCut = false) {
    if (edit !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(readRange(draft, movement, range)));
    announce(messages.copied(range.bottom - range.top + 1, range.right - range.left + 1));
    if (isCut && !isReadOnly) onChange(changeRange(draft, movement, range, () => ''));
  }

  const paste = useSheetPaste({ draft, movement, onPasted });

  function onPaste(event: ClipboardEvent) {
    if (edit !== undefined || isReadOnly) return;
    event.preventDefault();
    paste(event.clipboardData.getData('text/plain'), range);
  }

  function onPasted(pasted: Pasted, isLarge: boolean) {
    const skipped = [
      ...(pasted.cut.rows + pasted.cut.columns > 0
        ? [messages.cut(pasted.cut.rows, pasted.cut.columns)]
        : []),
      ...(pasted.unknownZones.length > 0 ? [messages.unknownZones(pasted.unknownZones.join(', '))] : []),
    ];
    const text = [messages.pasted(pasted.count), ...skipped].join(' ');
    announce(text);
    onChange(pasted.draft);
    setNote({ text, isIncomplete: skipped.length > 0, draft: pasted.draft });
    if (!isLarge) {
      select(pasted.range);
      return;
    }
    selectRange(pasted.range);
    // It is rendered in a transition; the cell may be outside the window until then.
    setFocusNext({ row: pasted.range.top, column: pasted.range.left });
  }

  const { fillTo, ...pointer } = useSheetPointer({
    active,
    isReadOnly,
    bottom: range.bottom,
    move,
    saveEdit,
    edit: (cell) => setEdit(textAt(cell)),
    fillTo: (bottom) => {
      const over = { ...range, bottom };
      onChange(repeatDown(draft, movement, range, bottom));
      announce(messages.filled((over.bottom - over.top + 1) * (over.right - over.left + 1)));
      setSelection({
        anchor: { row: over.bottom, column: over.right },
        active: { row: over.top, column: over.left },
      });
    },
  });

  const shownRows = windowIndexes(window.firstRow, window.lastRow, active.row, rows);
  const shownColumns = windowIndexes(
    window.firstColumn,
    Math.min(window.lastColumn, width - 1),
    active.column,
    width,
  ).map((index) => ({ index, key: columns[index]?.key ?? '', label: columns[index]?.label ?? '' }));
  const shownComputed = computed
    .map((column, index) => ({ ...column, index: width + index }))
    .filter(({ index }) => index >= window.firstColumn && index <= window.lastColumn);
  const { labelWidth } = window;
  const left = (column: number): number => columnStart(labelWidth, column);
  const selected = fillTo === undefined ? range : { ...range, bottom: fillTo };
  const isSelected = (row: number, column: number): boolean =>
    row >= selected.top && row <= selected.bottom && column >= selected.left && column <= selected.right;
  const baseAt = compareWith(base, movement);
  const problemAt = (row: number, text: string): string | undefined =>
    isReadOnly ? undefined : sheetCellProblem(draft, movement, row, text);

  return (
    <div data-component="RateSheet">
      <SheetBar
        draft={draft}
        movement={movement}
        range={range}
        active={active}
        problem={problemAt(active.row, textAt(active))}
        before={baseAt(draft.zones[active.row] ?? '', columns[active.column]?.key ?? '')}
        baseName={props.baseName}
      />
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows + 1}
        aria-colcount={width + computed.length + 1}
        aria-multiselectable
        aria-readonly={isReadOnly || undefined}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={(event) => onCopy(event, true)}
        onPaste={onPaste}
        {...pointer}
        onFocus={(event) => {
          // A screen reader focuses cells too: typing must change the one that has the focus.
          const { row, column } = (event.target as HTMLElement).dataset;
          const cell = { row: Number(row), column: Number(column) };
          const isActive = cell.row === active.row && cell.column === active.column;
          if (row === undefined || column === undefined || isActive || edit !== undefined) return;
          setSelection({ anchor: cell, active: cell });
          props.onRangeChange?.(rangeBetween(cell, cell));
        }}
        onDoubleClick={(event) => {
          const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
          if (cell && !isReadOnly && edit === undefined) setEdit(textAt(active));
        }}
      >
        <div
          className={styles.canvas}
          role="presentation"
          style={{
            inlineSize: left(width + computed.length),
            blockSize: sheetMetrics.head + rows * sheetMetrics.row,
          }}
        >
          {[...shownColumns, ...shownComputed].map(({ index }) => (
            <div
              key={index}
              className={styles.columnLine}
              aria-hidden="true"
              style={{ insetInlineStart: left(index + 1) - 1 }}
            />
          ))}
          <SheetHead labelWidth={labelWidth} columns={shownColumns} computed={shownComputed} />
          {shownRows.map((row, place) => {
            const zone = draft.zones[row] ?? '';
            return (
              <StaggeredRow
                key={zone}
                place={place}
                prices={sheet}
                row={row}
                zone={zone}
                zoneName={props.zoneNames?.[zone]}
                labelWidth={labelWidth}
                isReadOnly={isReadOnly}
                cells={shownColumns.map(({ index, key, label: columnLabel }) => {
                  const text = textAt({ row, column: index });
                  const before = baseAt(zone, key);
                  const isActive = row === active.row && index === active.column;
                  return {
                    key,
                    column: index,
                    name: messages.cell(columnLabel, zone),
                    text,
                    before: before === text ? undefined : before,
                    problem: problemAt(row, text),
                    isActive,
                    isSelected: isSelected(row, index),
                    typed: isActive ? edit : undefined,
                  };
                })}
                computed={shownComputed}
                onType={setEdit}
                onLeave={saveEdit}
              />
            );
          })}
          {!isReadOnly && width > 0 && rows > 0 && edit === undefined && (
            <div
              className={styles.handle}
              data-part="fill-handle"
              aria-hidden="true"
              style={{
                insetInlineStart: left(selected.right + 1) - 6,
                insetBlockStart: sheetMetrics.head + (selected.bottom + 1) * sheetMetrics.row - 6,
              }}
            />
          )}
        </div>
      </div>
      {!isReadOnly && <SheetFoot note={note?.draft === draft ? note : undefined} />}
    </div>
  );
}

const focusIn = (sheet: HTMLElement | null, { row, column }: Cell) =>
  sheet
    ?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    ?.focus({ preventScroll: true });
