import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useEffect, useRef, type MouseEvent as ReactMouseEvent, type RefObject } from 'react';
import { announce } from '../../announce/index.ts';
import type { ActiveCell } from './activeCell.ts';
import { blockSize, type CellRange, type Corner } from './cellRange.ts';
import { createEdgeScroll, visibleArea } from '../window/edgeScroll.ts';
import { gridMessages } from '../base/gridMessages.ts';
import { trackPointer, suppressClick } from '../base/pointerDrag.ts';
import { findPlace } from './useGridKeyboard.ts';

interface RangeDragInput {
  table: RefObject<HTMLTableElement | null>;
  scroller: RefObject<HTMLElement | null>;
  scrollsInside: boolean;
  active: ActiveCell;
  range: CellRange;
}

/** Elements that handle presses themselves. */
const pressed = 'a, button, input, label, select, textarea, [contenteditable], [role="button"], [data-open]';

/**
 * Selects a range by mouse. A press within a cell selects text; dragging beyond it selects cells and scrolls
 * at the edges. Shift extends the range.
 */
export function useRangeDrag({ table, scroller, scrollsInside, active, range }: RangeDragInput) {
  const gridWords = useMessages('grid', gridMessages.grid);
  const giveUp = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  return function onMouseDown(event: ReactMouseEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const at = findPlace(event.target);
    const isCell =
      at !== undefined && at.row >= 0 && !at.isDetail && !(event.target as Element).closest(pressed);
    const from: Corner | undefined = isCell ? { row: at.row, column: at.column } : undefined;
    if (!event.shiftKey) range.clear();
    else if (from) {
      event.preventDefault();
      range.extend(from, { row: active.row(), column: active.column() });
    }
    const [grid, area] = [table.current, scroller.current];
    if (!from || event.shiftKey || !grid || !area) return;

    let x = event.clientX;
    let y = event.clientY;
    let isReaching = false;
    /** Extends the range to the visible cell nearest to the pointer. */
    function reach() {
      const seen = visibleArea(grid!, area!);
      const inX = Math.max(seen.left + 1, Math.min(seen.right - 2, x));
      const inY = Math.max(seen.top + 1, Math.min(seen.bottom - 2, y));
      const under = document.elementFromPoint(inX, inY);
      const to = under && grid!.contains(under) ? findPlace(under) : undefined;
      if (!to || to.row < 0 || to.isDetail) return;
      if (!isReaching && to.row === from!.row && to.column === from!.column) return;
      isReaching = true;
      grid!.dataset['reaching'] = '';
      window.getSelection()?.removeAllRanges();
      range.set(from!, { row: to.row, column: to.column });
    }
    const edges = createEdgeScroll({
      table: grid,
      scroller: area,
      scrollsInside,
      axes: 'both',
      onScroll: reach,
    });
    giveUp.current = trackPointer({
      kind: 'mouse',
      onMove(moved) {
        x = moved.clientX;
        y = moved.clientY;
        reach();
        if (isReaching) edges.at(x, y);
      },
      onEnd(isGivenUp) {
        giveUp.current = undefined;
        edges.stop();
        delete grid.dataset['reaching'];
        if (!isReaching) return;
        suppressClick();
        if (isGivenUp) range.clear();
        const block = range.block();
        if (block) announce(gridWords.rangeOf(...blockSize(block)));
      },
    });
  };
}
