import { calls } from '@khep/api';
import { CallError, VersionConflict } from '@khep/api/client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestLeave } from './leaveGuard.ts';
import { useDraftForm } from './useDraftForm.tsx';
import type { DraftForm, FormDeclaration, SaveOptions, SaveResult } from './useDraftForm.tsx';

interface Values {
  name: string;
  stock: number;
  version?: number;
}
const schema: FormDeclaration<Values, string>['schema'] = {
  safeParse: (input) => {
    const values = input as Values;
    return values.name === ''
      ? { success: false, error: { issues: [{ path: ['name'], message: 'Enter a name' }] } }
      : { success: true, data: values };
  },
};
const save = vi.fn<(values: Values, options: SaveOptions) => Promise<SaveResult<string>>>();
const onSaved = vi.fn<(answer: string) => void>();

let root: Root | undefined;

/** The form as a page shows it. Opening it again is what a reload does. */
function open(initial: Partial<Values>, name = 'sku:1'): () => DraftForm<Values> {
  act(() => root?.unmount());
  let form: DraftForm<Values> | undefined;
  function Page() {
    form = useDraftForm<Values, string>({ name, schema, initial, save, onSaved });
    return form.leaveDialog;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root?.render(<Page />));
  return () => form!;
}

const submit = (form: () => DraftForm<Values>) =>
  act(async () => {
    form().submit();
    await Promise.resolve();
  });
const refused = (status: number, code = '') =>
  new CallError({ endpoint: calls.sku.update, status, message: 'Not saved', code });
const conflict = (current: Values) =>
  new VersionConflict(
    { endpoint: calls.sku.update, status: 412, message: 'Changed', code: 'version_conflict' },
    { current, changedBy: 'Devendra', changedAt: '2026-11-22T10:00:00Z' },
  );

beforeEach(() => {
  sessionStorage.clear();
  save.mockReset();
  onSaved.mockReset();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

test('sends nothing while a field is wrong', async () => {
  const form = open({ name: '', stock: 1 });
  await submit(form);
  expect(save).not.toHaveBeenCalled();
  expect(form().errors).toEqual({ name: 'Enter a name' });
});

test('a second submit while one is pending is ignored', async () => {
  let finish: (result: SaveResult<string>) => void = () => undefined;
  save.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const form = open({ name: 'Cup', stock: 1 });
  act(() => form().submit());
  act(() => form().submit());
  expect(form().isPending).toBe(true);
  await act(async () => {
    finish({ ok: true, answer: 'sku_1' });
    await Promise.resolve();
  });
  expect(save).toHaveBeenCalledOnce();
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('sku_1');
  expect(form().isPending).toBe(false);
});

test('every try of a draft carries one idempotency key, also after a reload; the next draft has another', async () => {
  save.mockResolvedValue({ ok: false, message: 'Network Error', fields: {}, error: refused(0, 'network') });
  const first = open({ name: 'Cup', stock: 1 });
  act(() => first().set({ stock: 2 }));
  await submit(first);
  act(() => first().set({ stock: 3 }));
  await submit(first);
  const again = open({ name: 'Cup', stock: 1 });
  save.mockResolvedValue({ ok: true, answer: '' });
  await submit(again);
  const next = open({ name: 'Cup', stock: 3 });
  await submit(next);
  const keys = save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('an earlier try that was saved with other values is said, and the next one is a new change', async () => {
  save.mockResolvedValue({ ok: false, message: 'Used', fields: {}, error: refused(422, 'key_reused') });
  const form = open({ name: 'Cup', stock: 1 });
  await submit(form);
  expect(form().problem).toContain('An earlier try was saved');
  await submit(form);
  const [first, second] = save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).not.toBe(first);
});

test('a draft is restored after a reload, and deleted once saved or discarded', async () => {
  const typed = open({ name: 'Cup', stock: 1 });
  act(() => typed().set({ name: 'Mug' }));
  const restored = open({ name: 'Cup', stock: 4 });
  expect(restored().isRestored).toBe(true);
  expect(restored().values).toEqual({ name: 'Mug', stock: 4 });
  act(() => restored().startOver());
  expect(restored().values).toEqual({ name: 'Cup', stock: 4 });
  expect(sessionStorage.length).toBe(0);
  act(() => restored().set({ name: 'Mug' }));
  save.mockResolvedValue({ ok: true, answer: '' });
  await submit(restored);
  expect(sessionStorage.length).toBe(0);
});

test('a draft over a record that changed in the same field is a conflict, not an overwrite', () => {
  const typed = open({ name: 'Cup', stock: 1, version: 1 });
  act(() => typed().set({ name: 'Mug' }));
  const restored = open({ name: 'Cup, blue', stock: 1, version: 2 });
  expect(restored().conflict).toMatchObject({
    origin: 'draft',
    changes: [{ path: 'name', mine: 'Mug', theirs: 'Cup, blue' }],
  });
  act(() => restored().resolve({ name: 'Cup, blue', stock: 1 }));
  expect(restored().values.name).toBe('Cup, blue');
  expect(save).not.toHaveBeenCalled();
});

test('a version conflict keeps what is typed, and saves the choice over the newer version', async () => {
  save.mockResolvedValueOnce({
    ok: false,
    message: 'Changed',
    fields: {},
    error: conflict({ name: 'Cup, blue', stock: 9, version: 8 }),
  });
  save.mockResolvedValueOnce({ ok: true, answer: 'saved' });
  const form = open({ name: 'Cup', stock: 1, version: 7 });
  act(() => form().set({ name: 'Mug' }));
  await submit(form);
  expect(save.mock.calls[0]?.[1].ifMatch).toBe(7);
  expect(form().conflict).toMatchObject({
    changedBy: 'Devendra',
    version: 8,
    changes: [
      { path: 'name', isConflict: true },
      { path: 'stock', isConflict: false },
      { path: 'version', isConflict: false },
    ],
  });
  expect(form().values.name).toBe('Mug');
  await act(async () => {
    form().resolve({ ...form().conflict?.merged });
    await Promise.resolve();
  });
  expect(save.mock.calls[1]).toMatchObject([{ name: 'Mug', stock: 9 }, { ifMatch: 8 }]);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('saved');
});

test('saved again before it is loaded, a record has the version of the response', async () => {
  const answer = { data: { preference: { version: 8 } } } as unknown as string;
  save.mockResolvedValue({ ok: true, answer });
  const form = open({ name: 'Cup', stock: 1, version: 7 });
  for (const name of ['Mug', 'Jug']) {
    act(() => form().set({ name }));
    await submit(form);
  }
  expect(save.mock.calls.map(([, { ifMatch }]) => ifMatch)).toEqual([7, 8]);
});

test('a newer record replaces the values of an untouched form only', () => {
  let form: DraftForm<Values> | undefined;
  function Page({ initial }: { initial: Partial<Values> }) {
    form = useDraftForm<Values, string>({ name: 'sku:2', schema, initial, save, onSaved });
    return null;
  }
  root = createRoot(document.createElement('div'));
  const show = (initial: Partial<Values>) => act(() => root?.render(<Page initial={initial} />));
  show({ name: 'Cup', stock: 1 });
  show({ name: 'Cup', stock: 2 });
  expect(form?.values.stock).toBe(2);
  act(() => form?.set({ name: 'Mug' }));
  show({ name: 'Cup', stock: 3 });
  expect(form?.values).toMatchObject({ name: 'Mug', stock: 2 });
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('leaving asks where something is typed, and keeps or deletes the draft as chosen', async () => {
  const form = open({ name: 'Cup', stock: 1 });
  const leave = vi.fn();
  requestLeave(leave);
  expect(leave).toHaveBeenCalledOnce();

  act(() => form().set({ name: 'Mug' }));
  act(() => requestLeave(leave));
  expect(leave).toHaveBeenCalledOnce();
  act(() => button('Keep editing')?.click());
  await vi.waitFor(() => expect(button('Keep editing')).toBeUndefined());
  expect(leave).toHaveBeenCalledOnce();

  act(() => requestLeave(leave));
  act(() => button('Keep draft and leave')?.click());
  expect(leave).toHaveBeenCalledTimes(2);
  expect(sessionStorage.length).toBe(1);

  const again = open({ name: 'Cup', stock: 1 });
  act(() => again().set({ stock: 5 }));
  act(() => requestLeave(leave));
  act(() => button('Discard changes')?.click());
  expect(leave).toHaveBeenCalledTimes(3);
  expect(sessionStorage.length).toBe(0);
});
