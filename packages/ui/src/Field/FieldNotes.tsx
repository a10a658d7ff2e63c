import * as styles from './field.css.ts';
import type { FieldProps } from './FieldFrame.tsx';

type Notes = Pick<FieldProps, 'description' | 'errorMessage'>;

export interface FieldNotesProps extends Notes {
  /** Of the control; the words are named after it, for `describedBy`. */
  id: string;
}

/** Help and error under a control of the browser's own, tied to it by id. */
export function FieldNotes({ id, description, errorMessage }: FieldNotesProps) {
  return (
    <>
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
    </>
  );
}

/** Ids of the words under a control, for its `aria-describedby`. */
export const describedBy = (id: string, { description, errorMessage }: Notes) =>
  [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined;
