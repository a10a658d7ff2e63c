import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { AuthenticatorSetUp } from '@khep/domain/team/ui';
import { Button, Form, Inline } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { FieldErrors } from '../../forms/useForm.ts';
import { PasswordForm } from '../../patterns/PasswordForm.tsx';

export interface SetUpTwoStepProps {
  /** With the recovery codes, once it is on. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets two-step log-in up: password, QR code, first code of the app. */
export function SetUpTwoStep({ onDone, onCancel }: SetUpTwoStepProps) {
  const [secret, setSecret] = useState<ResponseOf<typeof calls.security.twoStepStart>['data']>();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const start = useAction(calls.security.twoStepStart);
  const confirm = useAction(calls.security.twoStepConfirm, {
    invalidates: ['security', 'users', 'auth.session'],
  });

  async function begin(password: string) {
    const result = await start.run({ body: { password } });
    if (result.ok) setSecret(result.answer.data);
    return result.ok ? {} : result.fields;
  }
  async function finish(typed: string) {
    const result = await confirm.run({ body: { code: typed } });
    if (result.ok) onDone(result.answer.data.recovery_codes);
    else setErrors(result.fields);
  }

  if (!secret)
    return (
      <PasswordForm submitLabel="Continue" isPending={start.isPending} onSubmit={begin} onCancel={onCancel} />
    );
  return (
    <Form errors={errors} onSubmit={() => void finish(code)}>
      <AuthenticatorSetUp
        {...secret}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setErrors({});
        }}
        onComplete={(typed) => void finish(typed)}
        errorMessage={errors['code']}
      >
        <Inline gap={12}>
          <Button type="submit" tone="accent" isPending={confirm.isPending}>
            Turn on
          </Button>
          <Button onPress={onCancel}>Cancel</Button>
        </Inline>
      </AuthenticatorSetUp>
    </Form>
  );
}
