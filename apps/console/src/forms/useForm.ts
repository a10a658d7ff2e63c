import { useState } from 'react';
import { getAt, setAt } from './valuePaths.ts';

/** The part of a schema of @khep/api that a form needs. */
export interface Schema<Values> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** A message for each wrong field, by its dotted path. */
export type FieldErrors = Record<string, string>;

/** Props of a field of the kit, for one name of the form. */
export interface FieldBinding<T> {
  name: string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  errorMessage: string | undefined;
}

export interface FormState<Values extends object> {
  values: Partial<Values>;
  errors: FieldErrors;
  /** Changes some values and clears their errors. */
  set: (patch: Partial<Values>) => void;
  /** Changes values by what they are then. */
  update: (change: (now: Partial<Values>) => Partial<Values>) => void;
  /** Changes the value at a dotted path and clears its errors. */
  setAt: (path: string, value: unknown) => void;
  /** The props of one field. */
  field: <K extends keyof Values & string>(name: K) => FieldBinding<Values[K]>;
  /** The props of a field by its dotted path; its value is unchecked. */
  binding: (path: string) => FieldBinding<unknown>;
  /** Validates everything. Returns the values where they are valid; otherwise the fields show their errors. */
  check: () => Values | undefined;
  /** The errors of some fields, without showing them: for a step of a longer form. */
  problems: (names: readonly string[]) => FieldErrors;
  /** Shows the errors of the server, by field. */
  refuse: (errors: FieldErrors) => void;
  /** Replaces the record's values and what was typed, and clears the errors. */
  reset: (values: Partial<Values>) => void;
  /** Something differs from the record's values. */
  isChanged: boolean;
}

/** The first message of each field: one thing to fix at a time. */
export function firstErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const messages: FieldErrors = {};
  for (const issue of issues) messages[issue.path.map(String).join('.')] ??= issue.message;
  return messages;
}

/**
 * Form state over the schema that the server validates with too, so that both show the same messages.
 * @param typed unsaved input, over the initial values
 */
export function useForm<Values extends object>(
  schema: Schema<Values>,
  initial: Partial<Values>,
  typed?: Partial<Values>,
): FormState<Values> {
  const [begin, setBegin] = useState(initial);
  const [values, setValues] = useState(() => (typed ? { ...initial, ...typed } : initial));
  const [errors, setErrors] = useState<FieldErrors>({});

  function clearErrors(isTouched: (path: string) => boolean) {
    setErrors((now) => {
      const left = Object.entries(now).filter(([path]) => !isTouched(path));
      return left.length === Object.keys(now).length ? now : Object.fromEntries(left);
    });
  }

  function set(patch: Partial<Values>) {
    setValues((now) => ({ ...now, ...patch }));
    clearErrors((path) => (path.split('.')[0] ?? '') in patch);
  }

  function setValueAt(path: string, value: unknown) {
    setValues((now) => setAt(now, path, value));
    clearErrors((wrong) => wrong === path || wrong.startsWith(`${path}.`));
  }

  const binding = (path: string): FieldBinding<unknown> => ({
    name: path,
    value: getAt(values, path),
    onChange: (value) => setValueAt(path, value),
    errorMessage: errors[path],
  });

  return {
    values,
    errors,
    set,
    update: setValues,
    setAt: setValueAt,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValueAt(name, value),
      errorMessage: errors[name],
    }),
    binding,
    check() {
      const result = schema.safeParse(values);
      setErrors(result.success ? {} : firstErrors(result.error.issues));
      return result.success ? result.data : undefined;
    },
    problems(names) {
      const result = schema.safeParse(values);
      if (result.success) return {};
      const entries = Object.entries(firstErrors(result.error.issues));
      return Object.fromEntries(entries.filter(([path]) => names.includes(path.split('.')[0] ?? '')));
    },
    refuse: setErrors,
    reset(next) {
      setBegin(next);
      setValues(next);
      setErrors({});
    },
    isChanged: values !== begin && JSON.stringify(values) !== JSON.stringify(begin),
  };
}
