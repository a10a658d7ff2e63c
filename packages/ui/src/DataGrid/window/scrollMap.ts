/**
 * Maximum element height in pixels. Browsers cap at 33,554,428 (Chromium) or 17,895,697 (Firefox), and above
 * 16,777,216 transforms lose pixel precision.
 */
export const tallestBody = 12_000_000;

/** A scroll position: of the browser's scroll bar, and in the list, which may be taller. */
export interface ScrollPlace {
  /** Pixels of the body above the viewport. */
  physical: number;
  /** Offset to add to get the list position. */
  shift: number;
}

export interface ScrollSpan {
  /** Height of all rows. */
  total: number;
  viewHeight: number;
}

/** Returns the height of the scrolling body. */
export const physicalHeight = (total: number) => Math.min(total, tallestBody);

/**
 * Tracks the scroll bar. A list that fits moves with it. In a taller one the wheel moves rows by its own
 * pixels, and only jumps (dragging the bar) are scaled to the whole list.
 */
export function follow(before: ScrollPlace, physical: number, span: ScrollSpan): ScrollPlace {
  const room = physicalHeight(span.total) - span.viewHeight;
  const virtualRoom = span.total - span.viewHeight;
  if (room <= 0 || virtualRoom <= room) return { physical, shift: 0 };
  const isLeap = Math.abs(physical - before.physical) > span.viewHeight;
  const virtual = physical + before.shift;
  // At the ends of the scroll bar the list must be at its ends, too.
  const isEnd = physical <= 0 || physical >= room || virtual <= 0 || virtual >= virtualRoom;
  if (!isLeap && !isEnd) return { physical, shift: before.shift };
  const share = Math.max(0, Math.min(1, physical / room));
  return { physical, shift: Math.round(share * virtualRoom - Math.max(0, Math.min(room, physical))) };
}

/** Returns the scroll position that shows a list pixel at the top. */
export function physicalFor(virtual: number, span: ScrollSpan): ScrollPlace {
  const room = physicalHeight(span.total) - span.viewHeight;
  const virtualRoom = span.total - span.viewHeight;
  const wanted = Math.max(0, Math.min(virtualRoom, virtual));
  if (room <= 0 || virtualRoom <= room) return { physical: wanted, shift: 0 };
  const physical = Math.round((wanted / virtualRoom) * room);
  return { physical, shift: Math.round(wanted - physical) };
}
