import { createContext, useContext, useState } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;

/** What the form around a field says of it, for fields that are built without React Aria's validation. */
export const FieldErrorsContext = createContext<FieldErrors>({});

/**
 * The words under a field: its own `errorMessage`, else what the form says of its name, until the field is changed.
 * @returns the words, and what to call when the value changes
 */
export function useFieldError(name: string | undefined, errorMessage: string | undefined) {
  const errors = useContext(FieldErrorsContext);
  const [answered, setAnswered] = useState<FieldErrors>();
  const fromForm = name === undefined || answered === errors ? undefined : errors[name];
  return [errorMessage || fromForm, () => fromForm !== undefined && setAnswered(errors)] as const;
}
