import type { ComponentDocs } from '../componentDocs.ts';

export const pageDocs: ComponentDocs = {
  name: 'Page',
  group: 'layout',
  purpose: 'For the header and content of a screen.',
  alternatives: [{ name: 'Card', when: 'it is a part of a screen' }],
  do: ['Use one main action, placed last.', 'Name the task in the title.'],
  dont: ["Don't use two pages on a screen: it has one h1."],
  screenReader: ['All orders, heading level 1'],
  requirements: {
    'one-heading': "Its title is the screen's h1.",
  },
};
