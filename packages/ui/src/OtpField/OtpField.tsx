import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import * as styles from './OtpField.css.ts';

const length = 6;
const places = Array.from({ length }, (_, place) => place);

interface OtpFieldOptions extends Omit<FieldProps<HTMLInputElement>, 'size'> {
  /** Called when the sixth digit is typed. */
  onComplete?: (value: string) => void;
  autoFocus?: boolean;
}

/** The value is up to six digits. */
export type OtpFieldProps = OtpFieldOptions & ValueProps<string>;

/**
 * A one-time code of six digits. One input under six cells, so that pasting, a phone's suggested code and screen readers
 * work as in any input.
 */
export function OtpField({ ref, ...props }: OtpFieldProps) {
  const { onComplete, autoFocus = false, ...field } = props;
  const [digits = '', setDigits] = useValue(props);

  function change(typed: string) {
    const next = typed.replaceAll(/\D/g, '').slice(0, length);
    if (next === digits) return;
    setDigits(next);
    if (next.length === length) onComplete?.(next);
  }

  return (
    <AriaTextField
      {...fieldRoot('OtpField', field)}
      value={digits}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
    >
      <FieldFrame {...field}>
        <div className={styles.row} data-part="box">
          <Input ref={ref} className={styles.input} />
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
