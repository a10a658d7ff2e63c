import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import * as styles from '../Field/field.css.ts';
import { FieldBox, FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';

interface SearchFieldOptions extends Omit<FieldProps<HTMLInputElement>, 'isRequired'> {
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  /** @default the label */
  placeholder?: string;
  autoFocus?: boolean;
  /** The icon shows its purpose. @default true */
  isLabelHidden?: boolean;
}

export type SearchFieldProps = SearchFieldOptions & ValueProps<string>;

/** Filters the page. Escape clears it. */
export function SearchField({ ref, ...props }: SearchFieldProps) {
  const fieldWords = useMessages('field', fieldMessages.field);
  const { onSubmit, placeholder, autoFocus = false, size, isLabelHidden = true, ...field } = props;
  const [value = '', setValue] = useValue(props);
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
  const clear = value !== '' && (
    <Button className={styles.insideButton} aria-label={fieldWords.clear}>
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
      value={value}
      onChange={setValue}
      {...(onSubmit && { onSubmit })}
      autoFocus={autoFocus}
    >
      <FieldFrame {...field} isLabelHidden={isLabelHidden}>
        <FieldBox
          size={size}
          prefix={glass}
          suffix={clear || undefined}
          isDisabled={field.isDisabled}
          isInvalid={Boolean(field.errorMessage)}
        >
          <Input ref={ref} className={styles.input} placeholder={placeholder ?? field.label} />
        </FieldBox>
      </FieldFrame>
    </AriaSearchField>
  );
}
