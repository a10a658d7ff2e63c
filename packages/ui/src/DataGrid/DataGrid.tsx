import { useMemo, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { createActiveCell } from './navigation/activeCell.ts';
import { createCellRange } from './navigation/cellRange.ts';
import { createExpansion } from './rows/expansion.ts';
import type { DataGridProps } from './DataGrid.types.ts';
import { GridBody, type GridBodyControls } from './rows/GridBody.tsx';
import { GridFooter } from './GridFooter.tsx';
import { GridHeader } from './header/GridHeader.tsx';
import { EmptyRows, GridMessage, SkeletonRows } from './rows/GridMessage.tsx';
import { formatCount } from '../formatCount.ts';
import { subscribeAll, type GridShared } from './rows/gridShared.ts';
import { rowMetrics } from './layout/rowMetrics.ts';
import * as styles from './frame.css.ts';
import { sortList } from './columns/sorting.ts';
import { useTracks } from './layout/tracks.ts';
import { useCellEditing } from './editing/useCellEditing.ts';
import { useClipboard } from './editing/useClipboard.ts';
import { usePruneSelection } from './selection/usePruneSelection.ts';
import { useGridWidth } from './layout/useGridWidth.ts';
import { focusCell, findPlace } from './navigation/useGridKeyboard.ts';
import { useColumnDrag } from './header/useColumnDrag.ts';
import { useGridKeys } from './keyboard/useGridKeys.ts';
import { useRangeDrag } from './navigation/useRangeDrag.ts';
import { useLatest } from './base/useLatest.ts';
import { defaultView, fitView, withWidth } from './views/view.ts';
import { selectRange } from './selection/selection.ts';

/** Below this width in pixels, rows become cards. */
const cardWidth = 640;
/** Below this width, the lower slots of a card are stacked. */
const narrowCardWidth = 340;
const detailGuess = 140;
const interactive =
  'a, button, input, label, select, textarea, [role="button"], [role="menuitem"], [data-editable], [data-detail]';

/** A long list to scan, sort, select, edit and act on. For a few static rows, use Table. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, rowKey, rowLabel, columns, selection, results, height } = props;
  const { isLoading = false, error, noPermission, totalCount, hasMore = false, renderDetail } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const controls = useRef<GridBodyControls>(null);
  const [active] = useState(createActiveCell);
  const [range] = useState(createCellRange);
  const [ownExpansion] = useState(() => createExpansion(detailGuess));
  const expansion = renderDetail ? ownExpansion : undefined;
  const onRowAction = props.onRowAction ?? (expansion && ((row: Row) => expansion.toggle(rowKey(row))));

  const fallbackView = useMemo(() => defaultView(columns), [columns]);
  const view = useMemo(
    () => (props.view ? fitView(props.view, columns) : fallbackView),
    [props.view, columns, fallbackView],
  );
  const { width, isCompact, isSettled } = useGridWidth(frame);
  const isCard = width > 0 && width < cardWidth;
  const isDense = props.isDense ?? false;
  const isNarrow = isCard && !isDense && width < narrowCardWidth;
  const { height: rowHeight, lines } = rowMetrics(props.lines ?? 2, {
    isCard,
    isNarrow,
    isCompact: view.density === 'compact' || isCompact,
    isWrapped: view.isWrapped,
    isDense,
  });
  const tracks = useTracks(columns, view, {
    hasBoxes: selection !== undefined,
    hasExpanders: expansion !== undefined,
    hasResults: results !== undefined,
    isCard,
    available: width,
  });
  const isWide = width > 0 && tracks.width > width + 1;
  const scrollsInside = height !== undefined || isWide;
  const sorts = sortList(props.sort);

  // A stable function for all rows, so that memoized rows keep their props.
  const latest = useLatest({ rows, rowKey, selection });
  const { edits, write, onLeaveField } = useCellEditing({
    onEdit: props.onEdit,
    focus: (row, column) =>
      focusCell(
        { table, active, approach: (index) => controls.current?.approach(index) },
        Math.max(0, Math.min(rows.length - 1, row)),
        column,
      ),
  });
  const shared = useMemo<GridShared<Row>>(
    () => ({
      tracks: tracks.list,
      columns,
      active,
      selection,
      expansion,
      results,
      range,
      edits,
      subscribe: subscribeAll([selection, results, range, edits]),
      hasAction: onRowAction !== undefined,
      onToggle(index, isRange) {
        const now = latest.current;
        if (now.selection) selectRange(now.selection, now.rows, now.rowKey, index, isRange);
      },
      onWrite: write,
      onLeaveField,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- what an action does is not shown in a row, only that it has one
    [tracks.list, columns, selection, expansion, results, edits, onRowAction === undefined],
  );

  const { keyboard, move } = useGridKeys({
    ...props,
    ...(onRowAction && { onRowAction }),
    table,
    scroller,
    controls,
    scrollsInside,
    active,
    range,
    edits,
    expansion,
    tracks,
    shownView: view,
    rowHeight,
    shared,
  });
  const onMouseDown = useRangeDrag({ table, scroller, scrollsInside, active, range });
  const onHeadPress = useColumnDrag({
    table,
    scroller,
    mark,
    tracks,
    onMove: props.onViewChange && move,
  });
  const clipboard = useClipboard({ rows, rowKey, tracks: tracks.list, active, range, edits, write });

  usePruneSelection({
    rows,
    rowKey,
    selection,
    listKey: props.listKey,
    isSettled: !isLoading && error === undefined && noPermission === undefined,
  });

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element;
    const row = rows[findPlace(target)?.row ?? -1];
    if (!onRowAction || row === undefined || event.shiftKey || target.closest(interactive)) return;
    if (!window.getSelection()?.toString()) onRowAction(row);
  }

  const showsRows = rows.length > 0 && error === undefined && noPermission === undefined;
  /** The rows are those of another search or sort order. */
  const isStale = isLoading && showsRows;
  const isWaiting = isLoading && rows.length === 0 && error === undefined && noPermission === undefined;
  const total = totalCount ?? (hasMore ? -1 : rows.length);
  const totalText = props.totalText ?? (totalCount === undefined ? undefined : formatCount(totalCount));
  const hasFooter = showsRows && (hasMore || props.onLoadMore !== undefined || totalText !== undefined);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-component="DataGrid"
      data-card-sort={(isCard && props.onSortChange && columns.some(({ sortable }) => sortable)) || undefined}
      style={
        {
          '--khep-grid-row': `${rowHeight}px`,
          '--khep-grid-area': height ?? 'none',
          '--khep-grid-seen': width > 0 ? `${width}px` : '100%',
        } as CSSProperties
      }
    >
      <div
        ref={scroller}
        className={styles.scroller}
        data-scroll={height !== undefined ? 'inside' : isWide ? 'both' : 'page'}
        data-has-footer={hasFooter || undefined}
      >
        <table
          ref={table}
          role="grid"
          className={styles.table}
          style={{ ...tracks.style, inlineSize: width > 0 ? tracks.width : '100%' }}
          aria-label={label}
          aria-rowcount={showsRows ? (total < 0 ? -1 : total + 1) : undefined}
          aria-multiselectable={selection ? true : undefined}
          aria-readonly={edits ? undefined : true}
          aria-busy={isLoading || props.isLoadingMore || undefined}
          data-lines={lines}
          data-narrow={isNarrow || undefined}
          data-dense={isDense ? (isCard ? 'card' : 'row') : undefined}
          data-wrap={view.isWrapped || undefined}
          {...keyboard}
          {...clipboard}
          onMouseDown={onMouseDown}
        >
          <GridHeader
            isSettled={isSettled}
            rows={rows}
            rowKey={rowKey}
            columns={columns}
            tracks={tracks}
            selection={selection}
            sorts={sorts}
            onPress={onHeadPress}
            isMultiSort={props.isMultiSort ?? false}
            onSort={
              props.onSortChange &&
              ((next) => {
                const [first] = next;
                if (first) props.onSortChange?.(first, next);
              })
            }
            onResize={
              props.onViewChange &&
              ((column, pulled) => props.onViewChange?.(withWidth(view, column, pulled)))
            }
          />
          {showsRows ? (
            <GridBody
              controls={controls}
              body={body}
              scrollsInside={scrollsInside}
              shared={shared}
              rows={rows}
              rowKey={rowKey}
              rowLabel={rowLabel}
              rowHeight={rowHeight}
              renderDetail={renderDetail}
              openRowKey={props.openRowKey}
              onClick={onClick}
            />
          ) : (
            <tbody role="rowgroup" style={{ display: 'block' }}>
              {isWaiting ? (
                <SkeletonRows count={8} tracks={tracks.list} lines={lines} />
              ) : (
                <GridMessage>
                  <EmptyRows
                    error={error}
                    onRetry={props.onRetry}
                    noPermission={noPermission}
                    onClearFilters={props.onClearFilters}
                    empty={props.empty}
                  />
                </GridMessage>
              )}
            </tbody>
          )}
          {showsRows && props.isLoadingMore && (
            <tbody aria-hidden="true" style={{ display: 'block' }}>
              <SkeletonRows count={3} tracks={tracks.list} lines={lines} />
            </tbody>
          )}
        </table>
      </div>
      {props.onViewChange && <div ref={mark} className={styles.dropMark} aria-hidden="true" />}
      {isStale && <div className={styles.staleBar} data-part="stale" />}
      {isSettled && hasFooter && (
        <GridFooter
          isStale={isStale}
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
