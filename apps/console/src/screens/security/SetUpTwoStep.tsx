import { calls } from '@khep/api';
import { QrCode } from '@khep/domain/team/ui';
import { Button, CopyText, Form, Grid, Inline, OtpField, PasswordField, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';

export interface SetUpTwoStepProps {
  /** With the recovery codes, once it is on. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets two-step log-in up: password, QR code, first code of the app. */
export function SetUpTwoStep({ onDone, onCancel }: SetUpTwoStepProps) {
  const [password, setPassword] = useState('');
  const [secret, setSecret] = useState<{ secret: string; uri: string }>();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const start = useAction(calls.security.twoStepStart);
  const confirm = useAction(calls.security.twoStepConfirm, {
    invalidates: ['security', 'users', 'auth.session'],
  });

  async function begin() {
    const result = await start.run({ body: { password } });
    setErrors(result.ok ? {} : result.fields);
    if (result.ok) setSecret(result.answer.data);
  }
  async function finish(typed: string) {
    const result = await confirm.run({ body: { code: typed } });
    if (result.ok) onDone(result.answer.data.recovery_codes);
    else setErrors(result.fields);
  }

  if (!secret)
    return (
      <Form errors={errors} onSubmit={() => void begin()}>
        <Stack gap={16}>
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(typed) => setPassword(typed ?? '')}
            errorMessage={errors['password']}
          />
          <Inline gap={12}>
            <Button type="submit" tone="accent" isPending={start.isPending}>
              Continue
            </Button>
            <Button onPress={onCancel}>Cancel</Button>
          </Inline>
        </Stack>
      </Form>
    );
  return (
    <Form errors={errors} onSubmit={() => void finish(code)}>
      <Grid columns={{ base: 1, md: 2 }} gap={24}>
        <Stack gap={12}>
          <Text>1. Scan the code with an authenticator app, or enter the key.</Text>
          <QrCode text={secret.uri} label="QR code for the authenticator app" />
          <CopyText text={secret.secret} label="Key" isCode />
        </Stack>
        <Stack gap={12}>
          <Text>2. Enter the code that the app shows.</Text>
          <OtpField
            label="Code of the app"
            name="code"
            value={code}
            onChange={(typed) => {
              setCode(typed ?? '');
              setErrors({});
            }}
            onComplete={(typed) => void finish(typed)}
            errorMessage={errors['code']}
            autoFocus
          />
          <Inline gap={12}>
            <Button type="submit" tone="accent" isPending={confirm.isPending}>
              Turn on
            </Button>
            <Button onPress={onCancel}>Cancel</Button>
          </Inline>
        </Stack>
      </Grid>
    </Form>
  );
}
