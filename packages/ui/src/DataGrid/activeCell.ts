/** Where the keyboard is in the grid: one cell, kept outside React so that moving renders two rows, not the grid. */
export interface ActiveCell {
  row: () => number;
  /** The active column of a row, -1 in every other row. */
  columnIn: (row: number) => number;
  move: (row: number, column: number) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createActiveCell(): ActiveCell {
  let at = { row: 0, column: 0 };
  const listeners = new Set<() => void>();
  return {
    row: () => at.row,
    columnIn: (row) => (row === at.row ? at.column : -1),
    move(row, column) {
      if (at.row === row && at.column === column) return;
      at = { row, column };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** What can hold focus in a cell: the controls in it, or the cell itself when it has none. */
export function stopsIn(cell: HTMLElement): HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !control.matches(':disabled, [aria-hidden="true"], [data-focus-scope-start], [data-focus-scope-end]'),
  );
  return controls.length > 0 ? controls : [cell];
}

export function cellsIn(row: HTMLElement): HTMLElement[] {
  return [...row.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement);
}

/**
 * Leaves one tab stop in the grid. Cells hold whatever the screen puts in them, so their controls are reached here,
 * after React has rendered them, and not by a prop that every cell would have to pass on.
 */
export function applyTabStop(row: HTMLElement, activeColumn: number): void {
  for (const [column, cell] of cellsIn(row).entries()) {
    const stops = stopsIn(cell);
    const focused = stops.find((stop) => stop === document.activeElement);
    for (const stop of stops) stop.tabIndex = -1;
    if (column === activeColumn) (focused ?? stops[0] ?? cell).tabIndex = 0;
  }
}
