import type { ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { TextField, type TextFieldOptions } from '../TextField/TextField.tsx';
import { phoneDigits } from './phoneDigits.ts';

/** The value is ten digits, without +91. */
export type PhoneFieldProps = Omit<
  TextFieldOptions,
  'type' | 'inputMode' | 'prefix' | 'maxLength' | 'isNumeric'
> &
  ValueProps<string>;

/** An Indian mobile number. Removes +91, a leading 0, spaces and hyphens from what is pasted. */
export function PhoneField(props: PhoneFieldProps) {
  const [value, setValue] = useValue(props);
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete ?? 'tel-national'}
      prefix={<bdi dir="ltr">+91</bdi>}
      isNumeric
      value={phoneDigits(value ?? '')}
      onChange={(typed) => setValue(phoneDigits(typed))}
    />
  );
}
