import { Button, Form, PhoneField, PasswordField, Stack, TextField } from '@khep/ui';
import type { FormState } from '../../forms/useForm.ts';
import { passwordHint } from './password.ts';
import type { SignupValues } from './signupValues.ts';

/** The fields of the first step. */
export const accountFields = ['name', 'email', 'mobile', 'password'] as const;

export interface AccountStepProps {
  form: FormState<SignupValues>;
  /** Error of the whole step. */
  problem: string;
  isPending: boolean;
  onDone: () => void;
}

/** The user who signs up. */
export function AccountStep({ form, problem, isPending, onDone }: AccountStepProps) {
  return (
    <Form errors={form.errors} problem={problem} onSubmit={onDone}>
      <Stack gap={16}>
        <TextField label="Your name" autoComplete="name" autoFocus isRequired {...form.field('name')} />
        <TextField label="Work email" type="email" autoComplete="email" isRequired {...form.field('email')} />
        <PhoneField label="Mobile" isRequired {...form.field('mobile')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description={passwordHint}
          {...form.field('password')}
        />
        <Button type="submit" tone="accent" size="large" isPending={isPending} isWide>
          Continue
        </Button>
      </Stack>
    </Form>
  );
}
