import { Form, useShortcut } from '@khep/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { RestoredNotice } from '../forms/RestoredNotice.tsx';
import { VersionConflictDialog } from './VersionConflictDialog.tsx';
import type { DescribedValue } from './formFields.ts';
import type { DraftForm } from '../forms/useDraftForm.tsx';
import type { FieldErrors } from '../forms/useForm.ts';

export interface FormFrameProps<Values extends object> {
  form: DraftForm<Values>;
  /** Labels and formats of the values, for version conflicts. */
  values: ReadonlyMap<string, DescribedValue>;
  /** Shown in place of the form's. */
  errors?: FieldErrors;
  /** The deed, for the list of shortcuts: "Save SKU". */
  submitLabel: string;
  /** The form is in a drawer. @default false */
  isInDrawer?: boolean;
  children: ReactNode;
}

/** Wraps the fields of a form: errors, the restored draft, Ctrl+Enter, the leave question, the version conflict. */
export function FormFrame<Values extends object>({
  form,
  values,
  errors = form.errors,
  submitLabel,
  isInDrawer = false,
  children,
}: FormFrameProps<Values>) {
  useShortcut({ keys: 'mod+enter', description: submitLabel, isActiveInDialogs: isInDrawer }, form.submit);
  // Captured: radio groups and lists stop their keys from bubbling. Dialogs of the form bubble here too.
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    form.submit();
  }
  return (
    <div onKeyDownCapture={onKeyDown}>
      <Form errors={errors} problem={form.problem} onSubmit={form.submit}>
        <RestoredNotice form={form} />
        {children}
      </Form>
      <VersionConflictDialog form={form} values={values} />
      {form.leaveDialog}
    </div>
  );
}
