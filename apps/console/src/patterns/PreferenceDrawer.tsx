import { calls } from '@khep/api';
import type { PreferenceType } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, Drawer } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../data/AsyncContent.tsx';
import { useAccess } from '../data/useAccess.ts';
import { useAction } from '../data/useAction.ts';
import type { Schema } from '../forms/useForm.ts';
import { FormDrawer } from './FormDrawer.tsx';
import type { FormSections } from './formFields.ts';

export interface PreferenceDrawerProps<Values extends object> {
  type: PreferenceType;
  /** Reads the saved record. */
  schema: Schema<Values> & { parse: (input: unknown) => Values };
  /** The button that opens it, and the title. */
  label: string;
  description: string;
  submitLabel: string;
  sections: FormSections<Values>;
  /** Ids of other endpoints whose data depends on the preference. */
  invalidates?: readonly string[];
}

/** A button that opens one preference record at the side. Hidden from users without access to settings. */
export function PreferenceDrawer<Values extends object>(props: PreferenceDrawerProps<Values>) {
  const { allows } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (!allows('settings')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{props.label}</Button>
      {isOpen && <OpenDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Loads the record when it opens, so that what fails is said where it was asked for. */
function OpenDrawer<Values extends object>({
  type,
  schema,
  label,
  description,
  submitLabel,
  sections,
  invalidates = [],
  onClose,
}: PreferenceDrawerProps<Values> & { onClose: () => void }) {
  const params = { preference_type: type };
  const call = useCall(calls.preferences.get, { params });
  const save = useAction(calls.preferences.add, { invalidates: ['preferences', ...invalidates] });
  const saved = call.data?.data.preference;
  const valuesOf = (record: unknown) => schema.parse((record as { preferences: unknown }).preferences);
  if (!saved)
    return (
      <Drawer isOpen title={label} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <AsyncContent isLoading error={call.error} onRetry={() => void call.reload()}>
          {null}
        </AsyncContent>
      </Drawer>
    );
  return (
    <FormDrawer
      title={label}
      description={description}
      submitLabel={submitLabel}
      onClose={onClose}
      form={{
        name: type,
        schema,
        initial: valuesOf(saved),
        version: saved.version,
        save: (preferences, options) =>
          save.run({ params, body: { preferences: preferences as Record<string, unknown> } }, options),
        toValues: valuesOf,
        onSaved: onClose,
      }}
      sections={sections}
    />
  );
}
