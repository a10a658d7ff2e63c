import { calls } from '@khep/api';
import { Button, Form, Inline, PasswordField, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';

export interface ChangeTwoStepProps {
  /** `codes` replaces the recovery codes; `off` turns it off. */
  change: 'codes' | 'off';
  onCodes: (recoveryCodes: readonly string[]) => void;
  onDone: () => void;
}

/** Changes a working two-step log-in, with the password and a code. */
export function ChangeTwoStep({ change, onCodes, onDone }: ChangeTwoStepProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const stale = { invalidates: ['security', 'users', 'auth.session'] };
  const replace = useAction(calls.security.recoveryCodes, stale);
  const turnOff = useAction(calls.security.twoStepOff, stale);

  async function submit() {
    const body = { password, code };
    if (change === 'codes') {
      const result = await replace.run({ body });
      if (result.ok) onCodes(result.answer.data.recovery_codes);
      else setErrors(result.fields);
      return;
    }
    const result = await turnOff.run({ body });
    if (result.ok) onDone();
    else setErrors(result.fields);
  }

  return (
    <Form errors={errors} onSubmit={() => void submit()}>
      <Stack gap={16}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(typed) => setPassword(typed ?? '')}
          errorMessage={errors['password']}
        />
        <TextField
          label="Code of the app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={(typed) => setCode(typed ?? '')}
          errorMessage={errors['code']}
        />
        <Inline gap={12}>
          <Button type="submit" tone="accent" isPending={replace.isPending || turnOff.isPending}>
            {change === 'codes' ? 'Replace recovery codes' : 'Turn off two-step log-in'}
          </Button>
          <Button onPress={onDone}>Cancel</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
