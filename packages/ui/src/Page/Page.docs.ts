import type { ComponentDocs } from '../componentDocs.ts';

export const pageDocs: ComponentDocs = {
  name: 'Page',
  group: 'layout',
  purpose: 'A screen’s head and its content.',
  alternatives: [{ name: 'Card', when: 'it is a part of a screen' }],
  do: ['Give one main action, the last of the actions.', 'Say in the title what the person came for.'],
  dont: ['Do not put two pages on one screen: there is one level-1 heading.'],
  screenReader: ['All orders, heading level 1'],
  requirements: {
    'one-heading': 'Its title is the screen’s level-1 heading.',
  },
};
