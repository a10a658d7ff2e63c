/** Queries for grid stories. */
export function findCell(canvas: HTMLElement, row: number, column: number): HTMLElement {
  const cell = canvas.querySelector(`[data-row-index="${row}"]:not([data-detail])`)?.children[column];
  if (!(cell instanceof HTMLElement)) throw new Error(`The grid has not drawn row ${row}, column ${column}`);
  return cell;
}

export function findScroller(canvas: HTMLElement): HTMLElement {
  const scroller = canvas.querySelector<HTMLElement>('[data-scroll]');
  if (!scroller) throw new Error('There is no grid');
  return scroller;
}

/** A promise that resolves after a delay, like a server response. */
export const soon = (milliseconds = 20) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
