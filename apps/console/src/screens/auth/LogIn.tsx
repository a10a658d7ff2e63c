import { calls } from '@khep/api';
import { Button, Form, Link, OtpField, PasswordField, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { consumeLoginRedirect } from '../../data/loginRedirect.ts';
import { AuthLayout } from '../../patterns/AuthLayout.tsx';
import { EarlyAccess } from './EarlyAccess.tsx';
import { beginSession } from './beginSession.ts';

/** Log-in by email or phone. */
export default function LogIn() {
  const form = useForm(calls.auth.login.body, { username: '', password: '' });
  const logIn = useAction(calls.auth.login, { quiet: true });
  const [refusal, setRefusal] = useState('');
  // Only after many wrong passwords for the account, on a device that has not logged in before.
  const [needsCode, setNeedsCode] = useState(false);
  // After the password of a user who has turned two-step log-in on.
  const [needsTwoStep, setNeedsTwoStep] = useState(false);

  async function submit() {
    setRefusal('');
    const values = form.check();
    if (!values) return;
    const result = await logIn.run({ body: values });
    if (result.ok) {
      beginSession(result.answer.data);
      navigate(consumeLoginRedirect() ?? paths.home(), { replace: true });
      return;
    }
    setRefusal(result.message);
    if (result.error?.code === 'code_required') setNeedsCode(true);
    else if (result.error?.code === 'two_step_required') setNeedsTwoStep(true);
    else if (result.error?.code === 'wrong_two_step_code') form.set({ two_step_code: '' });
    else if (result.error?.code === 'wrong_code') form.set({ otp: '' });
    else form.set({ password: '' });
  }

  return (
    <AuthLayout
      title="Log in"
      lead="Ship, track and get paid for every order."
      aside={
        <Stack gap={8}>
          <span>
            New here? <Link href={paths.signUp()}>Set up your brand</Link>
          </span>
          <EarlyAccess />
        </Stack>
      }
    >
      <Form errors={form.errors} problem={refusal} onSubmit={() => void submit()}>
        <Stack gap={16}>
          <TextField
            label="Email or phone"
            size="large"
            autoComplete="username"
            autoFocus
            {...form.field('username')}
          />
          <PasswordField
            label="Password"
            size="large"
            autoComplete="current-password"
            action={<Link href={paths.forgotPassword()}>Forgot password?</Link>}
            {...form.field('password')}
          />
          {needsCode && (
            <OtpField
              label="One-time code"
              value={form.values.otp ?? ''}
              onChange={(otp) => form.set({ otp })}
              autoFocus
            />
          )}
          {needsTwoStep && (
            <TextField
              label="Code of your authenticator app"
              description="Lost your phone? Enter a recovery code."
              size="large"
              autoComplete="one-time-code"
              autoFocus
              {...form.field('two_step_code')}
            />
          )}
          <Button type="submit" tone="accent" size="large" isPending={logIn.isPending} isWide>
            Log in
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
