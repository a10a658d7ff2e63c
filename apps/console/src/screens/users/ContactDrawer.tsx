import { calls } from '@khep/api';
import type { TeamUser } from '@khep/api';
import {
  Button,
  Callout,
  Drawer,
  Form,
  Inline,
  OtpField,
  PasswordField,
  RadioGroup,
  Stack,
  TextField,
} from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';

export interface ContactDrawerProps {
  user: TeamUser;
  onClose: () => void;
}

const fields = ['email', 'mobile'] as const;
type Field = (typeof fields)[number];
const labels: Record<Field, string> = { email: 'Email', mobile: 'Mobile number' };

/** Changes the email address or mobile number of a user: the new one confirms it with a code, the old one is warned. */
export function ContactDrawer({ user, onClose }: ContactDrawerProps) {
  const [field, setField] = useState<Field>('email');
  const [value, setValue] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const initiate = useAction(calls.users.contactInitiate);
  const verify = useAction(calls.users.contactVerify);
  const update = useAction(calls.users.contactUpdate, { invalidates: ['users', 'audit', 'auth.session'] });
  const params = { id: user.id };

  async function send() {
    const result = await initiate.run({ params, body: { field, value, password } });
    setErrors(result.ok ? {} : result.fields);
    if (result.ok) setSent(true);
  }

  async function confirm(otp: string) {
    const verified = await verify.run({ body: { id: user.id, field, otp } });
    if (!verified.ok) {
      setErrors({ otp: verified.fields['otp'] ?? verified.message });
      return;
    }
    const { verification_token } = verified.answer.data;
    const saved = await update.run({ params, body: { field, value, verification_token } });
    if (saved.ok) {
      onClose();
      return;
    }
    // The code was right and is used up: what the server refuses is the contact, which is on the step before.
    const problem = saved.fields['value'] ?? saved.fields[field];
    if (problem === undefined) {
      setErrors({ otp: saved.message });
      return;
    }
    setErrors({ value: problem });
    setCode('');
    setSent(false);
  }

  return (
    <Drawer
      isOpen
      title={`Contact of ${user.name}`}
      description={`${user.email}, ${user.mobile}`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isSent ? (
        <Form errors={errors} onSubmit={() => void confirm(code)}>
          <Stack gap={16}>
            <Callout tone="info">
              {`A 6-digit code was sent to ${value}. It expires in 10 minutes. The old contact is notified of the change.`}
            </Callout>
            <OtpField
              label="One-time code"
              name="otp"
              value={code}
              onChange={(otp) => {
                setCode(otp ?? '');
                setErrors({});
              }}
              onComplete={(otp) => void confirm(otp)}
              errorMessage={errors['otp']}
              autoFocus
            />
            <Inline gap={12}>
              <Button type="submit" tone="accent" isPending={verify.isPending || update.isPending}>
                Confirm change
              </Button>
              <Button onPress={() => void send()} isPending={initiate.isPending}>
                Resend code
              </Button>
              <Button variant="ghost" onPress={() => setSent(false)}>
                Change contact
              </Button>
            </Inline>
          </Stack>
        </Form>
      ) : (
        <Form errors={errors} onSubmit={() => void send()}>
          <Stack gap={16}>
            <RadioGroup
              label="What changes"
              value={field}
              onChange={(next) => {
                setField(next === 'mobile' ? 'mobile' : 'email');
                setValue('');
              }}
              items={fields.map((id) => ({ id, label: labels[id] }))}
            />
            <TextField
              label={`New ${labels[field].toLowerCase()}`}
              name="value"
              type={field === 'email' ? 'email' : 'text'}
              inputMode={field === 'email' ? 'email' : 'tel'}
              isRequired
              value={value}
              onChange={(typed) => setValue(typed ?? '')}
              errorMessage={errors['value'] ?? errors[field]}
            />
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              description="Your password confirms that the change is yours."
              value={password}
              onChange={(typed) => setPassword(typed ?? '')}
              errorMessage={errors['password']}
            />
            <Inline gap={12}>
              <Button type="submit" tone="accent" isPending={initiate.isPending}>
                Send code
              </Button>
              <Button onPress={onClose}>Cancel</Button>
            </Inline>
          </Stack>
        </Form>
      )}
    </Drawer>
  );
}
