import { calls } from '@khep/api';
import type { BodyOf, SavedMapping } from '@khep/api';
import { useCall, useInvalidate } from '@khep/api/hooks';
import { Select, Skeleton, Stack, TextField } from '@khep/ui';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import type { DraftForm } from '../../forms/useDraftForm.tsx';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { typeLabels } from './mappingList.ts';

export interface MappingDrawerProps {
  /** Null for a new one. */
  mapping: SavedMapping | null;
  onClose: () => void;
}

type MappingValues = BodyOf<typeof calls.mappings.save>;

const types = Object.entries(typeLabels).map(([id, label]) => ({ id, label }));
const useFields = (type: MappingValues['type']) => useCall(calls.mappings.fields, { params: { type } });

/** A heading for each field of the import that is chosen. */
function HeadingFields({ form }: { form: DraftForm<MappingValues> }) {
  const { type = 'invoice', mapping = {} } = form.values;
  const { data, error, reload } = useFields(type);
  if (error && !data) return <LoadError error={error} onRetry={() => void reload()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <Stack gap={16}>
      {data.data.fields.map(({ name, label, is_required }) => (
        <TextField
          key={name}
          name={`mapping.${name}`}
          label={label}
          {...(is_required && { description: 'Needed by the import' })}
          maxLength={200}
          value={mapping[name] ?? ''}
          onChange={(heading) => form.set({ mapping: { ...mapping, [name]: heading } })}
          errorMessage={form.errors[`mapping.${name}`]}
        />
      ))}
    </Stack>
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
              kind: 'custom',
              labels: { type: 'Imported as' },
              content: (
                <Select
                  label="Imported as"
                  items={types}
                  value={form.values.type ?? 'invoice'}
                  isDisabled={mapping !== null}
                  onChange={(next) => form.set({ type: (next ?? 'invoice') as MappingValues['type'] })}
                />
              ),
            },
            {
              kind: 'custom',
              labels: { source: 'Source' },
              content: (
                <TextField
                  label="Source"
                  description="The courier, channel or program that the files are from"
                  isRequired
                  isDisabled={mapping !== null}
                  maxLength={60}
                  {...form.field('source')}
                />
              ),
            },
            {
              kind: 'custom',
              labels: {
                mapping: 'Headings',
                ...Object.fromEntries(fields.map(({ name, label }) => [`mapping.${name}`, label])),
              },
              content: <HeadingFields form={form} />,
            },
          ],
        },
      ]}
    />
  );
}
