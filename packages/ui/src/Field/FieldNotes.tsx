import * as styles from './field.css.ts';
import type { FieldProps } from './FieldProps.ts';
import { useSteadyDuringPress } from './useSteadyDuringPress.ts';

type Notes = Pick<FieldProps, 'description' | 'errorMessage'>;

export interface FieldNotesProps extends Notes {
  /** Id of the control: the ids for `describedBy` start with it. */
  id: string;
}

/** Help and error under a control that is not built on React Aria, connected by id. */
export function FieldNotes({ id, description, errorMessage }: FieldNotesProps) {
  const shown = useSteadyDuringPress(errorMessage);
  return (
    <>
      {description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {shown && (
        <span id={`${id}-error`} className={styles.error}>
          {shown}
        </span>
      )}
    </>
  );
}

/** Ids of the help and the error of a control, for its `aria-describedby`. */
export const describedBy = (id: string, { description, errorMessage }: Notes) =>
  [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined;
