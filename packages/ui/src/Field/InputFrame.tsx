import type { ReactNode } from 'react';
import * as styles from './field.css.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { FieldHeader } from './FieldHeader.tsx';
import { FieldNotes } from './FieldNotes.tsx';

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

/**
 * What FieldFrame is, around an input of the browser's own: a label that leads to it and words tied to it by id. No
 * state and no effects, so that a hundred fields cost little.
 */
export function InputFrame({
  component,
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  name,
  action,
  children,
}: InputFrameProps) {
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
      <FieldHeader isLabelHidden={isLabelHidden} isRequired={isRequired} action={action}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </FieldHeader>
      {children}
      <FieldNotes id={id} description={description} errorMessage={errorMessage} />
    </div>
  );
}
