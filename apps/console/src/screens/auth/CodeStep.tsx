import { calls } from '@khep/api';
import { Button, Form, Inline, Callout, OtpField, Stack, toast } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { LoginResponse } from '@khep/api';

export interface CodeStepProps {
  /** The email or phone that the code belongs to. */
  username: string;
  /** Id of the sign-up, from the server. */
  signupId: string;
  /** Where the code was sent, masked by the server. */
  sentTo: string;
  onBack: () => void;
  onSignedIn: (session: LoginResponse) => void;
  /** Requests another code; resolves to whether it was sent. */
  onSendAgain: () => Promise<boolean>;
}

/** The one-time code that completes a sign-up. */
export function CodeStep({ username, signupId, sentTo, onBack, onSignedIn, onSendAgain }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const verify = useAction(calls.brands.otpVerify, { quiet: true });

  async function submit(otp: string) {
    setProblem('');
    if (!/^\d{6}$/.test(otp)) {
      setProblem('Enter the 6-digit code');
      return;
    }
    const result = await verify.run({ body: { username, signup_id: signupId, otp, purpose: 'signup' } });
    if (!result.ok) {
      setProblem(result.message);
      setCode('');
      return;
    }
    // Only a sign-up's code returns a session.
    const { data } = result.answer;
    if ('token' in data) onSignedIn(data);
  }

  return (
    <Form problem={problem} onSubmit={() => void submit(code)}>
      <Stack gap={16}>
        <Callout tone="info">
          A 6-digit code was sent to {sentTo === '' ? username : sentTo}. It expires in 10 minutes.
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
            Change email
          </Button>
          <Button
            variant="ghost"
            onPress={() => {
              void onSendAgain().then((isSent) => isSent && toast.info('New code sent.'));
            }}
          >
            Resend code
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
