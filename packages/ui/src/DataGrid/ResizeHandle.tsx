import { useRef, type PointerEvent } from 'react';
import { maxColumnWidth, minColumnWidth, type DataGridColumn } from './columns.ts';
import * as styles from './head.css.ts';
import { trackStyle, type Tracks } from './tracks.ts';

interface ResizeHandleProps<Row> {
  column: DataGridColumn<Row>;
  tracks: Tracks<Row>;
  place: number;
  /** Called once, when the edge is let go. */
  onResize: (width: number) => void;
}

/** Writes widths straight onto the table: no row is drawn again while an edge is pulled. */
function applyWidths<Row>(table: HTMLElement, tracks: Tracks<Row>, widths: readonly number[]) {
  for (const [name, value] of Object.entries(trackStyle(tracks.list, widths)))
    table.style.setProperty(name, String(value));
  table.style.inlineSize = `${widths.reduce((sum, width) => sum + width, 0)}px`;
}

/**
 * The edge of a heading, for a pointer. The keyboard has Shift and an arrow on the heading, so a screen reader is
 * not shown a second thing that does the same.
 */
export function ResizeHandle<Row>({ column, tracks, place, onResize }: ResizeHandleProps<Row>) {
  const pull = useRef<{ x: number; width: number; now: number } | undefined>(undefined);
  const least = column.minWidth ?? minColumnWidth;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = tracks.widths[place] ?? least;
    pull.current = { x: event.clientX, width, now: width };
    event.currentTarget.dataset['pulled'] = '';
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const table = event.currentTarget.closest('table');
    if (!pull.current || !table) return;
    const direction = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    // An edge of a column that is pinned to the end is pulled the other way.
    const side = tracks.list[place]?.pin === 'end' ? -1 : 1;
    const width = pull.current.width + (event.clientX - pull.current.x) * direction * side;
    pull.current.now = Math.round(Math.max(least, Math.min(maxColumnWidth, width)));
    applyWidths(table, tracks, tracks.widths.with(place, pull.current.now));
  }

  /** The table has its own widths again: React writes only what it takes to have changed since then. */
  function letGo(event: PointerEvent<HTMLElement>) {
    const table = event.currentTarget.closest('table');
    if (pull.current && table) applyWidths(table, tracks, tracks.widths);
    pull.current = undefined;
    delete event.currentTarget.dataset['pulled'];
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const done = pull.current;
    letGo(event);
    if (done && done.now !== done.width) onResize(done.now);
  }

  return (
    <span
      className={styles.resizeHandle}
      data-part="resize"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={letGo}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
