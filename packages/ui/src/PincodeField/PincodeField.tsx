import type { ReactNode } from 'react';
import type { ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { TextField, type TextFieldOptions } from '../TextField/TextField.tsx';

interface PincodeFieldOptions extends Omit<
  TextFieldOptions,
  'type' | 'inputMode' | 'prefix' | 'suffix' | 'maxLength' | 'isNumeric'
> {
  /** The place of the pincode: "Bengaluru, Karnataka". Replaces the description. */
  status?: ReactNode;
}

/** The value is six digits. */
export type PincodeFieldProps = PincodeFieldOptions & ValueProps<string>;

/** An Indian postal code. It looks nothing up: pass the place as `status`. */
export function PincodeField({ status, ...props }: PincodeFieldProps) {
  const [value, setValue] = useValue(props);
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete={props.autoComplete ?? 'postal-code'}
      isNumeric
      value={value}
      onChange={(typed) => setValue(typed.replaceAll(/\D/g, '').slice(0, 6))}
      description={status ?? props.description}
    />
  );
}
