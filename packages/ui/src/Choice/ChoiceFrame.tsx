import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { description as descriptionStyle, error, label as labelStyle } from '../Field/field.css.ts';
import { FieldHeader } from '../Field/FieldHeader.tsx';
import * as styles from './choice.css.ts';

export interface ChoiceField {
  label: string;
  /** One line under the field. */
  description?: ReactNode;
  /** What is wrong and what to do. */
  errorMessage?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Its dotted path in the form. */
  name?: string;
}

/** One thing to choose. */
export interface ChoiceItem {
  id: string;
  label: string;
  /** A second line. */
  description?: string;
  isDisabled?: boolean;
}

export interface ChoiceFrameProps extends Pick<
  ChoiceField,
  'label' | 'description' | 'errorMessage' | 'isRequired'
> {
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** Label over, help and error under what is chosen with. */
export function ChoiceFrame({
  label,
  description,
  errorMessage,
  isRequired,
  isLabelHidden,
  children,
}: ChoiceFrameProps) {
  return (
    <>
      <FieldHeader isLabelHidden={isLabelHidden} isRequired={isRequired}>
        <Label className={labelStyle}>{label}</Label>
      </FieldHeader>
      {children}
      {description && (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
      <FieldError className={error}>{errorMessage}</FieldError>
    </>
  );
}

export function Chevron() {
  return (
    <svg
      className={styles.chevron}
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m3 4.5 3 3 3-3" />
    </svg>
  );
}

/** Both lines of a choice that is named by all of its words. */
export function ChoiceWords({ item }: { item: ChoiceItem }) {
  return (
    <span className={styles.optionWords}>
      <span>{item.label}</span>
      {item.description && <span className={styles.optionBelow}>{item.description}</span>}
    </span>
  );
}

/** Both lines of an option in a list: named by the first, described by the second. */
export function OptionWords({ item }: { item: ChoiceItem }) {
  return (
    <span className={styles.optionWords}>
      <Text slot="label">{item.label}</Text>
      {item.description && (
        <Text slot="description" className={styles.optionBelow}>
          {item.description}
        </Text>
      )}
    </span>
  );
}
