import type { PointerEvent, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';
import { FieldHeader } from './FieldHeader.tsx';

export const fieldSizes = ['small', 'medium', 'large'] as const;
/** 28, 34 or 40 pixels high. */
export type FieldSize = (typeof fieldSizes)[number];

/** What every field has. */
export interface FieldProps {
  /** What it asks for, in a noun: "Pincode". Always there, even when hidden. */
  label: string;
  /** Keeps the label for screen readers only: where the place says what it is. */
  isLabelHidden?: boolean;
  /** One line of help, under the field. */
  description?: ReactNode;
  /** What is wrong and what to do about it. Its presence makes the field invalid. */
  errorMessage?: string;
  /** Marks the field and tells screen readers; checking is the form's. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Dotted name in the form: an error summary leads here by it. */
  name?: string;
  /** @default 'medium' */
  size?: FieldSize;
  /** A link at the end of the label's line: "Forgot?" */
  action?: ReactNode;
}

/** A value that may still be missing. */
export interface FieldValue<T> {
  /** `undefined` is empty. */
  value?: T | undefined;
  onChange?: (value: T | undefined) => void;
}

export interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired' | 'action'
> {
  /** The box with the control. */
  children: ReactNode;
}

/**
 * Label, control, help and error, in the order in which they are read. Goes inside a React Aria field, which ties them
 * together by id; the field itself takes `fieldRoot(…)`.
 */
export function FieldFrame({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  action,
  children,
}: FieldFrameProps) {
  return (
    <>
      <FieldHeader isLabelHidden={isLabelHidden} isRequired={isRequired} action={action}>
        <Label className={styles.label}>{label}</Label>
      </FieldHeader>
      {children}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {errorMessage ? errorMessage : ({ defaultChildren }) => defaultChildren}
      </FieldError>
    </>
  );
}

/** Props of the React Aria field around a FieldFrame. */
export function fieldRoot(
  component: string,
  { label, name, errorMessage, isRequired, isDisabled }: FieldProps,
) {
  return {
    className: styles.field,
    'data-component': component,
    'data-label': label,
    ...(name !== undefined && { name, 'data-field': name }),
    // `false` would silence the field's own checks and the form's
    ...(errorMessage ? { isInvalid: true } : {}),
    isRequired: isRequired ?? false,
    isDisabled: isDisabled ?? false,
    validationBehavior: 'aria' as const,
  };
}

export interface FieldBoxProps {
  children: ReactNode;
  size?: FieldSize;
  prefix?: ReactNode;
  suffix?: ReactNode;
  isInvalid?: boolean;
  isDisabled?: boolean;
}

/** A press beside the input goes to the input, as it would in one wide input. */
function focusInput(event: PointerEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('input, textarea, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** The border round an input, with what stands before and after it. */
export function FieldBox({
  children,
  size = 'medium',
  prefix,
  suffix,
  isInvalid = false,
  isDisabled = false,
}: FieldBoxProps) {
  return (
    <div
      className={styles.box}
      data-part="box"
      data-size={size}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      onPointerDown={focusInput}
    >
      {prefix !== undefined && prefix !== null && <span className={styles.affix}>{prefix}</span>}
      {children}
      {suffix !== undefined && suffix !== null && <span className={styles.affix}>{suffix}</span>}
    </div>
  );
}
