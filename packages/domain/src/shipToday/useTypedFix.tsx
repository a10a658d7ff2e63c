import { useState } from 'react';

/** Unsaved text in the fields of fixes, by order and field, with the value that it was typed over. */
export type TypedFixes = Map<string, { base: string; typed: string }>;

/**
 * The text of a fix's field. It is kept while the field is away, where the caller keeps `fixes`: a run that
 * begins draws another sheet, and Escape closes it. A value that changed meanwhile is shown instead of what was typed over the earlier one.
 */
export function useTypedFix(
  fixes: TypedFixes | undefined,
  key: string,
  base: string,
): [text: string, change: (text: string) => void] {
  const kept = fixes?.get(key);
  const [text, setText] = useState(kept?.base === base ? kept.typed : base);
  return [
    text,
    (typed) => {
      if (typed === base) fixes?.delete(key);
      else fixes?.set(key, { base, typed });
      setText(typed);
    },
  ];
}
