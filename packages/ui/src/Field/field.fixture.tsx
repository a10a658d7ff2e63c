import { useState, type ReactNode } from 'react';

export interface KeptProps<T> {
  initial?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
  children: (bound: { value: T | undefined; onChange: (value: T) => void }) => ReactNode;
}

/** Keeps a field's value for a story, as a form would. */
export function Kept<T>({ initial, onChange, children }: KeptProps<T>) {
  const [value, setValue] = useState<T | undefined>(initial);
  function change(next: T) {
    setValue(next);
    onChange?.(next);
  }
  return <div style={{ maxInlineSize: 320 }}>{children({ value, onChange: change })}</div>;
}
