import { useState } from 'react';

interface OpenValueProps<Value, Changed> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Changed) => void) | undefined;
}

/**
 * Reads a controlled or uncontrolled value. `value={undefined}` with `onChange` is controlled and empty.
 * @returns the current value, and a function that changes it and calls `onChange`
 */
export function useValue<Value, Changed extends Value | undefined>(
  props: OpenValueProps<Value, Changed>,
): readonly [Value | undefined, (next: Changed) => void] {
  const { value, defaultValue, onChange } = props;
  const [own, setOwn] = useState<Value | undefined>(defaultValue);
  const isControlled = value !== undefined || ('value' in props && onChange !== undefined);
  function change(next: Changed) {
    if (!isControlled) setOwn(next);
    onChange?.(next);
  }
  return [isControlled ? value : own, change];
}
