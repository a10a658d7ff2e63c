import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { phoneDigits } from './phoneDigits.ts';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'rows' | 'isMultiline' | 'prefix' | 'maxLength' | 'hasFigures'
> {
  /** Ten digits, without +91. */
  value?: string | undefined;
}

/** An Indian mobile number. Takes +91, 0, spaces and hyphens away from what is pasted. */
export function PhoneField({ value, onChange, autoComplete = 'tel-national', ...props }: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      prefix={<bdi dir="ltr">+91</bdi>}
      isNumeric
      value={phoneDigits(value ?? '')}
      onChange={(typed) => onChange?.(phoneDigits(typed))}
    />
  );
}
