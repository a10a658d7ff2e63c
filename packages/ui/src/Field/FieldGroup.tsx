import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useFieldError } from '../Form/fieldErrors.ts';
import * as styles from './field.css.ts';
import type { FieldProps } from './FieldFrame.tsx';

export interface FieldGroupProps extends Omit<FieldProps, 'size'> {
  /** The name for tests: "DimensionsField". */
  component: string;
  /** The controls; each needs a name of its own. */
  children: ReactNode;
}

/**
 * What FieldFrame is for one control, for several under one name: a group with label, controls, help and error, tied
 * together by id. The label names the group, so no control takes it by accident.
 */
export function FieldGroup({
  component,
  label,
  isLabelHidden = false,
  description,
  errorMessage: given,
  isRequired = false,
  isDisabled = false,
  name,
  action,
  children,
}: FieldGroupProps) {
  const id = useId();
  // What the form around it knows of the field, where the caller says nothing.
  const [errorMessage] = useFieldError(name, given);
  const words = (
    <span>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </span>
  );
  const describedBy = [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      {...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
      className={styles.field}
      data-component={component}
      data-label={label}
      data-field={name}
      data-disabled={isDisabled || undefined}
      data-invalid={errorMessage ? true : undefined}
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
