import type { ComponentDocs } from '../componentDocs.ts';

export const headingDocs: ComponentDocs = {
  name: 'Heading',
  group: 'layout',
  purpose: 'For naming a part of the page.',
  alternatives: [
    { name: 'Page', when: 'it names the whole page' },
    { name: 'Card', when: 'the part is a card: its title is a heading' },
  ],
  do: ['Choose the level by the outline, and the size by the design.'],
  dont: ["Don't skip levels."],
  screenReader: ['Ship to, heading level 2'],
  requirements: {
    'level-is-not-size': 'Level and size are independent.',
  },
};
