import { createRef } from 'react';
import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { StepPanel } from './StepPanel.tsx';
import * as styles from './StepPanel.css.ts';

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));

const show = (step: string, ref: RefObject<HTMLDivElement | null>) =>
  flushSync(() =>
    root.render(
      <StepPanel step={step} label={`Step ${step}`} ref={ref}>
        <input type="text" />
      </StepPanel>,
    ),
  );

test('takes the focus when another step is shown, without the ring of the browser, and hands itself on', async () => {
  const ref = createRef<HTMLDivElement>();
  show('1', ref);
  const panel = host.querySelector('[role="group"]');
  expect(document.activeElement).toBe(document.body);
  expect(panel?.className).toContain(styles.panel);
  expect(ref.current).toBe(panel);
  show('2', ref);
  await vi.waitFor(() => expect(document.activeElement).toBe(panel));
  expect(panel?.getAttribute('aria-label')).toBe('Step 2');
});
