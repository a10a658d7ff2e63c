import { calls } from '@khep/api';
import type { ApiScope } from '@khep/api';
import { Button, Checkbox, Dialog, Form, Inline, PasswordField, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { SecretOnce } from './SecretOnce.tsx';

const scopes: readonly { id: ApiScope; label: string; description: string }[] = [
  { id: 'orders:write', label: 'Send orders', description: 'orders:write' },
  { id: 'orders:read', label: 'Read orders and AWBs', description: 'orders:read' },
];

/** Creates a key, and shows it once. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const form = useForm(calls.channel.keyAdd.body, {
    name: '',
    scopes: scopes.map(({ id }) => id),
    password: '',
  });
  const create = useAction(calls.channel.keyAdd, { invalidates: ['channel', 'integrations'] });
  const [secret, setSecret] = useState('');
  const chosen = form.values.scopes ?? [];

  async function submit() {
    const body = form.check();
    if (!body) return;
    const result = await create.run({ body });
    if (result.ok) setSecret(result.answer.data.secret);
    else form.refuse(result.fields);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={secret === '' ? 'Create API key' : 'API key created'}
    >
      {secret !== '' ? (
        <SecretOnce label="API key" secret={secret} onClose={onClose} />
      ) : (
        <Form errors={form.errors} onSubmit={() => void submit()}>
          <Stack gap={16}>
            <TextField
              label="Name"
              description="The app that uses it, so that you can tell keys apart."
              autoFocus
              isRequired
              {...form.field('name')}
            />
            {scopes.map(({ id, label, description }) => (
              <Checkbox
                key={id}
                name="scopes"
                description={description}
                value={chosen.includes(id)}
                onChange={(isOn) =>
                  form.set({ scopes: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) })
                }
              >
                {label}
              </Checkbox>
            ))}
            <PasswordField
              label="Your password"
              description="Your password confirms that the key is yours."
              autoComplete="current-password"
              isRequired
              {...form.field('password')}
            />
            <Inline gap={12}>
              <Button type="submit" tone="accent" isPending={create.isPending}>
                Create API key
              </Button>
              <Button onPress={onClose}>Cancel</Button>
            </Inline>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
