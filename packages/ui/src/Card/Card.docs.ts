import type { ComponentDocs } from '../componentDocs.ts';

export const cardDocs: ComponentDocs = {
  name: 'Card',
  group: 'layout',
  purpose: 'For grouping content on one subject.',
  alternatives: [
    { name: 'Box', when: 'there is no subject, only space' },
    { name: 'Callout', when: 'it is a message about its context' },
  ],
  do: ['Give it a title: it names the region.', 'Divide a subject into CardSections.'],
  dont: ["Don't nest cards."],
  screenReader: ['Ship to, region'],
  requirements: {
    'title-names-region': 'Its title is a heading and names its region.',
  },
};
