import { newIdempotencyKey } from '@khep/api/client';
import { useEffect, useState } from 'react';
import { changedValues, deleteDraft, draftKey, loadDraft, saveDraft, toFormValues } from './drafts.ts';
import { useForm } from './useForm.ts';
import type { FormState, Schema } from './useForm.ts';

export interface PersistedFormState<Values extends object> extends FormState<Values> {
  /** The form began with a draft. */
  isRestored: boolean;
  /** Back to the initial values; deletes the draft. */
  startOver: () => void;
  /** Deletes the draft: it was sent. */
  forget: () => void;
}

/**
 * A form whose unsaved input survives a reload, the back button and an expired session, for this tab and user. Only what
 * differs from the initial values is stored. For a form that edits a record, use useDraftForm.
 * @param name which form: `sign-up`
 * @param except values that may not be stored in the browser, such as a password
 */
export function usePersistedForm<Values extends object>(
  schema: Schema<Values>,
  initial: Partial<Values>,
  name: string,
  except: readonly (keyof Values & string)[] = [],
): PersistedFormState<Values> {
  const [key] = useState(() => draftKey(name));
  const [begin] = useState(initial);
  const [found, setFound] = useState(() => loadDraft(key));
  const [idempotencyKey] = useState(() => found?.idempotencyKey ?? newIdempotencyKey());
  const form = useForm(schema, begin, found && (toFormValues(found.typed) as Partial<Values>));
  const { values } = form;
  const secrets = except.join();

  // Values change in many ways; the draft follows from the values alone.
  useEffect(() => {
    saveDraft(key, { ...changedValues(values, begin, secrets.split(',')), idempotencyKey });
  }, [key, values, begin, secrets, idempotencyKey]);

  function forget() {
    deleteDraft(key);
    setFound(undefined);
  }
  return {
    ...form,
    isRestored: found !== undefined,
    startOver() {
      forget();
      form.reset(begin);
    },
    forget,
  };
}
