import { useRef, type PointerEvent } from 'react';
import { maxColumnWidth, minColumnWidth, type DataGridColumn } from '../columns/columns.ts';
import * as styles from './head.css.ts';
import { trackStyle, type Tracks } from '../layout/tracks.ts';

interface ResizeHandleProps<Row> {
  column: DataGridColumn<Row>;
  tracks: Tracks<Row>;
  place: number;
  /** Called once on release. */
  onResize: (width: number) => void;
}

/** Writes widths directly to the table, so that no row re-renders while dragging. */
function applyWidths<Row>(table: HTMLElement, tracks: Tracks<Row>, widths: readonly number[]) {
  for (const [name, value] of Object.entries(trackStyle(tracks.list, widths)))
    table.style.setProperty(name, String(value));
  table.style.inlineSize = `${widths.reduce((sum, width) => sum + width, 0)}px`;
}

/**
 * The resize handle of a header, for pointers. Hidden from screen readers: the keyboard uses Shift and arrow
 * keys on the header.
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
    // A column pinned to the end resizes in the opposite direction.
    const side = tracks.list[place]?.pin === 'end' ? -1 : 1;
    const width = pull.current.width + (event.clientX - pull.current.x) * direction * side;
    pull.current.now = Math.round(Math.max(least, Math.min(maxColumnWidth, width)));
    applyWidths(table, tracks, tracks.widths.with(place, pull.current.now));
  }

  /** Resets the inline widths: React writes only what it believes has changed. */
  function release(event: PointerEvent<HTMLElement>) {
    const table = event.currentTarget.closest('table');
    if (pull.current && table) applyWidths(table, tracks, tracks.widths);
    pull.current = undefined;
    delete event.currentTarget.dataset['pulled'];
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const done = pull.current;
    release(event);
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
      onPointerCancel={release}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
