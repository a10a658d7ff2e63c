import { calls } from '@khep/api';
import type { LoginResponse } from '@khep/api';
import { Button, Inline, toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { CodeForm } from './CodeForm.tsx';

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
  const verify = useAction(calls.brands.otpVerify, { quiet: true });

  async function submit(otp: string) {
    const result = await verify.run({ body: { username, signup_id: signupId, otp, purpose: 'signup' } });
    // Only a sign-up's code returns a session.
    if (result.ok && 'token' in result.answer.data) onSignedIn(result.answer.data);
    return result.ok ? '' : result.reason;
  }

  return (
    <CodeForm
      submitLabel="Confirm"
      isPending={verify.isPending}
      onSubmit={submit}
      actions={
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
      }
    >
      A 6-digit code was sent to {sentTo === '' ? username : sentTo}. It expires in 10 minutes.
    </CodeForm>
  );
}
