import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PincodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'rows' | 'isMultiline' | 'prefix' | 'suffix' | 'maxLength' | 'hasFigures'
> {
  /** Six digits. */
  value?: string | undefined;
  /** What the six digits turned out to be: "Bengaluru, Karnataka". Stands where the description was. */
  status?: ReactNode;
}

/** An Indian postal code. It does not look anything up: give it `status`. */
export function PincodeField({
  value,
  onChange,
  status,
  description,
  autoComplete = 'postal-code',
  ...props
}: PincodeFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete={autoComplete}
      isNumeric
      value={value}
      onChange={(typed) => onChange?.(typed.replaceAll(/\D/g, '').slice(0, 6))}
      description={status ?? description}
    />
  );
}
