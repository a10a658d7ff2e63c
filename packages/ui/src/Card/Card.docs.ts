import type { ComponentDocs } from '../componentDocs.ts';

export const cardDocs: ComponentDocs = {
  name: 'Card',
  group: 'layout',
  purpose: 'A surface for one subject.',
  alternatives: [
    { name: 'Box', when: 'there is no subject: only space' },
    { name: 'Callout', when: 'it says something about the place it stands at' },
  ],
  do: ['Give it a title: it names the region.', 'Put several parts of one subject in CardSections.'],
  dont: ['Do not put a card in a card.'],
  screenReader: ['Ship to, region'],
  requirements: {
    'title-names-region': 'Its title is a heading and names its region.',
  },
};
