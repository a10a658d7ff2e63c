import { createContext, useContext, useState } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;

/** Provides the form's errors to fields not built on React Aria. */
export const FieldErrorsContext = createContext<FieldErrors>({});

/**
 * Returns the field's error: its own `errorMessage`, otherwise the form's until the field changes. @returns
 * the message, and a function to call on change
 */
export function useFieldError(name: string | undefined, errorMessage: string | undefined) {
  const errors = useContext(FieldErrorsContext);
  const [answered, setAnswered] = useState<FieldErrors>();
  const fromForm = name === undefined || answered === errors ? undefined : errors[name];
  return [errorMessage || fromForm, () => fromForm !== undefined && setAnswered(errors)] as const;
}
