import { calls } from '@khep/api';
import { TextField } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { PasswordForm } from '../../patterns/PasswordForm.tsx';

export interface ChangeTwoStepProps {
  /** `codes` replaces the recovery codes; `off` turns it off. */
  change: 'codes' | 'off';
  onCodes: (recoveryCodes: readonly string[]) => void;
  onDone: () => void;
}

/** Changes a working two-step log-in, with the password and a code. */
export function ChangeTwoStep({ change, onCodes, onDone }: ChangeTwoStepProps) {
  const [code, setCode] = useState('');
  const stale = { invalidates: ['security', 'users', 'auth.session'] };
  const replace = useAction(calls.security.recoveryCodes, stale);
  const turnOff = useAction(calls.security.twoStepOff, stale);

  async function submit(password: string) {
    const body = { password, code };
    if (change === 'off') {
      const result = await turnOff.run({ body });
      if (result.ok) onDone();
      return result.ok ? {} : result.fields;
    }
    const result = await replace.run({ body });
    if (result.ok) onCodes(result.answer.data.recovery_codes);
    return result.ok ? {} : result.fields;
  }

  return (
    <PasswordForm
      submitLabel={change === 'codes' ? 'Replace recovery codes' : 'Turn off two-step log-in'}
      isPending={replace.isPending || turnOff.isPending}
      onSubmit={submit}
      onCancel={onDone}
      after={(errors) => (
        <TextField
          label="Code of the app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={(typed) => setCode(typed ?? '')}
          errorMessage={errors['code']}
        />
      )}
    />
  );
}
