import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { settleOrder } from './domOrder.ts';
import type { RowOffsets } from './rowOffsets.ts';
import { follow, physicalFor, type ScrollPlace } from './scrollMap.ts';
import { useIsMeasurable } from './useIsMeasurable.ts';
import { useLatest } from './useLatest.ts';
import { assignSlots, emptySlot, visibleRange, type RowRange } from './windowing.ts';

interface RowWindowInput {
  offsets: RowOffsets;
  body: RefObject<HTMLTableSectionElement | null>;
  /** The grid has a scroll area of its own; without it the page scrolls. */
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
  isMoving: boolean;
}

/** What a server renders, and a document without layout: enough for most screens. */
const unmeasuredRange: RowRange = [0, 24];
/** In a browser no row is drawn before its place is measured: drawn for a guess, each would be laid out twice. */
const noRows: RowRange = [0, 0];
/** Milliseconds without a scroll event after which the list counts as resting. */
const restAfter = 140;

/**
 * The rows to draw for the current scroll position. While the list scrolls nothing asks for layout: heights are
 * known, and the place of the grid was measured when it last rested.
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
    // Looked up, because a ref to what stands around this part is not set yet when its effects first run.
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
        // Rows that stay for nothing are where they belong only while that means the same place.
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
      // A document without layout (a hidden tab) has no rows in view: the first ones stand for them.
      if (viewHeight === 0) {
        if (isFirst.current) drawRange(unmeasuredRange, false);
        return;
      }
      const before = place.current;
      const now = follow(before, physical(), { total: offsets.total, viewHeight });
      place.current = now;
      const top = now.physical + now.shift;
      // The first look is a leap from nowhere: what can be seen comes first, its margin when the list rests.
      const moved = isMoving ? top - before.physical - before.shift : 0;
      draw(top, isFirst.current ? Infinity : moved, isMoving);
      isFirst.current = false;
    };
    const rest = () => {
      measure();
      flushSync(() => look(false));
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
      const before = [viewHeight, bodyTop];
      measure();
      // An observer speaks up at once, with nothing new to say: looking then would draw the margin too early.
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
    // After these rows are seen: on a slow machine the wait is over before the first of them is painted.
    const painted = requestAnimationFrame(() => {
      resting = setTimeout(rest, restAfter);
    });
    const source: EventTarget = area ?? document;
    // In the capture phase, so that the scroll of any ancestor is heard.
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

  // The list may have become shorter, or the keyboard gone elsewhere, since the window was drawn.
  const { range, shift, isMoving } = drawn;
  const slots =
    range === noRows
      ? drawn.slots
      : assignSlots(drawn.slots, [Math.min(range[0], count), Math.min(range[1], count)], pinned, isMoving);
  if (slots !== drawn.slots) setDrawn({ ...drawn, slots });
  const approach = useCallback((index: number) => reach.current(index), []);
  return { slots, shift, approach };
}
