import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { announce } from '../announce/index.ts';
import { shellMessages } from '../shellMessages.ts';
import { metrics } from '../tokens/metrics.ts';
import { createActiveCell } from './activeCell.ts';
import { columnWidths, type DataGridColumn } from './columns.ts';
import { GridFoot } from './GridFoot.tsx';
import { GridHead, type DataGridSort } from './GridHead.tsx';
import { GridMessage, SkeletonRows } from './GridMessage.tsx';
import { GridRow } from './GridRow.tsx';
import { grouped } from './grouped.ts';
import * as styles from './DataGrid.css.ts';
import { selectRange, type GridSelection } from './selection.ts';
import { useGridKeyboard } from './useGridKeyboard.ts';
import { useGridWidth } from './useGridWidth.ts';
import { useWindowedRows } from './useWindowedRows.ts';
import { segments } from './windowing.ts';

export interface DataGridProps<Row> {
  /** Names the grid to a screen reader: "New orders". */
  label: string;
  /** The rows that are loaded. Keep each row's identity while it is unchanged: an unchanged row is not drawn again. */
  rows: readonly Row[];
  /** A row's key, stable across sorting and loading. */
  rowKey: (row: Row) => string;
  /** What a row is called in its checkbox's name: "KH-100482". @default its key */
  rowLabel?: (row: Row) => string;
  /** Make them once, outside the component or in useMemo. */
  columns: readonly DataGridColumn<Row>[];
  /** Lines of text in a row; every row has the same height. @default 2 */
  lines?: 1 | 2;
  /** Adds a checkbox column. */
  selection?: GridSelection;
  sort?: DataGridSort;
  onSortChange?: (sort: DataGridSort) => void;
  /** Enter on a row, or a press beside its controls: opens it. */
  onRowAction?: (row: Row) => void;
  /** No rows are known yet: draws them as a skeleton. */
  isLoading?: boolean;
  /** Why the rows could not be loaded, in words for the user. */
  error?: string;
  onRetry?: () => void;
  /** In place of the rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Rows there are in all, where that is known. */
  totalCount?: number;
  /** The total in words, where it is capped: "10,000+". @default totalCount */
  totalText?: string;
  /** There are rows after the last one loaded. */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  /** Scrolls inside itself at this CSS height; without it the page scrolls and the heading sticks to its top. */
  height?: string;
}

const words = shellMessages.grid;
/** Below this width in pixels rows become cards. */
const cardWidth = 640;
const cardHeight = { 1: 66, 2: 104 } as const;
const boxWidth = 46;
const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"]';

/** A long list to scan, sort, tick and act on. For a few fixed rows, use Table. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    rows,
    rowKey,
    rowLabel,
    columns,
    lines = 2,
    selection,
    sort,
    onSortChange,
    onRowAction,
    height,
  } = props;
  const { isLoading = false, error, totalCount, hasMore = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [active] = useState(createActiveCell);
  const [focusedRow, setFocusedRow] = useState(-1);

  const width = useGridWidth(frame);
  const isCard = width > 0 && width < cardWidth;
  const rowHeight = isCard ? cardHeight[lines] : lines === 2 ? metrics.row : metrics.rowCompact;
  const scrollsInside = height !== undefined;
  const range = useWindowedRows({ rowCount: rows.length, rowHeight, body, scroller, scrollsInside });
  const widths = useMemo(() => {
    const boxes = selection ? [{ width: boxWidth, grow: 0 }] : [];
    return isCard
      ? columnWidths([...boxes, { width: 200 }], width)
      : columnWidths([...boxes, ...columns], width);
  }, [columns, selection, isCard, width]);
  const tableWidth = widths.reduce((sum, each) => sum + each, 0);
  const scrolls = scrollsInside ? 'inside' : width > 0 && tableWidth > width + 1 ? 'sideways' : 'page';

  useEffect(() => active.subscribe(() => setFocusedRow(active.row())), [active]);
  useEffect(() => {
    if (active.row() >= rows.length && rows.length > 0) active.move(rows.length - 1, 0);
  }, [active, rows.length]);

  // One function for every row, whatever the rows are by now: memoised rows keep their props.
  const latest = useRef({ rows, rowKey, selection });
  useEffect(() => {
    latest.current = { rows, rowKey, selection };
  });
  const toggle = useCallback((index: number, isRange: boolean) => {
    const now = latest.current;
    if (now.selection) selectRange(now.selection, now.rows, now.rowKey, index, isRange);
  }, []);

  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onRowAction?.(row);
  };
  const keyboard = useGridKeyboard({
    table,
    active,
    rowCount: rows.length,
    rowHeight,
    viewHeight: () => (scrollsInside ? (scroller.current?.clientHeight ?? 0) : window.innerHeight),
    ...(selection && { onSelect: toggle, onSelectAll: () => selection.setMany(rows.map(rowKey), true) }),
    ...(onRowAction && { onOpen: open }),
  });

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element;
    if (!onRowAction || target.closest(interactive) || window.getSelection()?.toString()) return;
    const row = target.closest<HTMLElement>('tbody [data-row-index]');
    if (row) open(Number(row.dataset['rowIndex']));
  }

  function onSort(next: DataGridSort) {
    onSortChange?.(next);
    const header = columns.find((column) => column.id === next.column)?.header ?? next.column;
    announce(words.sortedBy(header, words[next.direction]));
  }

  const columnCount = widths.length;
  const showsRows = rows.length > 0 && error === undefined;
  const total = totalCount ?? (hasMore ? -1 : rows.length);
  const totalText = props.totalText ?? (totalCount === undefined ? undefined : grouped(totalCount));
  const hasFooter = showsRows && (hasMore || props.onLoadMore !== undefined || totalText !== undefined);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-component="DataGrid"
      style={{ '--khep-grid-row': `${rowHeight}px`, '--khep-grid-area': height ?? 'none' } as CSSProperties}
    >
      <div
        ref={scroller}
        className={styles.scroller}
        data-scroll={scrolls}
        data-has-footer={hasFooter || undefined}
      >
        <table
          ref={table}
          role="grid"
          className={styles.table}
          style={{ inlineSize: width > 0 ? tableWidth : '100%' }}
          aria-label={label}
          aria-rowcount={showsRows ? (total < 0 ? -1 : total + 1) : undefined}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={isLoading || props.isLoadingMore || undefined}
          data-lines={lines}
          {...keyboard}
        >
          <colgroup>
            {widths.map((each, index) => (
              <col key={index} style={{ inlineSize: each }} />
            ))}
          </colgroup>
          <GridHead
            rows={rows}
            rowKey={rowKey}
            columns={columns}
            isCard={isCard}
            selection={selection}
            sort={sort}
            onSort={onSortChange && onSort}
          />
          {/* A delegate for the whole row: its keyboard twin is Enter, above. */}
          <tbody ref={body} onClick={onClick}>
            {error !== undefined ? (
              <GridMessage columnCount={columnCount}>
                <EmptyState
                  kind="error"
                  description={error}
                  {...(props.onRetry && { onRetry: props.onRetry })}
                />
              </GridMessage>
            ) : isLoading && rows.length === 0 ? (
              <SkeletonRows
                count={8}
                columns={isCard ? columns.slice(0, 1) : columns}
                hasBoxes={selection !== undefined}
                lines={lines}
              />
            ) : rows.length === 0 ? (
              <GridMessage columnCount={columnCount}>
                {props.empty ?? <EmptyState title={words.emptyTitle} />}
              </GridMessage>
            ) : (
              // One flat list: a row that moves between two lists would be made anew, and drop the focus in it.
              segments(rows.length, range, focusedRow).flatMap((segment) =>
                segment.kind === 'space' ? (
                  <tr key={`space-${segment.from}`} aria-hidden="true">
                    <td
                      colSpan={columnCount}
                      style={{ blockSize: (segment.to - segment.from) * rowHeight, padding: 0 }}
                    />
                  </tr>
                ) : (
                  rows.slice(segment.from, segment.to).map((row, offset) => {
                    const key = rowKey(row);
                    return (
                      <GridRow
                        key={key}
                        row={row}
                        rowKey={key}
                        index={segment.from + offset}
                        columns={columns}
                        isCard={isCard}
                        active={active}
                        selection={selection}
                        selectLabel={words.selectRow(rowLabel?.(row) ?? key)}
                        hasAction={onRowAction !== undefined}
                        onToggle={toggle}
                      />
                    );
                  })
                ),
              )
            )}
          </tbody>
        </table>
      </div>
      {hasFooter && (
        <GridFoot
          shown={rows.length}
          totalText={totalText}
          hasMore={hasMore}
          isLoadingMore={props.isLoadingMore ?? false}
          onLoadMore={props.onLoadMore}
        />
      )}
    </div>
  );
}
