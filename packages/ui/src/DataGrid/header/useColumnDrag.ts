import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { createEdgeScroll } from '../window/edgeScroll.ts';
import { trackPointer, suppressClick } from '../base/pointerDrag.ts';
import type { Tracks } from '../layout/tracks.ts';

interface ColumnDragInput<Row> {
  table: RefObject<HTMLTableElement | null>;
  scroller: RefObject<HTMLElement | null>;
  /** The line that shows the drop position. */
  mark: RefObject<HTMLElement | null>;
  tracks: Tracks<Row>;
  /** Omitted if columns can't be moved. */
  onMove: ((place: number, by: number) => void) | undefined;
}

/** Pixels of movement that turn a click into a drag. */
const threshold = 6;

/** Returns the index of the gap nearest to a point, in reading order. */
export function gapAt(middles: readonly number[], x: number, isRtl: boolean): number {
  return middles.filter((middle) => (isRtl ? middle > x : middle < x)).length;
}

/**
 * Moves a column by dragging its header within its side. Nothing re-renders until release; a line shows the
 * target. Touch scrolls instead: use the panel or keys.
 */
export function useColumnDrag<Row>(input: ColumnDragInput<Row>) {
  const { table, scroller, mark, tracks, onMove } = input;
  const giveUp = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  return function onPointerDown(event: PointerEvent<HTMLElement>) {
    const heading = (event.target as Element).closest<HTMLElement>('[role="columnheader"]');
    const row = heading?.parentElement;
    const [area, grid] = [scroller.current, table.current];
    if (!onMove || event.button !== 0 || event.pointerType === 'touch' || !heading || !row || !area || !grid)
      return;
    const place = [...row.children].indexOf(heading);
    const track = tracks.list[place];
    if (track?.kind !== 'column') return;
    const peers = tracks.list.flatMap((each, at) =>
      each.kind === 'column' && each.pin === track.pin ? [at] : [],
    );
    const own = peers.indexOf(place);
    const isRtl = getComputedStyle(grid).direction === 'rtl';
    const start = event.clientX;
    let x = start;
    let gap: number | undefined;

    const box = (peer: number) => row.children[peers[peer] ?? place]!.getBoundingClientRect();
    function show() {
      const line = mark.current;
      const frame = line?.parentElement?.getBoundingClientRect();
      if (!line || !frame || peers.length < 2) return;
      gap = gapAt(
        peers.map((_place, peer) => box(peer).left + box(peer).width / 2),
        x,
        isRtl,
      );
      const isLast = gap === peers.length;
      const { left, right } = box(isLast ? gap - 1 : gap);
      const edge = isLast === isRtl ? left : right;
      const at = isRtl ? frame.right - edge : edge - frame.left;
      heading!.dataset['dragged'] = '';
      line.dataset['shown'] = '';
      line.style.insetInlineStart = `${Math.max(0, Math.min(frame.width - 2, at - 1))}px`;
    }
    const edges = createEdgeScroll({
      table: grid,
      scroller: area,
      scrollsInside: true,
      axes: 'across',
      onScroll: show,
    });
    // Prevents text selection while dragging.
    const preventSelection = (selecting: Event) => selecting.preventDefault();
    document.addEventListener('selectstart', preventSelection);

    giveUp.current = trackPointer({
      kind: 'pointer',
      onMove(moved) {
        x = moved.clientX;
        if (gap === undefined && Math.abs(x - start) < threshold) return;
        show();
        edges.at(x, moved.clientY);
      },
      onEnd(isGivenUp) {
        giveUp.current = undefined;
        document.removeEventListener('selectstart', preventSelection);
        edges.stop();
        delete heading.dataset['dragged'];
        if (mark.current) delete mark.current.dataset['shown'];
        if (gap === undefined) return;
        suppressClick();
        const by = gap > own ? gap - 1 - own : gap - own;
        if (!isGivenUp && by !== 0) onMove(place, by);
      },
    });
  };
}
