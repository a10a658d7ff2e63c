import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { syncTabStop } from '../navigation/activeCell.ts';
import { createExpansion } from './expansion.ts';
import { GridRow } from './GridRow.tsx';
import { rowStateKey, type GridShared } from './gridShared.ts';
import { rowOffsets } from '../window/rowOffsets.ts';
import { physicalHeight } from '../window/scrollMap.ts';
import { useRowWindow } from '../window/useRowWindow.ts';
import * as styles from '../layout/row.css.ts';

export interface GridBodyControls {
  /** Brings a row into reach before it is focused. */
  approach: (index: number) => void;
}

interface GridBodyProps<Row> {
  controls: Ref<GridBodyControls>;
  body: RefObject<HTMLTableSectionElement | null>;
  scrollsInside: boolean;
  shared: GridShared<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowLabel: ((row: Row) => string) | undefined;
  rowHeight: number;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  openRowKey: string | undefined;
  onClick: MouseEventHandler<HTMLElement>;
}

const closed = createExpansion(0);

/** Renders the visible rows in slots. Only this part re-renders while scrolling. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { body, scrollsInside, shared, rows, rowKey, rowLabel, rowHeight, renderDetail, openRowKey } = props;
  const expansion = shared.expansion ?? closed;
  const version = useSyncExternalStore(expansion.subscribe, expansion.version, expansion.version);
  const { active } = shared;
  const activeRow = useSyncExternalStore(active.subscribe, active.row, active.row);

  const offsets = useMemo(() => {
    const keys = new Set(version === 0 ? [] : expansion.keys());
    if (keys.size === 0) return rowOffsets(rows.length, rowHeight);
    // Computed only if something is expanded.
    const details = rows.flatMap((row, index) => {
      const key = rowKey(row);
      return keys.has(key) ? [{ index, height: expansion.height(key) }] : [];
    });
    return rowOffsets(rows.length, rowHeight, details);
    // oxlint-disable-next-line react/exhaustive-deps -- a row's key does not depend on who asks
  }, [rows, rowHeight, expansion, version]);

  const { slots, shift, approach } = useRowWindow({
    offsets,
    body,
    scrollsInside,
    pinnedRow: activeRow,
  });
  const approachFar = useCallback(
    (index: number) => {
      // Short lists scroll natively, respecting sticky elements.
      if (physicalHeight(offsets.total) < offsets.total) approach(index);
    },
    [approach, offsets],
  );

  // One subscription for all rendered rows; a row re-renders when its own state changes.
  const words = () =>
    slots
      .map((index) => {
        const row = rows[index];
        return row === undefined ? '' : rowStateKey(shared, rowKey(row), index);
      })
      .join('\n');
  useSyncExternalStore(shared.subscribe, words, words);

  useImperativeHandle(props.controls, () => ({ approach: approachFar }), [approachFar]);

  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (active.row() >= rows.length) active.move(rows.length - 1, active.column());
    if (table) syncTabStop(table, active);
  }, [body, active, shared, rows.length]);

  const latestRows = useRef(rows);
  latestRows.current = rows;
  const openBefore = useRef(openRowKey);
  useLayoutEffect(() => {
    if (openRowKey === openBefore.current) return;
    openBefore.current = openRowKey;
    const index = latestRows.current.findIndex((row) => rowKey(row) === openRowKey);
    if (index < 0) return;
    approachFar(index);
    // The cell has the scroll margin of the sticky header.
    body.current
      ?.querySelector(`[data-row-index="${index}"] > *`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [openRowKey, rowKey, approachFar, body]);

  // Sorting or loading may re-create controls: keeps focus on its cell.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (hasFocus.current && table && document.activeElement === document.body)
      table.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [rows, body]);

  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={styles.body}
      style={{ blockSize: physicalHeight(offsets.total) }}
      onClick={props.onClick}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {slots.map((index, slot) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        const isExpanded = expansion.isExpanded(key);
        return (
          <GridRow
            // Keyed by slot: rows that scroll in reuse elements.
            key={slot}
            shared={shared}
            row={row}
            rowKey={key}
            index={index}
            word={rowStateKey(shared, key, index)}
            top={offsets.top(index) - shift}
            isLast={index === rows.length - 1}
            isOpen={key === openRowKey}
            label={rowLabel?.(row) ?? key}
            isExpanded={isExpanded}
            detail={isExpanded ? renderDetail?.(row) : undefined}
          />
        );
      })}
    </tbody>
  );
}
