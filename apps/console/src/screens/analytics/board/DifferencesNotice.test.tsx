import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { StoryClient } from '../../../patterns/storyClient.fixture.tsx';
import { DifferencesNotice } from './DifferencesNotice.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test('names the first sums that differ from the orders, and says how many more there are', async () => {
  const differences = ['one', 'two', 'three', 'four'].map((id) => ({ id, words: `Cell ${id} differs.` }));
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <StoryClient answers={{ '/analytics/differences': () => ({ body: { data: { differences } } }) }}>
      <DifferencesNotice />
    </StoryClient>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('Some numbers differ from the orders'));
  expect(document.body.textContent).toContain(
    'Cell one differs.Cell two differs.Cell three differs.And 1 more.',
  );
  expect(document.body.textContent).not.toContain('Cell four differs.');
});
