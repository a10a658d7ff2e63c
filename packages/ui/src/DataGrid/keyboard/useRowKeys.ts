import { useMemo, type RefObject } from 'react';
import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useListedShortcuts, useShortcut } from '../../ShortcutHelp/useShortcut.ts';
import type { ActiveCell } from '../navigation/activeCell.ts';
import { gridMessages } from '../base/gridMessages.ts';
import { focusCell } from '../navigation/useGridKeyboard.ts';

export const rowKeyLetters = 'jkx';

interface RowKeys {
  table: RefObject<HTMLTableElement | null>;
  active: ActiveCell;
  approach: (row: number) => void;
  rowCount: number;
  isEnabled: boolean;
  onSelect: ((row: number, isRange: boolean) => void) | undefined;
  hasAction: boolean;
}

const defaults = gridMessages.gridKeys;

/** The keys of the page's main list: J, K and X from anywhere, and the grid's own in the list of shortcuts. */
export function useRowKeys(grid: RowKeys): void {
  const { table, active, rowCount, isEnabled, onSelect, hasAction } = grid;
  const words = useMessages('gridKeys', defaults);
  const { group } = words;
  const isEmpty = !isEnabled || rowCount === 0;
  const isInside = () => table.current?.contains(document.activeElement) ?? false;

  function go(by: 1 | -1) {
    // The first press goes to the row that had the focus last; at first the top one.
    const row = isInside() ? active.row() + by : Math.max(0, active.row());
    focusCell(grid, Math.max(0, Math.min(rowCount - 1, row)), active.column());
  }
  useShortcut({ keys: 'j', description: words.next, group, isDisabled: isEmpty }, () => go(1));
  useShortcut({ keys: 'k', description: words.previous, group, isDisabled: isEmpty }, () => go(-1));
  useShortcut(
    { keys: 'x', description: words.select, group, isDisabled: isEmpty || onSelect === undefined },
    () => {
      if (isInside() && active.row() >= 0) onSelect?.(active.row(), false);
      else go(1);
    },
  );

  const listed = useMemo(() => {
    if (isEmpty) return [];
    const all = [
      { keys: 'arrowdown', description: words.cells },
      ...(hasAction ? [{ keys: 'enter', description: words.open }] : []),
      { keys: 'f2', description: words.enter },
      ...(onSelect
        ? [
            { keys: 'space', description: words.select },
            { keys: 'shift+arrowdown', description: words.extend },
            { keys: 'mod+a', description: words.all },
          ]
        : []),
      { keys: 'mod+c', description: words.copy },
    ];
    return all.map((one) => ({ ...one, group }));
  }, [isEmpty, hasAction, onSelect, words, group]);
  useListedShortcuts(listed);
}
