import { calls } from '@khep/api';
import { Button, Form, Inline, Callout, OtpField, Stack, toast } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { LoginResponse } from '@khep/api';

export interface CodeStepProps {
  /** The email or phone that the code belongs to. */
  username: string;
  /** The sign-up that the code is of, as the server called it. */
  signupId: string;
  /** Where the code went, as the server says it. */
  sentTo: string;
  onBack: () => void;
  onSignedIn: (session: LoginResponse) => void;
  /** Asks for another code; answers whether one went out. */
  onSendAgain: () => Promise<boolean>;
}

/** The one-time code that ends a sign-up. */
export function CodeStep({ username, signupId, sentTo, onBack, onSignedIn, onSendAgain }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const verify = useAction(calls.brands.otpVerify, { quiet: true });

  async function submit(otp: string) {
    setProblem('');
    if (!/^\d{6}$/.test(otp)) {
      setProblem('Enter the 6 digits of the code');
      return;
    }
    const result = await verify.run({ body: { username, signup_id: signupId, otp, purpose: 'signup' } });
    if (!result.ok) {
      setProblem(result.message);
      setCode('');
      return;
    }
    // A sign-up's code answers with a session; the other purposes have none.
    const { data } = result.answer;
    if ('token' in data) onSignedIn(data);
  }

  return (
    <Form problem={problem} onSubmit={() => void submit(code)}>
      <Stack gap={16}>
        <Callout tone="info">
          We sent a code of 6 digits to {sentTo === '' ? username : sentTo}. It works for ten minutes.
        </Callout>
        <OtpField
          label="One-time code"
          value={code}
          onChange={setCode}
          onComplete={(otp) => void submit(otp)}
          autoFocus
        />
        <Button type="submit" tone="accent" size="large" isPending={verify.isPending} isWide>
          Confirm
        </Button>
        <Inline gap={12}>
          <Button variant="ghost" onPress={onBack}>
            Change the email
          </Button>
          <Button
            variant="ghost"
            onPress={() => {
              void onSendAgain().then((isSent) => isSent && toast.info('A new code is on its way.'));
            }}
          >
            Send a new code
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
