/* oxlint-disable react/refs -- which row is shown depends on the one that was committed before; only a layout effect writes it */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SheetRow } from './SheetRow.tsx';
import type { SheetRowProps } from './SheetRow.tsx';

export interface StaggeredRowProps extends SheetRowProps {
  /** Place among the rendered rows, from the top. */
  place: number;
  /** All prices of the sheet: the same array until one changes. */
  prices: readonly string[];
}

/** Rows that change in the same frame. */
const rowsAtOnce = 3;
/** More prices than a person changes by hand. */
const manyPrices = 4;

/** Returns whether most of a row was replaced, as by a paste or its undo. It is not where the same columns aren't shown. */
function isReplaced(before: SheetRowProps, after: SheetRowProps): boolean {
  if (before === after || before.zone !== after.zone) return false;
  let changed = 0;
  for (const [at, { column, text, isActive }] of after.cells.entries()) {
    const old = before.cells[at];
    // The active cell may have the focus: it is never late.
    if (old?.column !== column || isActive) return false;
    if (old.text !== text) changed += 1;
  }
  return changed > manyPrices;
}

/** Calls back in a later frame. Returns what cancels it. */
function afterFrames(count: number, run: () => void): () => void {
  let left = count;
  let frame = requestAnimationFrame(function next() {
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(next);
    else run();
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * A row that shows a large change a few frames after the rows above it: to lay out and paint all of them in one frame takes
 * longer than a frame may.
 */
export function StaggeredRow({ place, prices, ...row }: StaggeredRowProps) {
  const shown = useRef({ prices, row });
  const [due, setDue] = useState(prices);
  const turn = Math.floor(place / rowsAtOnce);
  const isLate =
    turn > 0 && due !== prices && shown.current.prices !== prices && isReplaced(shown.current.row, row);
  useEffect(() => (isLate ? afterFrames(turn, () => setDue(prices)) : undefined), [isLate, turn, prices]);
  useLayoutEffect(() => {
    if (!isLate) shown.current = { prices, row };
  });
  return <SheetRow {...(isLate ? shown.current.row : row)} />;
}
