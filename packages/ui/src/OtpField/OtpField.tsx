import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame, fieldRoot, type FieldProps } from '../Field/FieldFrame.tsx';
import * as styles from './OtpField.css.ts';

const length = 6;
const places = Array.from({ length }, (_, place) => place);

export interface OtpFieldProps extends Omit<FieldProps, 'size'> {
  /** Up to six digits; `undefined` is empty. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** The sixth digit has just come. */
  onComplete?: (value: string) => void;
  autoFocus?: boolean;
}

/**
 * A one-time code of six digits. One input under six cells, so that pasting, the code that a phone offers, and a
 * screen reader all meet one field.
 */
export function OtpField({ value, onChange, onComplete, autoFocus, ...field }: OtpFieldProps) {
  const digits = value ?? '';

  function change(typed: string) {
    const next = typed.replaceAll(/\D/g, '').slice(0, length);
    if (next === digits) return;
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  }

  return (
    <AriaTextField
      {...fieldRoot('OtpField', field)}
      value={digits}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus ?? false}
    >
      <FieldFrame {...field}>
        <div className={styles.row} data-part="box">
          <Input className={styles.input} />
          {places.map((place) => (
            <span
              key={place}
              className={styles.cell}
              data-next={place === Math.min(digits.length, length - 1) || undefined}
              aria-hidden="true"
            >
              {digits[place]}
            </span>
          ))}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
