import { useId } from 'react';
import { useFieldError } from '../Form/fieldErrors.ts';
import { ariaAttributes, dataAttributes } from './attributes.ts';
import * as styles from './field.css.ts';
import { describedBy } from './FieldNotes.tsx';
import type { FieldProps } from './FieldProps.ts';

/** Connects a field that is not built on React Aria. No effects, so that a hundred fields render fast. */
export function useField(component: string, field: Omit<FieldProps, 'ref' | 'label'> & { label?: string }) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const { label, name, isRequired = false, isDisabled = false, description } = field;
  const [errorMessage, clearError] = useFieldError(name, field.errorMessage);
  const notes = { description, errorMessage: errorMessage || undefined };
  return {
    id,
    labelId: `${id}-label`,
    errorMessage: notes.errorMessage,
    /** Hides the form's error. Call it when the value changes. */
    clearError,
    /** For the outermost element. */
    root: {
      ...dataAttributes(field),
      className: styles.field,
      'data-component': component,
      'data-label': label,
      'data-field': name,
      'data-invalid': errorMessage ? true : undefined,
      'data-required': isRequired || undefined,
      'data-disabled': isDisabled || undefined,
    },
    /** For the control, or for the group of controls. */
    described: {
      ...ariaAttributes(field),
      'aria-describedby':
        [describedBy(id, notes), field['aria-describedby']].filter(Boolean).join(' ') || undefined,
    },
    /** For FieldHeader. */
    header: { isLabelHidden: field.isLabelHidden, isRequired, action: field.action },
    /** For FieldNotes. */
    notes: { id, ...notes },
  };
}
