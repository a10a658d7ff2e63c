import type { Movement } from '../charges.ts';
import { cellProblem, isBlankRow, sheetColumns } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';

/** Returns what finds a price of the compared version; undefined without one, empty if it has no such cell. */
export function compareWith(base: CardDraft | undefined, movement: Movement) {
  const columns = base ? sheetColumns(base, movement) : [];
  const columnOf = new Map(columns.map(({ key }, index) => [key, index]));
  return (zone: string, key: string): string | undefined => {
    if (!base) return undefined;
    const [row, column] = [base.zones.indexOf(zone), columnOf.get(key)];
    return row < 0 || column === undefined
      ? ''
      : (base.sheets[movement][row * columns.length + column] ?? '');
  };
}

/** Says what is wrong with a cell. A blank row of returns is none that is offered. */
export function sheetCellProblem(
  draft: CardDraft,
  movement: Movement,
  row: number,
  text: string,
): string | undefined {
  if (movement !== 'forward' && text === '') {
    const width = sheetColumns(draft, movement).length;
    if (isBlankRow(draft.sheets[movement], row, width)) return undefined;
  }
  return cellProblem(text);
}

/** Indexes of the window, with the active one: it keeps the focus while it is scrolled away. */
export function windowIndexes(first: number, last: number, active: number, count: number): number[] {
  const shown = [];
  if (active < first && active < count) shown.push(active);
  for (let at = first; at <= Math.min(last, count - 1); at += 1) shown.push(at);
  if (active > last && active < count) shown.push(active);
  return shown;
}
