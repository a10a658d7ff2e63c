import { pageViewHeight } from '../layout/useBottomInset.ts';

/** Distance from an edge at which dragging scrolls, and the maximum speed in pixels per frame. */
const zone = 32;
const fastest = 20;

interface EdgeScrollInput {
  table: HTMLElement;
  scroller: HTMLElement;
  /** False if the page scrolls. */
  scrollsInside: boolean;
  axes: 'across' | 'both';
  /** The content under the pointer changed. */
  onScroll: () => void;
}

/** The visible area of the rows, in window pixels. */
export interface VisibleArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function visibleArea(table: HTMLElement, scroller: HTMLElement): VisibleArea {
  const { left, right, bottom } = scroller.getBoundingClientRect();
  const head = table.querySelector('thead')?.getBoundingClientRect();
  return {
    left: Math.max(0, left),
    right: Math.min(document.documentElement.clientWidth, right),
    top: Math.max(0, head?.bottom ?? 0),
    bottom: Math.min(pageViewHeight(), bottom),
  };
}

/** Returns the scroll speed in pixels per frame, faster near the edge. */
export function edgeSpeed(at: number, from: number, to: number): number {
  const before = from + zone - at;
  const after = at - (to - zone);
  if (before > 0 && before >= after) return -Math.ceil((Math.min(before, zone) / zone) * fastest);
  return after > 0 ? Math.ceil((Math.min(after, zone) / zone) * fastest) : 0;
}

export interface EdgeScroll {
  /** Updates the pointer position. */
  at: (x: number, y: number) => void;
  stop: () => void;
}

/** Scrolls while a dragging pointer is near an edge of the visible area. */
export function createEdgeScroll(input: EdgeScrollInput): EdgeScroll {
  const { table, scroller, scrollsInside, axes, onScroll } = input;
  let x = 0;
  let y = 0;
  let frame: number | undefined;

  function turn() {
    const seen = visibleArea(table, scroller);
    const across = edgeSpeed(x, seen.left, seen.right);
    const down = axes === 'both' ? edgeSpeed(y, seen.top, seen.bottom) : 0;
    frame = across === 0 && down === 0 ? undefined : requestAnimationFrame(turn);
    if (frame === undefined) return;
    const area = scrollsInside ? scroller : document.documentElement;
    const before = [scroller.scrollLeft, area.scrollTop];
    scroller.scrollLeft += across;
    area.scrollTop += down;
    if (scroller.scrollLeft !== before[0] || area.scrollTop !== before[1]) onScroll();
  }
  return {
    at(nextX, nextY) {
      x = nextX;
      y = nextY;
      frame ??= requestAnimationFrame(turn);
    },
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
