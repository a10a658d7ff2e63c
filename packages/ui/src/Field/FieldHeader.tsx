import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './field.css.ts';
import type { FieldProps } from './FieldProps.ts';

export interface FieldHeadProps extends Pick<FieldProps, 'isLabelHidden' | 'isRequired' | 'action'> {
  /** The label element. */
  children: ReactNode;
}

/** The line above a field. Shared by all fields, so that fields side by side align. */
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
