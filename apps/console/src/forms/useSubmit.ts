import { useState } from 'react';
import type { FieldErrors, FormState } from './useForm.ts';

/** What became of what was sent; as `useAction` answers. */
export type SubmitResult = { ok: true } | { ok: false; message: string; fields: FieldErrors };

interface Submit {
  /** What is wrong with the whole, for the top of the form. */
  problem: string;
  /** Checks the values, and sends them when they are right. */
  submit: () => void;
}

/** Sends a form. What the server refuses goes to its fields, and what it says of the whole above them. */
export function useSubmit<Values extends object>(
  form: Pick<FormState<Values>, 'check' | 'refuse'>,
  send: (values: Values) => Promise<SubmitResult>,
  onDone?: () => void,
): Submit {
  const [problem, setProblem] = useState('');
  async function submit() {
    setProblem('');
    const values = form.check();
    if (!values) return;
    const result = await send(values);
    if (result.ok) {
      onDone?.();
      return;
    }
    form.refuse(result.fields);
    setProblem(result.message);
  }
  return { problem, submit: () => void submit() };
}
