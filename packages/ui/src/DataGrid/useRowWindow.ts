import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { settleOrder } from './domOrder.ts';
import type { RowOffsets } from './rowOffsets.ts';
import { follow, physicalFor, type ScrollPlace } from './scrollMap.ts';
import { useLatest } from './useLatest.ts';
import { assignSlots, emptySlot, visibleRange, type RowRange } from './windowing.ts';

interface RowWindowInput {
  offsets: RowOffsets;
  body: RefObject<HTMLTableSectionElement | null>;
  /** The grid's own scroll area; the page scrolls when `scrollsInside` is false. */
  scroller: RefObject<HTMLElement | null>;
  scrollsInside: boolean;
  /** The row with the keyboard: drawn wherever the window is. */
  pinnedRow: number;
}

export interface RowWindow {
  /** The row that each slot draws; -1 draws none. */
  slots: readonly number[];
  /** Pixels to take from every row's place: 0 unless the list is taller than a browser can hold. */
  shift: number;
  /** Brings a row that may be far outside into reach of the browser's own scrolling. */
  approach: (index: number) => void;
}

interface Drawn {
  range: RowRange;
  shift: number;
  slots: readonly number[];
}

/** Drawn before anything is measured: enough for most screens, and what a server renders. */
const firstRange: RowRange = [0, 24];
/** Milliseconds without a scroll event after which the list counts as resting. */
const restAfter = 140;

/**
 * The rows to draw for the current scroll position. While the list scrolls nothing asks for layout: heights are
 * known, and the place of the grid was measured when it last rested.
 */
export function useRowWindow(input: RowWindowInput): RowWindow {
  const { offsets, body, scroller, scrollsInside, pinnedRow } = input;
  const { count } = offsets;
  const pinned = pinnedRow < count ? pinnedRow : emptySlot;
  const [drawn, setDrawn] = useState<Drawn>({ range: firstRange, shift: 0, slots: [] });
  const pinnedNow = useLatest(pinned);
  const place = useRef<ScrollPlace>({ physical: 0, shift: 0 });
  const reach = useRef<(index: number) => void>(() => undefined);

  useLayoutEffect(() => {
    const area = scrollsInside ? scroller.current : null;
    let viewHeight = 0;
    let bodyTop = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const measure = () => {
      viewHeight = area ? area.clientHeight : window.innerHeight;
      if (!area && body.current) bodyTop = body.current.getBoundingClientRect().top + window.scrollY;
    };
    const physical = () => (area ? area.scrollTop : window.scrollY - bodyTop);
    const draw = (top: number, moved: number) => {
      const next = visibleRange({ offsets, top, viewHeight, moved });
      const nextShift = place.current.shift;
      setDrawn((now) =>
        now.range[0] === next[0] && now.range[1] === next[1] && now.shift === nextShift
          ? now
          : { range: next, shift: nextShift, slots: assignSlots(now.slots, next, pinnedNow.current) },
      );
    };
    const look = (isMoving: boolean) => {
      // A document without layout (a hidden tab) has no rows in view: keep the first ones.
      if (viewHeight === 0) return;
      const before = place.current;
      const now = follow(before, physical(), { total: offsets.total, viewHeight });
      place.current = now;
      const top = now.physical + now.shift;
      draw(top, isMoving ? top - before.physical - before.shift : 0);
    };
    const rest = () => {
      measure();
      look(false);
      if (body.current) settleOrder(body.current);
    };
    const onScroll = (event: Event) => {
      if (!area && event.target !== document) {
        // Some other area: it moves the grid only when the grid is in it.
        if (!(event.target as Element).contains(body.current)) return;
        measure();
      }
      // Before the browser paints: the next frame already needs these rows.
      flushSync(() => look(true));
      clearTimeout(resting);
      resting = setTimeout(rest, restAfter);
    };
    const onResize = () => {
      measure();
      look(false);
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
      flushSync(() => draw(target, 0));
    };

    measure();
    look(false);
    resting = setTimeout(rest, restAfter);
    const source: EventTarget = area ?? document;
    // In the capture phase, so that the scroll of any ancestor is heard.
    source.addEventListener('scroll', onScroll, { capture: true, passive: true });
    const observer = new ResizeObserver(onResize);
    observer.observe(area ?? document.documentElement);
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(resting);
      observer.disconnect();
      source.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [offsets, body, scroller, scrollsInside, pinnedNow]);

  // The list may have become shorter, or the keyboard gone elsewhere, since the window was drawn.
  const { range, shift } = drawn;
  const slots = assignSlots(drawn.slots, [Math.min(range[0], count), Math.min(range[1], count)], pinned);
  if (slots !== drawn.slots) setDrawn({ ...drawn, slots });
  const approach = useCallback((index: number) => reach.current(index), []);
  return { slots, shift, approach };
}
