import type { ComponentDocs } from '../componentDocs.ts';

export const dividerDocs: ComponentDocs = {
  name: 'Divider',
  group: 'layout',
  purpose: 'Parts two groups with a hairline.',
  alternatives: [
    { name: 'Stack', when: 'space alone parts them' },
    { name: 'CardSection', when: 'they are parts of one card' },
  ],
  do: ['Use it where space is not enough.'],
  dont: ['Do not part every row.'],
  screenReader: ['separator'],
  requirements: {
    'parts-for-all': 'It is a separator to a screen reader, and a line of one pixel to the eye.',
    'no-space-of-its-own': 'It brings no space: that is of what it stands in.',
  },
};
