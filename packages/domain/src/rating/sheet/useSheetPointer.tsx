import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Cell } from './sheetEdits.ts';

export interface SheetPointer {
  active: Cell;
  isReadOnly: boolean;
  /** Last row of the selected range. */
  bottom: number;
  move: (to: Cell, options?: { extends?: boolean }) => void;
  saveEdit: () => void;
  edit: (cell: Cell) => void;
  /** Repeats the range down to a row. */
  fillTo: (bottom: number) => void;
}

const cellUnder = (event: PointerEvent): Cell | undefined => {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]');
  return under ? { row: Number(under.dataset['row']), column: Number(under.dataset['column']) } : undefined;
};

/** Selects cells and fills down by dragging. `fillTo` is the row under the fill handle while it is dragged. */
export function useSheetPointer(sheet: SheetPointer) {
  const { active, bottom } = sheet;
  const [fillTo, setFillTo] = useState<number>();
  const drag = useRef<'range' | 'fill' | undefined>(undefined);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    const target = event.target as HTMLElement;
    if (target.dataset['part'] === 'fill-handle') {
      event.preventDefault();
      drag.current = 'fill';
      return;
    }
    const cell = cellUnder(event);
    if (!cell || target.tagName === 'INPUT') return;
    const isSame = cell.row === active.row && cell.column === active.column;
    const isTouch = event.pointerType === 'touch';
    sheet.saveEdit();
    if (isTouch) {
      // A second tap types; the first one only selects, so that the sheet can be scrolled.
      if (isSame && !sheet.isReadOnly) sheet.edit(cell);
    } else {
      drag.current = 'range';
      event.preventDefault();
    }
    if (!(isSame && isTouch)) sheet.move(cell, { extends: event.shiftKey });
  }

  function onPointerMove(event: PointerEvent) {
    if (drag.current === undefined || event.buttons === 0) return;
    const cell = cellUnder(event);
    if (!cell) return;
    if (drag.current === 'fill') setFillTo(Math.max(bottom, cell.row));
    else if (cell.row !== active.row || cell.column !== active.column) sheet.move(cell, { extends: true });
  }

  function onPointerUp() {
    if (drag.current === 'fill' && fillTo !== undefined && fillTo > bottom) sheet.fillTo(fillTo);
    drag.current = undefined;
    setFillTo(undefined);
  }

  return { fillTo, onPointerDown, onPointerMove, onPointerUp };
}
