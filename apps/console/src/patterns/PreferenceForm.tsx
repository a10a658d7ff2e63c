import { calls } from '@khep/api';
import type { PreferenceType } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AsyncContent } from '../data/AsyncContent.tsx';
import { useAction } from '../data/useAction.ts';
import type { DraftForm } from '../forms/useDraftForm.tsx';
import type { Schema } from '../forms/useForm.ts';
import { FormPanel } from './FormPanel.tsx';
import type { FormSections } from './formFields.ts';

export interface PreferenceFormProps<Values extends object> {
  type: PreferenceType;
  /** Reads the saved record. */
  schema: Schema<Values> & { parse: (input: unknown) => Values };
  /** Rejects what was allowed earlier. @default schema */
  draftSchema?: Schema<Values>;
  submitLabel: string;
  sections: FormSections<Values>;
  /** The preview of what is typed, beside the form. */
  preview?: (form: DraftForm<Values>) => ReactNode;
  asideWidth?: 'aside' | 'wide';
}

/** One preference record with its live preview. The first save adds it, later ones update it: their notices differ. */
export function PreferenceForm<Values extends object>({
  type,
  schema,
  draftSchema = schema,
  submitLabel,
  sections,
  preview,
  asideWidth,
}: PreferenceFormProps<Values>) {
  const params = { preference_type: type };
  const call = useCall(calls.preferences.get, { params });
  const add = useAction(calls.preferences.add, {
    invalidates: ['preferences', 'preferencePreview', 'tracking.host'],
  });
  const update = useAction(calls.preferences.update, {
    invalidates: ['preferences', 'preferencePreview', 'tracking.host'],
  });
  const saved = call.data?.data.preference;
  // Until the record is loaded again.
  const [added, setAdded] = useState<PreferenceType>();
  return (
    <AsyncContent
      isLoading={saved === undefined}
      error={saved === undefined ? call.error : undefined}
      onRetry={() => void call.reload()}
    >
      {saved && (
        <FormPanel
          form={{
            name: type,
            schema: draftSchema,
            initial: schema.parse(saved.preferences),
            version: saved.version,
            toValues: (record) => schema.parse((record as { preferences: unknown }).preferences),
            save: (values, options) =>
              (saved.version === 0 && added !== type ? add : update).run(
                { params, body: { preferences: values as Record<string, unknown> } },
                options,
              ),
            onSaved: () => {
              setAdded(type);
              void call.reload();
            },
          }}
          sections={sections}
          submitLabel={submitLabel}
          {...(preview && { aside: preview })}
          {...(asideWidth && { asideWidth })}
        />
      )}
    </AsyncContent>
  );
}
