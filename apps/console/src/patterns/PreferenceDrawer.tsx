import { calls } from '@khep/api';
import type { PreferenceType } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button } from '@khep/ui';
import { useState } from 'react';
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
  /** What else follows from the preference. */
  invalidates?: readonly string[];
}

/** A button that opens one preference record at the side. Hidden from users without access to settings. */
export function PreferenceDrawer<Values extends object>(props: PreferenceDrawerProps<Values>) {
  const { type, schema, label, description, submitLabel, sections, invalidates = [] } = props;
  const params = { preference_type: type };
  const { allows } = useAccess();
  const isAllowed = allows('settings');
  const { data } = useCall(calls.preferences.get, isAllowed ? { params } : null);
  const save = useAction(calls.preferences.add, { invalidates: ['preferences', ...invalidates] });
  const [isOpen, setOpen] = useState(false);
  const saved = data?.data.preference;
  const valuesOf = (record: unknown) => schema.parse((record as { preferences: unknown }).preferences);
  if (!isAllowed) return null;
  return (
    <>
      <Button isDisabled={!saved} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && saved && (
        <FormDrawer
          title={label}
          description={description}
          submitLabel={submitLabel}
          onClose={() => setOpen(false)}
          form={{
            name: type,
            schema,
            initial: valuesOf(saved),
            version: saved.version,
            save: (preferences, options) =>
              save.run({ params, body: { preferences: preferences as Record<string, unknown> } }, options),
            toValues: valuesOf,
            onSaved: () => setOpen(false),
          }}
          sections={sections}
        />
      )}
    </>
  );
}
