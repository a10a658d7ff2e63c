import { Button, Callout, Form, OtpField, Stack } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

export interface CodeFormProps {
  /** Where the code was sent. */
  children: ReactNode;
  submitLabel: string;
  isPending: boolean;
  /** Sends the code. Returns what is wrong; empty if it was right. */
  onSubmit: (otp: string) => Promise<string>;
  /** Ways back, below the button. */
  actions: ReactNode;
}

/** Asks for a one-time code, and sends it with its sixth digit. A wrong code is cleared. */
export function CodeForm({ children, submitLabel, isPending, onSubmit, actions }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  async function submit(otp: string) {
    const isWhole = /^\d{6}$/.test(otp);
    setProblem(isWhole ? '' : 'Enter the 6-digit code');
    if (!isWhole) return;
    const wrong = await onSubmit(otp);
    setProblem(wrong);
    if (wrong !== '') setCode('');
  }

  return (
    <Form problem={problem} onSubmit={() => void submit(code)}>
      <Stack gap={16}>
        <Callout tone="info">{children}</Callout>
        <OtpField
          label="One-time code"
          value={code}
          onChange={setCode}
          onComplete={(otp) => void submit(otp)}
          autoFocus
        />
        <Button type="submit" tone="accent" size="large" isPending={isPending} isWide>
          {submitLabel}
        </Button>
        {actions}
      </Stack>
    </Form>
  );
}
