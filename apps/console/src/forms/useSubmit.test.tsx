import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useSubmit } from './useSubmit.ts';
import type { SubmitResult } from './useSubmit.ts';

interface Values {
  name: string;
}
const refuse = vi.fn<(fields: Record<string, string>) => void>();
const done = vi.fn<() => void>();
let root: Root;

/** A form of one button, which holds these values. */
async function press(
  values: Values | undefined,
  send: (values: Values) => Promise<SubmitResult>,
): Promise<string> {
  function Screen() {
    const { problem, submit } = useSubmit({ check: () => values, refuse }, send, done);
    return (
      <button type="button" onClick={submit}>
        {problem}
      </button>
    );
  }
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  act(() => root.render(<Screen />));
  const button = element.querySelector('button')!;
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
  return button.textContent;
}

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.clearAllMocks();
});

test('sends nothing while something is missing', async () => {
  const send = vi.fn<(values: Values) => Promise<SubmitResult>>();
  await press(undefined, send);
  expect(send).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
});

test('goes on when it was taken', async () => {
  await press({ name: 'L' }, async () => Promise.resolve({ ok: true }));
  expect(done).toHaveBeenCalledOnce();
  expect(refuse).not.toHaveBeenCalled();
});

test('stays with what was refused, by field and as a whole', async () => {
  const fields = { name: 'There is one already.' };
  const problem = await press({ name: 'L' }, async () =>
    Promise.resolve({ ok: false, message: 'Not saved.', fields }),
  );
  expect(problem).toBe('Not saved.');
  expect(refuse).toHaveBeenCalledWith(fields);
  expect(done).not.toHaveBeenCalled();
});
