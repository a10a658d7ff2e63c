import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usePersistedForm } from './usePersistedForm.ts';
import type { PersistedFormState } from './usePersistedForm.ts';

interface Values {
  name: string;
  stock: number | undefined;
  password: string;
}
const schema = { safeParse: (values: unknown) => ({ success: true as const, data: values as Values }) };
let root: Root | undefined;

/** The form as a screen holds it; opening it again is what a reload does. */
function open(initial: Partial<Values>, name = 'sku:new'): () => PersistedFormState<Values> {
  act(() => root?.unmount());
  let form: PersistedFormState<Values> | undefined;
  function Screen() {
    form = usePersistedForm(schema, initial, name, ['password']);
    return null;
  }
  root = createRoot(document.createElement('div'));
  act(() => root?.render(<Screen />));
  return () => form!;
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

test('restores unsaved input after a reload, on top of values that others saved', () => {
  const first = open({ name: 'Gamla', stock: 4 });
  expect(first().isRestored).toBe(false);
  act(() => first().set({ name: 'गमला' }));
  const second = open({ name: 'Gamla', stock: 3 });
  expect(second().isRestored).toBe(true);
  expect(second().values).toEqual({ name: 'गमला', stock: 3 });
  expect(second().isChanged).toBe(true);
});

test('a field that was emptied stays empty', () => {
  const first = open({ name: 'Gamla', stock: 4 });
  act(() => first().set({ stock: undefined }));
  expect(open({ name: 'Gamla', stock: 4 })().values.stock).toBeUndefined();
});

test('a password is never kept', () => {
  const first = open({ name: '', password: '' });
  act(() => first().set({ name: 'Asha', password: 'terracotta-42' }));
  expect(sessionStorage.getItem('draft:::sku:new')).not.toContain('terracotta');
  expect(open({ name: '', password: '' })().values).toEqual({ name: 'Asha', password: '' });
});

test('nothing comes back of a form that was sent, started over, or is of another thing', () => {
  const typed = open({ name: '' });
  act(() => typed().set({ name: 'Gamla' }));
  expect(open({ name: '' }, 'sku:other')().isRestored).toBe(false);
  const again = open({ name: '' });
  act(() => again().startOver());
  expect(again().values.name).toBe('');
  expect(open({ name: '' })().isRestored).toBe(false);
  const sent = open({ name: '' });
  act(() => sent().set({ name: 'Gamla' }));
  act(() => sent().forget());
  expect(open({ name: '' })().isRestored).toBe(false);
});
