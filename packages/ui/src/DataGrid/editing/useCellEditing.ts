import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback, useState } from 'react';
import { announce } from '../../announce/index.ts';
import { createCellEdits, type CellEdits } from './cellEdits.ts';
import { gridMessages } from '../base/gridMessages.ts';
import type { CellChange, CellProblem, FieldStep } from './cellChange.ts';
import { useLatest } from '../base/useLatest.ts';

interface CellEditing<Row> {
  /** Omitted in a read-only grid. */
  edits: CellEdits | undefined;
  write: (changes: readonly CellChange<Row>[]) => void;
  onLeaveField: (index: number, place: number, step: FieldStep) => void;
}

interface CellEditingInput<Row> {
  onEdit: ((changes: readonly CellChange<Row>[]) => Promise<readonly CellProblem[] | void>) | undefined;
  focus: (row: number, column: number) => void;
}

const defaults = gridMessages.grid;
const steps: Record<FieldStep, readonly [rows: number, columns: number]> = {
  stay: [0, 0],
  down: [1, 0],
  up: [-1, 0],
  next: [0, 1],
  previous: [0, -1],
};

/** Saves edited cells optimistically; errors are shown on the cell. */
export function useCellEditing<Row>({ onEdit, focus }: CellEditingInput<Row>): CellEditing<Row> {
  const words = useMessages('grid', defaults);
  const [edits] = useState(createCellEdits);
  const latest = useLatest({ onEdit, focus });

  const write = useCallback(
    async (changes: readonly CellChange<Row>[], refusedBefore: number) => {
      for (const change of changes) edits.set(change, { text: change.text, state: 'saving' });
      let problems: readonly CellProblem[];
      try {
        problems = (await latest.current.onEdit?.(changes)) ?? [];
      } catch (error) {
        const message = error instanceof Error && error.message !== '' ? error.message : words.saveFailed;
        problems = changes.map(({ rowKey, column }) => ({ rowKey, column, message }));
      }
      for (const change of changes) {
        // Skips cells edited again in the meantime: the newer text has its own result.
        const now = edits.of(change.rowKey, change.column);
        if (now?.text !== change.text) continue;
        const problem = problems.find(
          ({ rowKey, column }) => rowKey === change.rowKey && column === change.column,
        );
        edits.set(change, problem && { text: change.text, state: 'refused', problem: problem.message });
      }
      const refused = refusedBefore + problems.length;
      announce(refused === 0 ? words.saved(changes.length) : words.refused(refused));
    },
    [edits, latest, words],
  );
  const onWrite = useCallback(
    (changes: readonly CellChange<Row>[]) => {
      const fine: CellChange<Row>[] = [];
      for (const change of changes) {
        const problem = change.problem;
        if (problem === undefined) fine.push(change);
        else edits.set(change, { text: change.text, state: 'refused', problem });
      }
      const refused = changes.length - fine.length;
      if (fine.length > 0) void write(fine, refused);
      else if (refused > 0) announce(words.refused(refused));
    },
    [edits, write, words],
  );
  const onLeaveField = useCallback(
    (index: number, place: number, step: FieldStep) => {
      const [rows, columns] = steps[step];
      latest.current.focus(index + rows, Math.max(0, place + columns));
    },
    [latest],
  );
  return { edits: onEdit ? edits : undefined, write: onWrite, onLeaveField };
}
