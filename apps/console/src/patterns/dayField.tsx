import { DatePicker } from '@khep/ui';
import type { DraftForm } from '../forms/useDraftForm.tsx';

/** A day of a form (YYYY-MM-DD) that may be empty. */
export const dayField = <Name extends string, Values extends Record<Name, string>>(
  form: DraftForm<Values>,
  name: Name,
  label: string,
) => ({
  kind: 'custom' as const,
  labels: { [name]: label },
  content: (
    <DatePicker
      name={name}
      label={label}
      errorMessage={form.errors[name]}
      value={form.values[name] || null}
      onChange={(day) => form.set({ [name]: day ?? '' } as never)}
    />
  ),
});
