/**
 * The tallest element that is asked for, in pixels. Browsers stop at 33,554,428 (Chromium), 17,895,697 (Firefox),
 * and past 16,777,216 a transform can no longer say every pixel.
 */
export const tallestBody = 12_000_000;

/** Where a list is scrolled to: by the browser's scroll bar, and in rows, which may be taller than it can be. */
export interface ScrollPlace {
  /** Pixels that the body's top lies above what can be seen. */
  physical: number;
  /** What is added to it to find the pixel of the list. */
  shift: number;
}

export interface ScrollSpan {
  /** Height of all rows. */
  total: number;
  viewHeight: number;
}

/** Height of the body that scrolls. */
export const physicalHeight = (total: number) => Math.min(total, tallestBody);

/**
 * Follows the scroll bar. A list that fits moves with it. In a longer one a turn of the wheel still moves the rows
 * by its own pixels, and only a leap (a drag of the bar) is read as a share of the whole.
 */
export function follow(before: ScrollPlace, physical: number, span: ScrollSpan): ScrollPlace {
  const room = physicalHeight(span.total) - span.viewHeight;
  const virtualRoom = span.total - span.viewHeight;
  if (room <= 0 || virtualRoom <= room) return { physical, shift: 0 };
  const isLeap = Math.abs(physical - before.physical) > span.viewHeight;
  const virtual = physical + before.shift;
  // At either end of the bar the list is at its end too, whatever small steps led there.
  const isEnd = physical <= 0 || physical >= room || virtual <= 0 || virtual >= virtualRoom;
  if (!isLeap && !isEnd) return { physical, shift: before.shift };
  const share = Math.max(0, Math.min(1, physical / room));
  return { physical, shift: Math.round(share * virtualRoom - Math.max(0, Math.min(room, physical))) };
}

/** Where the bar must stand for a pixel of the list to be at the top. */
export function physicalFor(virtual: number, span: ScrollSpan): ScrollPlace {
  const room = physicalHeight(span.total) - span.viewHeight;
  const virtualRoom = span.total - span.viewHeight;
  const wanted = Math.max(0, Math.min(virtualRoom, virtual));
  if (room <= 0 || virtualRoom <= room) return { physical: wanted, shift: 0 };
  const physical = Math.round((wanted / virtualRoom) * room);
  return { physical, shift: Math.round(wanted - physical) };
}
