import type { FieldErrors } from './useForm.ts';

/** Three sides in one box are one thing to put right: only the first of their messages stays in the summary. */
export function mergeDimensionErrors(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const wrong = names.filter((name) => name in errors);
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !wrong.slice(1).includes(path)));
}
