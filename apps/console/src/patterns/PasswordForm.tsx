import { Button, Form, Inline, PasswordField, Stack } from '@khep/ui';
import type { ButtonProps } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../forms/useForm.ts';

export interface PasswordFormProps {
  /** Below the field: why the password is needed. */
  description?: string;
  /** The action, as a verb. */
  submitLabel: string;
  /** @default 'accent' */
  tone?: ButtonProps['tone'];
  isPending: boolean;
  /** Sends the password. Returns the errors of the fields; the error of the whole has the name ''. */
  onSubmit: (password: string) => Promise<FieldErrors>;
  /** @default 'Cancel' */
  cancelLabel?: string;
  onCancel: () => void;
  /** Before the password. */
  before?: ReactNode;
  /** Further fields, after the password. */
  after?: (errors: FieldErrors) => ReactNode;
}

/** Asks for the user's own password before a change that an open session alone may not make. */
export function PasswordForm(props: PasswordFormProps) {
  const { description, submitLabel, tone = 'accent', isPending, onSubmit } = props;
  const { cancelLabel = 'Cancel', onCancel, before, after } = props;
  const [password, setPassword] = useState('');
  const [{ '': problem, ...errors }, setErrors] = useState<FieldErrors>({});
  return (
    <Form errors={errors} problem={problem} onSubmit={() => void onSubmit(password).then(setErrors)}>
      <Stack gap={16}>
        {before}
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          description={description}
          value={password}
          onChange={(typed) => setPassword(typed ?? '')}
          errorMessage={errors['password']}
        />
        {after?.(errors)}
        <Inline gap={12}>
          <Button type="submit" tone={tone} isPending={isPending}>
            {submitLabel}
          </Button>
          <Button onPress={onCancel}>{cancelLabel}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
