import { isPlainObject, isSameValue, setAt } from './valuePaths.ts';

/** A field that someone else changed while it was edited here. */
export interface RemoteChange {
  /** Dotted path. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both sides changed it, to different values. */
  isConflict: boolean;
}

export interface MergedChanges<Values> {
  /** Changes of both sides over the base; a conflicting field has my value. */
  values: Values;
  /** Changes of the other side that I did not choose, in the order of the fields. */
  changes: RemoteChange[];
}

/**
 * Merges two changes of one record, field by field (a three-way merge).
 * @param base the record as it was when the editing began
 */
export function mergeChanges<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedChanges<Values> {
  const changes: RemoteChange[] = [];
  let values = mine;
  function compare(path: string, before: unknown, own: unknown, other: unknown): void {
    if (isSameValue(own, other) || isSameValue(before, other)) return;
    if (isPlainObject(own) && isPlainObject(other)) {
      const inner = isPlainObject(before) ? before : {};
      for (const name of Object.keys({ ...other, ...own }))
        compare(path === '' ? name : `${path}.${name}`, inner[name], own[name], other[name]);
      return;
    }
    const isConflict = !isSameValue(before, own);
    changes.push({ path, base: before, mine: own, theirs: other, isConflict });
    if (!isConflict) values = setAt(values, path, other);
  }
  compare('', base, mine, theirs);
  return { values, changes };
}

export type Side = 'mine' | 'theirs';

/** Applies a choice for each changed path over merged values. A path without a choice stays as merged. */
export function applyChoices<Values extends object>(
  values: Values,
  changes: readonly RemoteChange[],
  choices: Readonly<Record<string, Side>>,
): Values {
  let chosen = values;
  for (const change of changes) {
    const side = choices[change.path];
    if (side !== undefined) chosen = setAt(chosen, change.path, change[side]);
  }
  return chosen;
}
