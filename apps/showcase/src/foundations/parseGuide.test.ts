import { expect, it } from 'vitest';
import { parseGuide } from './parseGuide.ts';

it('parses headings, paragraphs, lists and tables, without their marks', () => {
  const guide = [
    '# Title',
    'One **bold** [link](#there)\nover two lines.',
    '## Part',
    '### Smaller',
    '- first `code`\n- second',
    '| A | B |\n| --- | --- |\n| `x`, `y` | |',
  ].join('\n\n');
  expect(parseGuide(guide)).toEqual({
    title: 'Title',
    blocks: [
      { kind: 'paragraph', text: 'One bold link over two lines.' },
      { kind: 'heading', level: 2, text: 'Part' },
      { kind: 'heading', level: 3, text: 'Smaller' },
      { kind: 'list', items: ['first code', 'second'] },
      { kind: 'table', header: ['A', 'B'], rows: [['x, y', '']] },
    ],
  });
});
