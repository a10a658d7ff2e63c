import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import * as styles from '../Field/field.css.ts';
import { FieldBox, FieldFrame, fieldRoot, type FieldProps } from '../Field/FieldFrame.tsx';
import { messages } from '../messages.ts';

export interface SearchFieldProps extends Omit<FieldProps, 'isRequired'> {
  /** `undefined` is empty. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  /** @default the label */
  placeholder?: string;
  autoFocus?: boolean;
  /** The glass says what it is. @default true */
  isLabelHidden?: boolean;
}

/** Narrows what is on the page. Escape clears it. */
export function SearchField({
  value,
  onChange,
  onSubmit,
  placeholder,
  autoFocus,
  size = 'medium',
  isLabelHidden = true,
  ...field
}: SearchFieldProps) {
  const hasText = value !== undefined && value !== '';
  const glass = (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M7 11.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9Zm3.300-1.200L13.500 13.500" />
    </svg>
  );
  const clear = hasText && (
    <Button className={styles.insideButton} aria-label={messages.field.clear}>
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="m2.5 2.5 7 7m0-7-7 7" />
      </svg>
    </Button>
  );
  return (
    <AriaSearchField
      {...fieldRoot('SearchField', field)}
      value={value ?? ''}
      onChange={(typed) => onChange?.(typed)}
      {...(onSubmit && { onSubmit })}
      autoFocus={autoFocus ?? false}
    >
      <FieldFrame {...field} isLabelHidden={isLabelHidden}>
        <FieldBox
          size={size}
          prefix={glass}
          suffix={clear || undefined}
          isDisabled={field.isDisabled}
          isInvalid={Boolean(field.errorMessage)}
        >
          <Input className={styles.input} placeholder={placeholder ?? field.label} />
        </FieldBox>
      </FieldFrame>
    </AriaSearchField>
  );
}
