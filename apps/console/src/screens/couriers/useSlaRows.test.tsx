import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSlaRows } from './useSlaRows.ts';
import type { SlaRow } from './useSlaRows.ts';

let root: Root | undefined;
const saved: readonly SlaRow[] = [{ zone: 'A', delivery_tat: 2, pickup_tat: 1, is_active: true }];

/** The rows as the tab has them; opening them again is what another tab of the page or a reload does. */
function open(courier_id: number): () => ReturnType<typeof useSlaRows> {
  act(() => root?.unmount());
  let state: ReturnType<typeof useSlaRows> | undefined;
  function Screen() {
    state = useSlaRows(courier_id, () => saved);
    return null;
  }
  root = createRoot(document.createElement('div'));
  act(() => root?.render(<Screen />));
  return () => state!;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

test('typed days survive another tab of the page, for their courier only', () => {
  const first = open(1);
  act(() => first().setRows([{ ...saved[0], delivery_tat: 5 }]));
  expect(open(2)().rows).toEqual(saved);
  expect(open(1)().rows[0]?.delivery_tat).toBe(5);
});

test('days that were saved leave no draft', () => {
  const first = open(1);
  act(() => first().setRows([{ ...saved[0], delivery_tat: 5 }]));
  act(() => first().forget());
  expect(open(1)().rows).toEqual(saved);
});
