import type { RowOffsets } from './rowOffsets.ts';

/** First rendered row, and the one after the last. */
export type RowRange = readonly [from: number, to: number];

export interface WindowInput {
  offsets: RowOffsets;
  /** Pixels of the list above the viewport. */
  top: number;
  viewHeight: number;
  /** Pixels moved since the last update: positive forwards, 0 at rest. */
  moved: number;
}

/** Window edges are multiples of this many rows, to render less while scrolling. */
const step = 4;
const restMargin = 4;
/** Lists up to this length are rendered completely, so that they can be printed and searched. */
const drawnWhole = 50;
/** Multiple of the last movement rendered ahead, up to a screen. */
const lead = 3;

/**
 * Returns the rows to render: visible rows, and a margin in the direction of movement. A jump beyond rendered
 * rows gets no margin, so that visible rows appear sooner.
 */
export function visibleRange({ offsets, top, viewHeight, moved }: WindowInput): RowRange {
  const { count, rowHeight, total } = offsets;
  if (count <= drawnWhole) return [0, count];
  if (count === 0 || top > total || top + viewHeight < 0) return [0, 0];
  const isLeap = Math.abs(moved) > viewHeight;
  const ahead = Math.ceil(Math.min(Math.abs(moved) * lead, viewHeight) / rowHeight);
  const margin = (isAhead: boolean) => {
    if (isLeap) return 0;
    if (moved === 0) return restMargin;
    return isAhead ? Math.max(restMargin, ahead) : 1;
  };
  const first = offsets.at(top) - margin(moved < 0);
  const last = offsets.at(top + viewHeight) + 1 + margin(moved > 0);
  const from = Math.max(0, isLeap ? first : Math.floor(first / step) * step);
  const to = Math.min(count, isLeap ? last : Math.ceil(last / step) * step);
  return [from, Math.max(from, to)];
}

export const emptySlot = -1;

/**
 * Assigns rows to slots (`tr` elements). Rows that stay keep their slot; new rows reuse free slots, so
 * elements are rewritten instead of created. The pinned (focused) row is always rendered to keep focus. While
 * scrolling, unused slots keep their content: removing and re-creating elements costs more.
 */
export function assignSlots(
  before: readonly number[],
  [from, to]: RowRange,
  pinned = emptySlot,
  isMoving = false,
): readonly number[] {
  const isNeeded = (index: number) => (index >= from && index < to) || (index >= 0 && index === pinned);
  const slots = before.map((index) => (isNeeded(index) ? index : emptySlot));
  const drawn = new Set(slots);
  const missing: number[] = [];
  for (let index = from; index < to; index += 1) if (!drawn.has(index)) missing.push(index);
  if (pinned >= 0 && (pinned < from || pinned >= to) && !drawn.has(pinned)) missing.push(pinned);
  if (missing.length === 0 && (isMoving || slots.every((index, slot) => index === before[slot])))
    return before;
  let free = 0;
  for (const index of missing) {
    while (free < slots.length && slots[free] !== emptySlot) free += 1;
    slots[free] = index;
  }
  if (isMoving)
    for (const [slot, index] of before.entries()) if (slots[slot] === emptySlot) slots[slot] = index;
  return slots;
}
