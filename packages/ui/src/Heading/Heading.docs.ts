import type { ComponentDocs } from '../componentDocs.ts';

export const headingDocs: ComponentDocs = {
  name: 'Heading',
  group: 'layout',
  purpose: 'Names a part of the page in its outline.',
  alternatives: [
    { name: 'Page', when: 'it names the whole page' },
    { name: 'Card', when: 'the part is a card: its title is a heading' },
  ],
  do: ['Choose the level by the outline, and the size by the look.'],
  dont: ['Do not leave out a level.'],
  screenReader: ['Ship to, heading level 2'],
  requirements: {
    'level-is-not-size': 'The level in the outline and the size are said apart.',
  },
};
