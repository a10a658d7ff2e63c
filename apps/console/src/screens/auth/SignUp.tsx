import { calls } from '@khep/api';
import { Link, Stack, Stepper } from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { stepsAt } from '../../forms/stepsAt.ts';
import { useAction } from '../../data/useAction.ts';
import { usePersistedForm } from '../../forms/usePersistedForm.ts';
import { paths } from '../../paths.ts';
import { useStep } from '../../url/useStep.ts';
import { AuthLayout } from '../../patterns/AuthLayout.tsx';
import { AccountStep, accountFields } from './AccountStep.tsx';
import { BrandStep, brandFields } from './BrandStep.tsx';
import { beginSession } from './beginSession.ts';
import { CodeStep } from './CodeStep.tsx';
import { usePendingSignUp } from './usePendingSignUp.ts';

const steps = [
  { id: 'account', label: 'Account' },
  { id: 'brand', label: 'Brand' },
  { id: 'code', label: 'Code' },
];

/** Sign-up in three steps, from 1: account, brand, one-time code. */
export default function SignUp() {
  const form = usePersistedForm(
    calls.auth.signup.body,
    {
      name: '',
      email: '',
      mobile: '',
      password: '',
      brand_name: '',
      timezone: 'Asia/Kolkata',
      currency: 'INR',
    },
    'sign-up',
    ['password'],
  );
  const [pending, setPending] = usePendingSignUp();
  const [reach, setReach] = useState(pending ? 3 : 1);
  const [step, setStep] = useStep(reach);
  const [refusal, setRefusal] = useState('');
  const signUp = useAction(calls.auth.signup);
  const checkPassword = useAction(calls.auth.passwordCheck, { quiet: true });
  const sendAgain = useAction(calls.brands.signupResend);

  function goOn(to: number) {
    setReach((now) => Math.max(now, to));
    setStep(to);
  }

  /** Moves on when the fields of this step are valid; later steps aren't checked yet. */
  function leave(fields: readonly string[], next: () => void) {
    setRefusal('');
    const problems = form.problems(fields);
    form.refuse(problems);
    if (Object.keys(problems).length === 0) next();
  }

  /**
   * The server judges the password, so that no list of common ones is loaded here. If it can't be reached,
   * the sign-up itself is judged later.
   */
  async function leaveAccount() {
    const { name = '', email = '', password = '', brand_name = '' } = form.values;
    const about = [name, email, brand_name].filter(Boolean);
    const result = await checkPassword.run({ body: { password, about } });
    if (!result.ok && 'password' in result.fields) form.refuse(result.fields);
    else goOn(2);
  }

  async function send() {
    const values = form.check();
    if (!values) {
      // A reload doesn't keep the password: return to the step with its field.
      if (Object.keys(form.problems(accountFields)).length > 0) setStep(1);
      return;
    }
    const result = await signUp.run({ body: values });
    if (result.ok) {
      setPending({ ...result.answer.data, username: values.email });
      goOn(3);
      return;
    }
    setRefusal(result.reason);
    form.refuse(result.fields);
    // The invalid field may be on the previous step.
    if (accountFields.some((name) => name in result.fields)) setStep(1);
  }

  return (
    <AuthLayout
      isWide
      title="Set up your brand"
      lead={`Step ${step} of 3`}
      aside={
        <>
          Have an account? <Link href={paths.logIn()}>Log in</Link>
        </>
      }
    >
      <Stack gap={20}>
        <Stepper steps={stepsAt(steps, step)} />
        {step === 1 && (
          <AccountStep
            form={form}
            problem={refusal}
            isPending={checkPassword.isPending}
            onDone={() => leave(accountFields, () => void leaveAccount())}
          />
        )}
        {step === 2 && (
          <BrandStep
            form={form}
            problem={refusal}
            isPending={signUp.isPending}
            onBack={() => setStep(1)}
            onDone={() => leave(brandFields, () => void send())}
          />
        )}
        {step === 3 && pending && (
          <CodeStep
            username={pending.username}
            signupId={pending.signup_id}
            sentTo={pending.sent_to}
            onBack={() => setStep(1)}
            onSignedIn={(session) => {
              setPending(undefined);
              form.forget();
              beginSession(session);
              navigate(paths.brandSetup(), { replace: true });
            }}
            onSendAgain={async () => {
              const { username, signup_id } = pending;
              return (await sendAgain.run({ body: { username, signup_id } })).ok;
            }}
          />
        )}
      </Stack>
    </AuthLayout>
  );
}
