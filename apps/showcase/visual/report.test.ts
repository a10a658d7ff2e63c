import { expect, it } from 'vitest';
import { reportPage } from './report.ts';

it('shows what it was, what it is and where they differ, under the mode', () => {
  const page = reportPage(
    [
      {
        mode: 'Compact',
        story: 'kit-<button>',
        reason: '812 pixels changed',
        before: 'a.png',
        after: 'b.png',
        diff: 'c.png',
      },
      { mode: 'Hindi', story: 'kit-new', reason: 'has no baseline', after: 'd.png' },
    ],
    40,
  );
  expect(page).toContain('2 pictures differ, 40 are the same');
  expect(page).toContain('<h2>Compact: 1</h2>');
  expect(page).toContain('kit-&lt;button>');
  for (const file of ['a.png', 'b.png', 'c.png', 'd.png']) expect(page).toContain(`src="${file}"`);
});
