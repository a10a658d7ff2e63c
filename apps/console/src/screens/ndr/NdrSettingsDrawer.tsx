import { calls } from '@khep/api';
import type { NdrSettings } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { NdrSettingsFields } from '@khep/domain/ndr/ui';
import { Button, Drawer, Stack } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import type { FieldErrors } from '../../forms/useForm.ts';

function SettingsForm({ initial, onSaved }: { initial: NdrSettings; onSaved: () => void }) {
  const [settings, setSettings] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useAction(calls.ndr.saveSettings, { invalidates: ['ndr.settings'] });

  async function submit() {
    const { version = 0, ...body } = settings;
    const result = await save.run({ body }, { ifMatch: version });
    if (result.ok) onSaved();
    else setErrors(result.fields);
  }

  return (
    <Stack gap={24}>
      <NdrSettingsFields
        value={settings}
        errors={errors}
        onChange={(patch) => setSettings((now) => ({ ...now, ...patch }))}
      />
      <Button tone="accent" isPending={save.isPending} onPress={() => void submit()}>
        Save settings
      </Button>
    </Stack>
  );
}

function LoadedSettings({ onSaved }: { onSaved: () => void }) {
  return (
    <CallContent call={useCall(calls.ndr.settings)}>
      {({ data }) => <SettingsForm key={data.version ?? 0} initial={data} onSaved={onSaved} />}
    </CallContent>
  );
}

/** How the brand answers failed deliveries: its rules, cut-offs and buyers. */
export function NdrSettingsDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rules and cut-offs</Button>
      {isOpen && (
        <Drawer isOpen title="Rules and cut-offs" onOpenChange={setOpen}>
          <LoadedSettings onSaved={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  );
}
