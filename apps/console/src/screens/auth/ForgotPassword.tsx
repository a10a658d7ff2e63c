import { calls } from '@khep/api';
import { Button, Form, Link, PasswordField, Stack, Stepper, TextField, toast } from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { stepsAt } from '../../forms/stepsAt.ts';
import { useAction } from '../../data/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { AuthLayout } from '../../patterns/AuthLayout.tsx';
import { CodeForm } from './CodeForm.tsx';
import { passwordHint } from './password.ts';

const steps = [
  { id: 'account', label: 'Account' },
  { id: 'code', label: 'Code' },
  { id: 'password', label: 'New password' },
];

/** The token of an invitation link. It is after the #, which browsers send to no server. */
const readInviteToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/**
 * Password reset in three steps: account, one-time code, new password. An invitation link starts at the
 * third.
 */
export default function ForgotPassword() {
  const [invited] = useState(readInviteToken);
  const isInvited = invited !== '';
  const [step, setStep] = useState(isInvited ? 3 : 1);
  const who = useForm(calls.brands.forgotInitiate.body, { username: '' });
  const password = useForm(calls.brands.passwordUpdate.body, { reset_token: invited, password: '' });
  const [problem, setProblem] = useState('');
  const initiate = useAction(calls.brands.forgotInitiate, { quiet: true });
  const verify = useAction(calls.brands.otpVerify, { quiet: true });
  const update = useAction(calls.brands.passwordUpdate, { quiet: true });

  async function askForCode() {
    setProblem('');
    const values = who.check();
    if (!values) return;
    const result = await initiate.run({ body: values });
    if (result.ok) setStep(2);
    else setProblem(result.reason);
  }

  async function proveIt(otp: string) {
    const result = await verify.run({
      body: { username: who.values.username ?? '', otp, purpose: 'forgot-password' },
    });
    if (!result.ok) return result.reason;
    const { data } = result.answer;
    password.set({ reset_token: 'reset_token' in data ? data.reset_token : '' });
    setProblem('');
    setStep(3);
    return '';
  }

  async function setNew() {
    setProblem('');
    const values = password.check();
    if (!values) return;
    const result = await update.run({ body: values });
    if (!result.ok) {
      password.refuse(result.fields);
      setProblem(result.reason);
      return;
    }
    toast.success(isInvited ? 'Password set. Log in with it.' : 'Password changed. Log in with the new one.');
    navigate(paths.logIn());
  }

  return (
    <AuthLayout
      title={isInvited ? 'Choose your password' : 'Forgot password'}
      lead={isInvited ? "You'll log in with the email your invitation was sent to" : `Step ${step} of 3`}
      aside={<Link href={paths.logIn()}>Back to log in</Link>}
    >
      <Stack gap={20}>
        {!isInvited && <Stepper steps={stepsAt(steps, step)} />}
        {step === 1 && (
          <Form errors={who.errors} problem={problem} onSubmit={() => void askForCode()}>
            <Stack gap={16}>
              <TextField
                label="Email or phone"
                size="large"
                autoComplete="username"
                autoFocus
                isRequired
                {...who.field('username')}
              />
              <Button type="submit" tone="accent" size="large" isPending={initiate.isPending} isWide>
                Send code
              </Button>
            </Stack>
          </Form>
        )}
        {step === 2 && (
          <CodeForm
            submitLabel="Verify code"
            isPending={verify.isPending}
            onSubmit={proveIt}
            actions={
              <Button variant="ghost" onPress={() => setStep(1)}>
                Use another email or phone
              </Button>
            }
          >
            If an account exists for {who.values.username}, a 6-digit code was sent to its email.
          </CodeForm>
        )}
        {step === 3 && (
          <Form errors={password.errors} problem={problem} onSubmit={() => void setNew()}>
            <Stack gap={16}>
              <PasswordField
                label={isInvited ? 'Password' : 'New password'}
                autoComplete="new-password"
                description={passwordHint}
                autoFocus
                {...password.field('password')}
              />
              <Button type="submit" tone="accent" size="large" isPending={update.isPending} isWide>
                Set password
              </Button>
            </Stack>
          </Form>
        )}
      </Stack>
    </AuthLayout>
  );
}
