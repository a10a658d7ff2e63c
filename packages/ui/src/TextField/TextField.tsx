import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../Field/field.css.ts';
import { FieldBox, FieldFrame, fieldRoot, type FieldProps } from '../Field/FieldFrame.tsx';

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
  hasFigures?: boolean;
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
  hasFigures,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField
      {...fieldRoot('TextField', field)}
      value={value ?? ''}
      onChange={(typed) => onChange?.(typed)}
      type={type}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(inputMode && { inputMode })}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(maxLength !== undefined && { maxLength })}
      autoFocus={autoFocus ?? false}
      isReadOnly={isReadOnly ?? false}
    >
      <FieldFrame {...field}>
        <FieldBox
          size={size}
          prefix={prefix}
          suffix={suffix}
          isDisabled={field.isDisabled}
          isInvalid={Boolean(field.errorMessage)}
        >
          {rows > 1 ? (
            <TextArea className={styles.area} rows={rows} placeholder={placeholder} />
          ) : (
            <Input
              className={styles.input}
              placeholder={placeholder}
              data-figures={hasFigures || undefined}
            />
          )}
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  );
}
