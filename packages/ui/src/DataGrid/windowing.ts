import type { RowOffsets } from './rowOffsets.ts';

/** First row that is drawn, and the one after the last. */
export type RowRange = readonly [from: number, to: number];

export interface WindowInput {
  offsets: RowOffsets;
  /** Pixels of the list above what can be seen. */
  top: number;
  viewHeight: number;
  /** Pixels moved since the last look: forwards positive, 0 at rest. */
  moved: number;
}

/** Window edges keep to multiples of this many rows: fewer renders while scrolling. */
const step = 4;
const restMargin = 4;
/** A list of up to this many rows is drawn whole: it can be printed, and searched by the browser. */
const drawnWhole = 50;
/** How many times the last movement is drawn ahead, up to a screenful. */
const lead = 3;

/**
 * The rows to draw: what can be seen, and a margin that lies ahead of the movement. A leap past everything that is
 * drawn gets no margin: nothing tells where the next one lands, and the rows in view come sooner.
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
 * Which row each slot draws. A slot is one `tr`: a row that stays in the window keeps its slot, so its elements are
 * not touched; a row that comes in takes a slot that has become free, so its elements are written over, not made.
 * The pinned row (the one with the keyboard) is drawn wherever the window is: without it focus would be lost. While
 * the list moves, a slot that nobody needs keeps what it has: the window breathes with the speed, and elements that are
 * taken away and made anew cost more than a row that stays where it belongs.
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
