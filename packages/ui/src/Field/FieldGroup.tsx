import type { ReactNode, Ref } from 'react';
import * as styles from './field.css.ts';
import { FieldHeader } from './FieldHeader.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useField } from './useField.ts';

export interface FieldGroupProps extends Omit<FieldProps, 'size' | 'ref'> {
  /** The value of `data-component`: "DimensionsField". */
  component: string;
  ref?: Ref<HTMLDivElement> | undefined;
  /** The controls. Each needs a name of its own. */
  children: ReactNode;
}

/** A field of several controls: a group with label, controls, help and error, connected by id. */
export function FieldGroup({ component, children, ref, ...field }: FieldGroupProps) {
  const { id, labelId, root, described, header, notes } = useField(component, field);
  return (
    <div ref={ref} id={id} role="group" aria-labelledby={labelId} {...described} {...root}>
      <FieldHeader {...header}>
        <span id={labelId} className={styles.label}>
          {field.label}
        </span>
      </FieldHeader>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}
