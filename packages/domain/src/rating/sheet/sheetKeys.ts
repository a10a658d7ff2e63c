import type { Cell } from './sheetEdits.ts';

export interface SheetActions {
  /** Cells of the sheet. */
  rows: number;
  columns: number;
  active: Cell;
  /** Moves the active cell; extends the range if `extends`. */
  move: (to: Cell, options?: { extends?: boolean }) => void;
  /** Starts typing into the active cell, in place of its text if given. */
  edit: (text?: string) => void;
  clear: () => void;
  fillDown: () => void;
  selectAll: () => void;
  undo: () => void;
  redo: () => void;
  isReadOnly: boolean;
}

const page = 10;

/** Fields of a keyboard event that decide the action. */
interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Keys of a spreadsheet, while no cell is being edited. Returns whether the key was used. */
export function handleSheetKey(event: PressedKey, actions: SheetActions): boolean {
  const { active, rows, columns, move, isReadOnly } = actions;
  const { key, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const go = (row: number, column: number): true => {
    move(
      { row: Math.min(rows - 1, Math.max(0, row)), column: Math.min(columns - 1, Math.max(0, column)) },
      { extends: shiftKey },
    );
    return true;
  };
  switch (key) {
    case 'ArrowUp':
      return go(isCommand ? 0 : active.row - 1, active.column);
    case 'ArrowDown':
      return go(isCommand ? rows - 1 : active.row + 1, active.column);
    case 'ArrowLeft':
      return go(active.row, isCommand ? 0 : active.column - 1);
    case 'ArrowRight':
      return go(active.row, isCommand ? columns - 1 : active.column + 1);
    case 'Home':
      return go(isCommand ? 0 : active.row, 0);
    case 'End':
      return go(isCommand ? rows - 1 : active.row, columns - 1);
    case 'PageUp':
      return go(active.row - page, active.column);
    case 'PageDown':
      return go(active.row + page, active.column);
    default:
  }
  const run = (action: () => void): true => {
    action();
    return true;
  };
  if (isCommand && key.toLowerCase() === 'a') return run(actions.selectAll);
  if (isReadOnly) return false;
  if (isCommand) {
    const letter = key.toLowerCase();
    if (letter === 'd') return run(actions.fillDown);
    if (letter === 'y' || (letter === 'z' && shiftKey)) return run(actions.redo);
    if (letter === 'z') return run(actions.undo);
    return false;
  }
  if (key === 'Enter' || key === 'F2') return run(() => actions.edit());
  if (key === 'Delete' || key === 'Backspace') return run(actions.clear);
  // A character replaces the text, as in a spreadsheet.
  if (key.length === 1 && key !== ' ' && !event.altKey) return run(() => actions.edit(key));
  return false;
}
