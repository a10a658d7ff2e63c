import { calls } from '@khep/api';
import type { SavedMapping } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, Callout, Drawer, Select, Skeleton, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { typeLabels } from './mappingList.ts';

export interface MappingDrawerProps {
  /** Null for a new one. */
  mapping: SavedMapping | null;
  onClose: () => void;
}

const types = Object.entries(typeLabels).map(([id, label]) => ({ id, label }));

/** Edits which heading each field has in the files of a source. A source keeps its name: it is what files are recognized by. */
export function MappingDrawer({ mapping, onClose }: MappingDrawerProps) {
  const [type, setType] = useState<SavedMapping['type']>(mapping?.type ?? 'invoice');
  const [source, setSource] = useState(mapping?.source ?? '');
  const [headings, setHeadings] = useState<Readonly<Record<string, string>>>(mapping?.mapping ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const call = useCall(calls.mappings.fields, { params: { type } });
  const save = useAction(calls.mappings.save, { invalidates: ['mappings'], quiet: true });
  const fields = call.data?.data.fields;

  async function submit() {
    const known = new Set(fields?.map(({ name }) => name));
    const own = Object.fromEntries(
      Object.entries(headings).filter(([name, heading]) => known.has(name) && heading.trim() !== ''),
    );
    const body = { type, source, mapping: own };
    const checked = calls.mappings.save.body.safeParse(body);
    if (!checked.success) {
      setErrors(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
      return;
    }
    const result = await save.run({ body });
    if (result.ok) onClose();
    else
      setErrors({
        ...result.fields,
        ...(Object.keys(result.fields).length === 0 && { mapping: result.message }),
      });
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={mapping ? `Edit ${mapping.source}` : 'Add mapping'}
      description="Enter the headings as they are in the files. Leave a field empty if the files don't have it."
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="accent" isPending={save.isPending} onPress={() => void submit()}>
            Save mapping
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {errors['mapping'] !== undefined && (
          <Callout tone="critical" isAlert>
            {errors['mapping']}
          </Callout>
        )}
        <Select
          label="Imported as"
          items={types}
          value={type}
          isDisabled={mapping !== null}
          onChange={(next) => setType((next ?? 'invoice') as SavedMapping['type'])}
        />
        <TextField
          label="Source"
          description="The courier, channel or program that the files are from"
          isRequired
          isDisabled={mapping !== null}
          maxLength={60}
          value={source}
          onChange={setSource}
          {...(errors['source'] !== undefined && { errorMessage: errors['source'] })}
        />
        {call.error && !fields && <LoadError error={call.error} onRetry={() => void call.reload()} />}
        {!fields && !call.error && <Skeleton lines={8} />}
        {fields?.map(({ name, label, is_required }) => (
          <TextField
            key={name}
            label={label}
            {...(is_required && { description: 'Needed by the import' })}
            maxLength={200}
            value={headings[name] ?? ''}
            onChange={(heading) => setHeadings((before) => ({ ...before, [name]: heading }))}
          />
        ))}
      </Stack>
    </Drawer>
  );
}
