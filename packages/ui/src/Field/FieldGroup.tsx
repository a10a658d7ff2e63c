import { useId, type ReactNode } from 'react';
import { useFieldError } from '../Form/fieldErrors.ts';
import * as styles from './field.css.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldHeader } from './FieldHeader.tsx';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

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
  isLabelHidden,
  description,
  errorMessage: given,
  isRequired,
  isDisabled,
  name,
  action,
  children,
}: FieldGroupProps) {
  const id = useId();
  // What the form around it knows of the field, where the caller says nothing.
  const [errorMessage] = useFieldError(name, given);
  const notes = { description, errorMessage };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, notes)}
      className={styles.field}
      data-component={component}
      data-label={label}
      data-field={name}
      data-disabled={isDisabled || undefined}
      data-invalid={errorMessage ? true : undefined}
    >
      <FieldHeader isLabelHidden={isLabelHidden} isRequired={isRequired} action={action}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      </FieldHeader>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
