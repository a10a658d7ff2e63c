import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { sortRows } from './domOrder.ts';
import type { RowOffsets } from './rowOffsets.ts';
import { follow, physicalFor, type ScrollPlace } from './scrollMap.ts';
import { useIsMeasurable } from '../layout/useIsMeasurable.ts';
import { useLatest } from '../base/useLatest.ts';
import { assignSlots, emptySlot, visibleRange, type RowRange } from './windowing.ts';

interface RowWindowInput {
  offsets: RowOffsets;
  body: RefObject<HTMLTableSectionElement | null>;
  /** The grid has its own scroll area; otherwise the page scrolls. */
  scrollsInside: boolean;
  /** The focused row, which is always rendered. */
  pinnedRow: number;
}

export interface RowWindow {
  /** Row of each slot; -1 is empty. */
  slots: readonly number[];
  /** Offset of row positions; 0 unless the list exceeds the maximum height. */
  shift: number;
  /** Scrolls near a row that is far away. */
  approach: (index: number) => void;
}

interface Drawn {
  range: RowRange;
  shift: number;
  slots: readonly number[];
  isMoving: boolean;
}

/** Rows for servers and documents without layout. */
const unmeasuredRange: RowRange = [0, 24];
/** In a browser, no rows are rendered before measuring, to avoid a second layout. */
const noRows: RowRange = [0, 0];
/** Milliseconds without scroll events after which the list is at rest. */
const restAfter = 140;

/**
 * Computes the rows to render for the scroll position. No layout reads while scrolling: heights are known,
 * and the grid was measured at rest.
 */
export function useRowWindow(input: RowWindowInput): RowWindow {
  const { offsets, body, scrollsInside, pinnedRow } = input;
  const { count } = offsets;
  const pinned = pinnedRow < count ? pinnedRow : emptySlot;
  const isMeasurable = useIsMeasurable();
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    range: isMeasurable ? noRows : unmeasuredRange,
    shift: 0,
    slots: [],
    isMoving: false,
  }));
  const pinnedNow = useLatest(pinned);
  const place = useRef<ScrollPlace>({ physical: 0, shift: 0 });
  const isFirst = useRef(true);
  const reach = useRef<(index: number) => void>(() => undefined);

  useLayoutEffect(() => {
    // Queried, because refs of parent elements aren't set in this effect yet.
    const area = scrollsInside ? body.current?.closest<HTMLElement>('[data-scroll]') : undefined;
    let viewHeight = 0;
    let bodyTop = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const measure = () => {
      viewHeight = area ? area.clientHeight : window.innerHeight;
      if (!area && body.current) bodyTop = body.current.getBoundingClientRect().top + window.scrollY;
    };
    const physical = () => (area ? area.scrollTop : window.scrollY - bodyTop);
    const drawRange = (range: RowRange, isMoving: boolean) =>
      setDrawn((now) => {
        const { shift } = place.current;
        // Unused rows keep their position only while the offset is the same.
        const staysIdle = isMoving && now.shift === shift;
        const [from, to] = now.range;
        if (from === range[0] && to === range[1] && now.shift === shift && now.isMoving === staysIdle)
          return now;
        const slots = assignSlots(now.slots, range, pinnedNow.current, staysIdle);
        return { range, shift, slots, isMoving: staysIdle };
      });
    const draw = (top: number, moved: number, isMoving: boolean) =>
      drawRange(visibleRange({ offsets, top, viewHeight, moved }), isMoving);
    const look = (isMoving: boolean) => {
      // A document without layout (a hidden tab) shows the first rows.
      if (viewHeight === 0) {
        if (isFirst.current) drawRange(unmeasuredRange, false);
        return;
      }
      const before = place.current;
      const now = follow(before, physical(), { total: offsets.total, viewHeight });
      place.current = now;
      const top = now.physical + now.shift;
      // The first update has no margin, for speed; it follows at rest.
      const moved = isMoving ? top - before.physical - before.shift : 0;
      draw(top, isFirst.current ? Infinity : moved, isMoving);
      isFirst.current = false;
    };
    const rest = () => {
      measure();
      flushSync(() => look(false));
      if (body.current) sortRows(body.current);
    };
    const onScroll = (event: Event) => {
      if (!area && event.target !== document) {
        // Another scroll area; relevant only if it contains the grid.
        if (!(event.target as Element).contains(body.current)) return;
        measure();
      }
      // Before paint: the next frame needs these rows.
      flushSync(() => look(true));
      clearTimeout(resting);
      resting = setTimeout(rest, restAfter);
    };
    const onResize = () => {
      const before = [viewHeight, bodyTop];
      measure();
      // Observers fire initially without a change; ignore that.
      if (viewHeight !== before[0] || bodyTop !== before[1]) look(false);
    };

    reach.current = (index) => {
      const span = { total: offsets.total, viewHeight };
      const top = offsets.top(index);
      const seen = place.current.physical + place.current.shift;
      if (top >= seen && top + offsets.rowHeight * 2 <= seen + viewHeight) return;
      const target = top < seen ? top : top - viewHeight + offsets.rowHeight * 3;
      place.current = physicalFor(target, span);
      if (area) area.scrollTop = place.current.physical;
      else window.scrollTo({ top: place.current.physical + bodyTop });
      flushSync(() => draw(target, 0, false));
    };

    measure();
    look(false);
    // After paint: on slow machines the delay could end before the first paint.
    const painted = requestAnimationFrame(() => {
      resting = setTimeout(rest, restAfter);
    });
    const source: EventTarget = area ?? document;
    // Capture phase, to receive scroll events of all ancestors.
    source.addEventListener('scroll', onScroll, { capture: true, passive: true });
    const observer = new ResizeObserver(onResize);
    observer.observe(area ?? document.documentElement);
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(painted);
      clearTimeout(resting);
      observer.disconnect();
      source.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [offsets, body, scrollsInside, pinnedNow]);

  // The list may be shorter or focus elsewhere since the last render.
  const { range, shift, isMoving } = drawn;
  const slots =
    range === noRows
      ? drawn.slots
      : assignSlots(drawn.slots, [Math.min(range[0], count), Math.min(range[1], count)], pinned, isMoving);
  if (slots !== drawn.slots) setDrawn({ ...drawn, slots });
  const approach = useCallback((index: number) => reach.current(index), []);
  return { slots, shift, approach };
}
