import { Button, Dialog, Inline, RadioGroup, RelativeTime, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { applyChoices } from '../forms/mergeChanges.ts';
import type { Side } from '../forms/mergeChanges.ts';
import type { DraftForm, OpenConflict } from '../forms/useDraftForm.tsx';
import type { DescribedValue } from './formFields.ts';

interface ConflictProps<Values extends object> {
  form: Pick<DraftForm<Values>, 'resolve' | 'dismissConflict' | 'isPending'>;
  conflict: OpenConflict<Values>;
  /** Labels and formats by path; a change of another path is taken over without asking. */
  values: ReadonlyMap<string, DescribedValue>;
}

/** Shows both values of every field that someone else changed, and saves what is chosen of each. */
function Conflict<Values extends object>({ form, conflict, values }: ConflictProps<Values>) {
  const { changes, changedBy, changedAt, origin } = conflict;
  const listed = changes.flatMap((change) => {
    const described = values.get(change.path);
    return described ? [{ ...change, ...described }] : [];
  });
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(listed.map(({ path, isConflict }) => [path, isConflict ? 'mine' : 'theirs'])),
  );
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(listed.map(({ path }) => [path, side])));
  const who = changedBy === '' ? 'Someone else' : changedBy;

  return (
    <Dialog
      isOpen
      title={`${who} changed this too`}
      description={
        <>
          {changedAt !== '' && (
            <>
              Saved <RelativeTime at={changedAt} isPlain />.{' '}
            </>
          )}
          Nothing of yours is lost. Choose which value to keep for each field.
        </>
      }
      onOpenChange={(isOpen) => !isOpen && form.dismissConflict()}
      actions={(close) => (
        <>
          <Button onPress={close}>Keep editing</Button>
          <Button
            tone="accent"
            isPending={form.isPending}
            onPress={() => form.resolve(applyChoices(conflict.merged, changes, choices))}
          >
            {origin === 'save' ? 'Save chosen values' : 'Use chosen values'}
          </Button>
        </>
      )}
    >
      <Stack gap={16}>
        {listed.length > 1 && (
          <Inline gap={8}>
            <Button size="small" onPress={() => chooseAll('mine')}>
              Keep all of mine
            </Button>
            <Button size="small" onPress={() => chooseAll('theirs')}>
              Keep all of theirs
            </Button>
          </Inline>
        )}
        {listed.length === 0 && (
          <Text>None of the fields on this form differ. Save again to apply your changes.</Text>
        )}
        {listed.map(({ path, label, format, mine, theirs, isConflict }) => (
          <RadioGroup
            key={path}
            label={label}
            value={choices[path]}
            onChange={(side) => setChoices({ ...choices, [path]: side === 'theirs' ? 'theirs' : 'mine' })}
            items={[
              {
                id: 'mine',
                label: format(mine),
                description: isConflict ? 'Your change' : 'Before the change',
              },
              { id: 'theirs', label: format(theirs), description: `${who}'s change` },
            ]}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

export interface VersionConflictDialogProps<Values extends object> {
  form: Pick<DraftForm<Values>, 'conflict' | 'resolve' | 'dismissConflict' | 'isPending'>;
  values: ReadonlyMap<string, DescribedValue>;
}

/** Opens when the record was changed by someone else while it was edited here. */
export function VersionConflictDialog<Values extends object>({
  form,
  values,
}: VersionConflictDialogProps<Values>) {
  if (!form.conflict) return null;
  return <Conflict key={form.conflict.version} form={form} conflict={form.conflict} values={values} />;
}
