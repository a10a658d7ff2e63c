import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { visibleRange } from './windowing.ts';

interface WindowedRows {
  rowCount: number;
  rowHeight: number;
  body: RefObject<HTMLTableSectionElement | null>;
  /** The grid's own scroll area; absent when the page scrolls. */
  scroller: RefObject<HTMLElement | null>;
  scrollsInside: boolean;
}

/** Drawn before anything is measured: enough for a tall screen, and what a server renders. */
const firstRange = 24;

/** The rows to draw for the current scroll position. */
export function useWindowedRows({
  rowCount,
  rowHeight,
  body,
  scroller,
  scrollsInside,
}: WindowedRows): readonly [number, number] {
  const [range, setRange] = useState<readonly [number, number]>([0, firstRange]);

  const measure = useCallback((): readonly [number, number] => {
    const rows = body.current?.getBoundingClientRect();
    const area = scrollsInside ? scroller.current?.getBoundingClientRect() : undefined;
    const viewTop = area?.top ?? 0;
    const viewHeight = area?.height ?? window.innerHeight;
    // A document without layout (a test, a hidden tab) has no rows in view: keep the first ones.
    if (!rows || viewHeight === 0) return [0, firstRange];
    return visibleRange({ rowCount, rowHeight, rowsTop: rows.top - viewTop, viewHeight });
  }, [body, scroller, scrollsInside, rowCount, rowHeight]);

  useLayoutEffect(() => {
    let current: readonly [number, number] = [-1, -1];
    const update = (isScroll: boolean) => {
      const next = measure();
      if (next[0] === current[0] && next[1] === current[1]) return;
      const isJump = next[0] >= current[1] || next[1] <= current[0];
      current = next;
      // A jump has nothing on screen to bridge the wait: draw it before the browser paints.
      if (isScroll && isJump) flushSync(() => setRange(next));
      else setRange(next);
    };
    const onScroll = () => update(true);
    const onResize = () => update(false);
    update(false);
    // In the capture phase, so that the scroll of any ancestor is heard.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [measure]);

  return [Math.min(range[0], rowCount), Math.min(range[1], rowCount)];
}
