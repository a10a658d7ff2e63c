import { useState } from 'react';

/** What a schema of @khep/api can do that a form needs. */
export interface Schema<Values> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** A message for each wrong field, by its dotted path. */
export type FieldErrors = Record<string, string>;

/** What a field of the kit takes, for one name of the form. */
export interface FieldBinding<T> {
  name: string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  errorMessage: string | undefined;
}

export interface FormState<Values extends object> {
  values: Partial<Values>;
  errors: FieldErrors;
  /** Changes some values and takes their errors away. */
  set: (patch: Partial<Values>) => void;
  /** The props of one field. */
  field: <K extends keyof Values & string>(name: K) => FieldBinding<Values[K]>;
  /** Checks everything; the values when they are right, else the fields say what to do. */
  check: () => Values | undefined;
  /** What is wrong now with some fields, without showing it: for a step of a longer form. */
  problems: (names: readonly string[]) => FieldErrors;
  /** What the server refused, by field. */
  refuse: (errors: FieldErrors) => void;
  /** Back to other values, with no errors. */
  reset: (values: Partial<Values>) => void;
  /** Something differs from the values the form began with. */
  isChanged: boolean;
}

/** The first message of each field: one thing to put right at a time. */
export function firstErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const messages: FieldErrors = {};
  for (const issue of issues) messages[issue.path.map(String).join('.')] ??= issue.message;
  return messages;
}

/**
 * A form over the schema that the server checks with too, so that both say the same words.
 * Values may be absent while a person is still filling in.
 * @param typed what was typed before and is not saved, over the initial values
 */
export function useForm<Values extends object>(
  schema: Schema<Values>,
  initial: Partial<Values>,
  typed?: Partial<Values>,
): FormState<Values> {
  const [begin, setBegin] = useState(initial);
  const [values, setValues] = useState(() => (typed ? { ...initial, ...typed } : initial));
  const [errors, setErrors] = useState<FieldErrors>({});

  function set(patch: Partial<Values>) {
    setValues((now) => ({ ...now, ...patch }));
    setErrors((now) => {
      const touched = Object.keys(now).filter((path) => (path.split('.')[0] ?? '') in patch);
      if (touched.length === 0) return now;
      return Object.fromEntries(Object.entries(now).filter(([path]) => !touched.includes(path)));
    });
  }

  return {
    values,
    errors,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      errorMessage: errors[name],
    }),
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
