import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import * as styles from '../Field/field.css.ts';
import { FieldBox } from '../Field/FieldFrame.tsx';
import { FieldHeader } from '../Field/FieldHeader.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { useValue } from '../Field/useValue.ts';

export const textFieldTypes = ['text', 'email', 'url', 'tel', 'password', 'time'] as const;

export interface TextFieldOptions extends FieldProps<HTMLInputElement> {
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
  /** A sign or word before the text. */
  prefix?: ReactNode;
  /** A word or button after the text. */
  suffix?: ReactNode;
  /** Digits of equal width, for codes. */
  isNumeric?: boolean;
}

export type TextFieldProps = TextFieldOptions & ValueProps<string>;

/** One line of text. Where there is a field for it (money, weight, pincode, phone), use that. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const { size = 'medium', type = 'text', isDisabled, prefix, suffix } = props;
  const { id, root, described, header, notes, errorMessage, clearError } = useField('TextField', props);
  const [value, setValue] = useValue(props);
  return (
    <div {...root}>
      <FieldHeader {...header}>
        <label htmlFor={id} className={styles.label}>
          {props.label}
        </label>
      </FieldHeader>
      <FieldBox
        size={size}
        prefix={prefix}
        suffix={suffix}
        isDisabled={isDisabled}
        isInvalid={Boolean(errorMessage)}
      >
        <input
          {...described}
          ref={ref}
          id={id}
          className={styles.input}
          type={type}
          name={props.name}
          value={value ?? ''}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          autoFocus={props.autoFocus}
          maxLength={props.maxLength}
          inputMode={props.inputMode}
          readOnly={props.isReadOnly}
          disabled={isDisabled}
          data-figures={props.isNumeric || undefined}
          aria-required={props.isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          onBlur={() => props.onBlur?.()}
          onChange={(event) => {
            clearError();
            setValue(event.target.value);
          }}
        />
      </FieldBox>
      <FieldNotes {...notes} />
    </div>
  );
}
