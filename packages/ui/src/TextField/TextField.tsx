import { useId, type ChangeEvent, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import * as styles from '../Field/field.css.ts';
import { FieldBox, type FieldProps } from '../Field/FieldFrame.tsx';
import { describedBy } from '../Field/FieldNotes.tsx';
import { InputFrame } from '../Field/InputFrame.tsx';
import { useFieldError } from '../Form/fieldErrors.ts';

export const textFieldTypes = ['text', 'email', 'url', 'tel', 'password', 'time'] as const;

export interface TextFieldProps extends FieldProps {
  /** `undefined` is empty. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  maxLength?: number;
  isReadOnly?: boolean;
  /** Lines: more than one makes it a text area that can be pulled taller. @default 1 */
  rows?: number;
  /** Three lines, when `rows` says nothing. */
  isMultiline?: boolean;
  /** A sign or word before what is typed. */
  prefix?: ReactNode;
  /** A word or button after what is typed. */
  suffix?: ReactNode;
  /** Digits of one width, for codes. */
  isNumeric?: boolean;
}

/** Free text. Where there is a field for it (money, weight, pincode, phone), use that. */
export function TextField({
  value,
  onChange,
  onBlur,
  placeholder,
  type = 'text',
  inputMode,
  autoComplete,
  autoFocus,
  maxLength,
  isReadOnly,
  isMultiline = false,
  rows = isMultiline ? 3 : 1,
  size = 'medium',
  prefix,
  suffix,
  isNumeric,
  ...field
}: TextFieldProps) {
  const id = useId();
  const [errorMessage, answer] = useFieldError(field.name, field.errorMessage);
  const said = { ...field, ...(errorMessage && { errorMessage }) };
  const control = {
    id,
    name: field.name,
    value: value ?? '',
    placeholder,
    autoComplete,
    autoFocus,
    maxLength,
    inputMode,
    readOnly: isReadOnly,
    disabled: field.isDisabled,
    'aria-required': field.isRequired || undefined,
    'aria-invalid': errorMessage ? true : undefined,
    'aria-describedby': describedBy(id, said),
    onBlur: onBlur && (() => onBlur()),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      answer();
      onChange?.(event.target.value);
    },
  };
  return (
    <InputFrame {...said} component="TextField" id={id}>
      <FieldBox
        size={size}
        prefix={prefix}
        suffix={suffix}
        isDisabled={field.isDisabled}
        isInvalid={Boolean(errorMessage)}
      >
        {rows > 1 ? (
          <textarea {...control} className={styles.area} rows={rows} />
        ) : (
          <input {...control} className={styles.input} type={type} data-figures={isNumeric || undefined} />
        )}
      </FieldBox>
    </InputFrame>
  );
}
