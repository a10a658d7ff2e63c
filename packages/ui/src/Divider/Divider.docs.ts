import type { ComponentDocs } from '../componentDocs.ts';

export const dividerDocs: ComponentDocs = {
  name: 'Divider',
  group: 'layout',
  purpose: 'For separating two groups with a line.',
  alternatives: [
    { name: 'Stack', when: 'spacing is enough' },
    { name: 'CardSection', when: 'they are sections of a card' },
  ],
  do: ["Use it if spacing isn't enough."],
  dont: ["Don't separate every row."],
  screenReader: ['separator'],
  requirements: {
    'parts-for-all': 'It is a separator for screen readers and a line of one pixel.',
    'no-space-of-its-own': 'It has no margin: its container sets the spacing.',
  },
};
