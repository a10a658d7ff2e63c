import { useState } from 'react';
import { showConflict } from '../data/showConflict.ts';
import type { SaveResult } from './useDraftForm.tsx';

export interface SavedChoiceInit<Id extends string | number> {
  saved: readonly Id[];
  /** Sends the chosen ids. */
  save: (ids: Id[]) => Promise<SaveResult<unknown>>;
  /** The field that the server names in its errors. */
  field: string;
  /** Someone else saved first: loads the choice again. Mount this with another key then. */
  onConflict: () => void;
}

/** A choice of several that is saved together. */
export function useSavedChoice<Id extends string | number>(init: SavedChoiceInit<Id>) {
  const { saved, save, field, onConflict } = init;
  const [chosen, setChosen] = useState<readonly Id[]>(saved);
  const [problem, setProblem] = useState<string>();
  const choose = (ids: readonly Id[]) => {
    setProblem(undefined);
    setChosen(ids);
  };
  return {
    chosen,
    choose,
    reset: () => setChosen(saved),
    problem,
    isChanged: saved.length !== chosen.length || saved.some((id) => !chosen.includes(id)),
    submit: async () => {
      const result = await save([...chosen]);
      if (!result.ok && showConflict(result.error)) onConflict();
      else setProblem(result.ok ? undefined : (result.fields[field] ?? result.message));
    },
  };
}
