import { startTransition, useCallback, useState } from 'react';
import type { CardDraft } from './cardDraft.ts';
import { pushHistory, redoHistory, startHistory, undoHistory } from './history.ts';
import type { History } from './history.ts';

/** The next draft, or how it follows from the newest one. */
export type DraftEdit = CardDraft | ((draft: CardDraft) => CardDraft);

export interface CardDraftState {
  draft: CardDraft;
  set: (edit: DraftEdit) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Begins with another card; nothing before it can be undone. */
  reset: (draft: CardDraft) => void;
}

/** Keeps a rate card while it is edited, with undo and redo of every change. Its functions stay the same. */
export function useCardDraft(initial: CardDraft | (() => CardDraft)): CardDraftState {
  const [history, setHistory] = useState<History<CardDraft>>(() =>
    startHistory(typeof initial === 'function' ? initial() : initial),
  );
  const set = useCallback(
    (edit: DraftEdit) =>
      setHistory((old) => pushHistory(old, typeof edit === 'function' ? edit(old.present) : edit)),
    [],
  );
  // A step may change thousands of cells: rendering it yields to the browser.
  const undo = useCallback(() => startTransition(() => setHistory(undoHistory)), []);
  const redo = useCallback(() => startTransition(() => setHistory(redoHistory)), []);
  const reset = useCallback((draft: CardDraft) => setHistory(startHistory(draft)), []);
  return {
    draft: history.present,
    set,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    reset,
  };
}
