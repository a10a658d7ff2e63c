import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SignUp from './SignUp.tsx';

let root: Root | undefined;
let sent: { path: string; body: Record<string, unknown> }[];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function show() {
  const client = createClient({
    session: {
      token: () => '',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async (input, init) => {
      const path = new URL(String(input instanceof Request ? input.url : input), 'http://khep.test').pathname;
      if (path.endsWith('/auth/password/check'))
        sent.push({ path, body: JSON.parse(init?.body as string) as Record<string, unknown> });
      return path.endsWith('/auth/password/check')
        ? answer()
        : json({ data: { timezones: [], currencies: [] } });
    },
  });
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientProvider client={client}>
        <SignUp />
      </ClientProvider>
    </SWRConfig>,
  );
}

/** React notices only what the prototype's setter writes. */
const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
function type(name: string, text: string) {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  nativeValue.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fills in the first step and continues. */
async function fillIn(password: string) {
  await vi.waitFor(() => expect(document.querySelector('input[name="password"]')).not.toBeNull());
  type('name', 'Asha Rao');
  type('email', 'asha@river.example.in');
  type('mobile', '9845012345');
  type('password', password);
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[name="password"]')?.value).toBe(password),
  );
  document.querySelector('form')!.requestSubmit();
}

test('tells that a password is easy to guess on the step where it is typed', async () => {
  const problem = 'This password is easy to guess. Choose a different one.';
  answer = () => json({ message: problem, code: 'invalid', fields: { password: problem } }, 422);
  show();
  await fillIn('Password123');
  await vi.waitFor(() => expect(document.body.textContent).toContain(problem));
  expect(sent).toEqual([
    {
      path: expect.stringContaining('/auth/password/check'),
      body: { password: 'Password123', about: ['Asha Rao', 'asha@river.example.in'] },
    },
  ]);
  expect(document.body.textContent).toContain('Step 1 of 3');
});

test('continues with a password that can be used', async () => {
  answer = () => json({ message: 'This password can be used.' });
  show();
  await fillIn('a quiet river 9');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Step 2 of 3'));
});

test('continues when the password could not be judged: the sign-up itself is judged', async () => {
  answer = () => json({ message: 'Too many requests' }, 429);
  show();
  await fillIn('a quiet river 9');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Step 2 of 3'));
});
