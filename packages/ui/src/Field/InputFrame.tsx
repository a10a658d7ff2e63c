import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './field.css.ts';
import type { FieldProps } from './FieldFrame.tsx';

export interface InputFrameProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired' | 'isDisabled' | 'name' | 'action'
> {
  /** Names the component to tests: "TextField". */
  component: string;
  /** Of the input; the words around it are named after it. */
  id: string;
  /** The box with the input, which takes `describedBy`. */
  children: ReactNode;
}

/** Ids of the words under an input, for its `aria-describedby`. */
export const describedBy = (id: string, { description, errorMessage }: FieldProps) =>
  [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined;

/**
 * What FieldFrame is, around an input of the browser's own: a label that leads to it and words tied to it by id. No
 * state and no effects, so that a hundred fields cost little.
 */
export function InputFrame({
  component,
  id,
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  name,
  action,
  children,
}: InputFrameProps) {
  const words = (
    <span>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </span>
  );
  return (
    <div
      className={styles.field}
      data-component={component}
      data-label={label}
      data-field={name}
      data-invalid={errorMessage ? true : undefined}
      data-required={isRequired || undefined}
      data-disabled={isDisabled || undefined}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {words}
          {action}
        </div>
      )}
      {children}
      {description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
