import { calls } from '@khep/api';
import type { BodyOf, SavedMapping } from '@khep/api';
import { useCall, useInvalidate } from '@khep/api/hooks';
import { importTypeLabels } from '@khep/domain/mapping';
import { HeadingFields } from '@khep/domain/mapping/ui';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import type { DraftForm } from '../../forms/useDraftForm.tsx';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

export interface MappingDrawerProps {
  /** Null for a new one. */
  mapping: SavedMapping | null;
  onClose: () => void;
}

type MappingValues = BodyOf<typeof calls.mappings.save>;

const types = Object.entries(importTypeLabels).map(([id, label]) => ({ id, label }));
const useFields = (type: MappingValues['type']) => useCall(calls.mappings.fields, { params: { type } });

/** A heading for each field of the import that is chosen. */
function Headings({ form }: { form: DraftForm<MappingValues> }) {
  const { type = 'invoice', mapping = {} } = form.values;
  const { data, error, reload } = useFields(type);
  if (error && !data) return <LoadError error={error} onRetry={() => void reload()} />;
  return (
    <HeadingFields
      fields={data?.data.fields}
      name="mapping"
      value={mapping}
      onChange={(headings) => form.set({ mapping: headings })}
      errors={form.errors}
    />
  );
}

/** Edits which heading each field has in the files of a source. A source keeps its name: it is what files are recognized by. */
export function MappingDrawer({ mapping, onClose }: MappingDrawerProps) {
  const invalidate = useInvalidate();
  const save = useAction(calls.mappings.save, { invalidates: ['mappings'], quiet: true });
  const fields = useFields(mapping?.type ?? 'invoice').data?.data.fields ?? [];
  return (
    <FormDrawer<MappingValues, unknown>
      title={mapping ? `Edit ${mapping.source}` : 'Add mapping'}
      description="Enter the headings as they are in the files. Leave a field empty if the files don't have it."
      submitLabel="Save mapping"
      onClose={onClose}
      form={{
        name: `mapping:${mapping?.id ?? 'new'}`,
        schema: calls.mappings.save.body,
        initial: mapping ?? { type: 'invoice', mapping: {} },
        // A source that has a mapping by then is an error beside it.
        version: mapping?.version ?? 0,
        async save(body, options) {
          const result = await save.run({ body }, options);
          // The mapping that is in the way may be newer than the list.
          if (!result.ok) void invalidate('mappings');
          return result;
        },
        toValues: (record) => record as SavedMapping,
        onSaved: onClose,
      }}
      sections={(form) => [
        {
          fields: [
            {
              kind: 'select',
              name: 'type',
              label: 'Imported as',
              items: types,
              isDisabled: mapping !== null,
            },
            {
              kind: 'text',
              name: 'source',
              label: 'Source',
              description: 'The courier, channel or program that the files are from',
              isRequired: true,
              isDisabled: mapping !== null,
              maxLength: 60,
            },
            {
              kind: 'custom',
              labels: {
                mapping: 'Headings',
                ...Object.fromEntries(fields.map(({ name, label }) => [`mapping.${name}`, label])),
              },
              content: <Headings form={form} />,
            },
          ],
        },
      ]}
    />
  );
}
