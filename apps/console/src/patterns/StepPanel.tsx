import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import * as styles from './StepPanel.css.ts';

export interface StepPanelProps {
  /** Which step is shown. */
  step: string;
  /** Its name, which a screen reader says. */
  label: string;
  children: ReactNode;
  /** For a screen that moves the focus further, to a field of the step. */
  ref?: Ref<HTMLDivElement>;
}

/** A step of a flow: when another is shown, the focus moves to its beginning, as the control that was pressed is gone. */
export function StepPanel({ step, label, children, ref }: StepPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current!);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    panel.current?.focus();
  }, [step]);
  return (
    <div ref={panel} role="group" aria-label={label} tabIndex={-1} className={styles.panel}>
      {children}
    </div>
  );
}
