import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStep } from './useStep.ts';

function Form({ reach }: { reach: number }) {
  const [step, go] = useStep(reach);
  return <button onClick={() => go(step + 1)}>{`Step ${step}`}</button>;
}

let root: Root;
const shown = () => document.body.textContent;
const draw = (reach: number) => act(() => root.render(<Form reach={reach} />));
const goOn = () => act(() => document.querySelector('button')?.click());

beforeEach(() => {
  window.history.replaceState(null, '', '/oms/create-order');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('a step adds a history entry and survives a reload', () => {
  const push = vi.spyOn(window.history, 'pushState');
  draw(3);
  goOn();
  expect(shown()).toBe('Step 2');
  expect(window.location.search).toBe('?step=2');
  expect(push).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  root = createRoot(document.body.firstElementChild!);
  draw(3);
  expect(shown()).toBe('Step 2');
});

test("the browser's Back button returns to the previous step", () => {
  draw(3);
  goOn();
  act(() => {
    window.history.replaceState(null, '', '/oms/create-order');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(shown()).toBe('Step 1');
});

test("an address can't skip an incomplete step", () => {
  window.history.replaceState(null, '', '/oms/create-order?step=3');
  draw(2);
  expect(shown()).toBe('Step 2');
});
