import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './field.css.ts';

/** See FieldProps for the first three. */
export interface FieldHeadProps {
  isLabelHidden?: boolean;
  isRequired?: boolean;
  action?: ReactNode;
  /** The label: which element it is, the field says. */
  children: ReactNode;
}

/** The line over a field. Every kind of field has this one, so that fields side by side stand at one height. */
export function FieldHeader({ isLabelHidden = false, isRequired = false, action, children }: FieldHeadProps) {
  const words = (
    <span>
      {children}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </span>
  );
  if (isLabelHidden) return <VisuallyHidden>{words}</VisuallyHidden>;
  return (
    <div className={styles.head}>
      {words}
      {action}
    </div>
  );
}
