import type { ComponentDocs } from '../componentDocs.ts';

export const stackDocs: ComponentDocs = {
  name: 'Stack',
  group: 'layout',
  purpose: 'Sets things under one another, evenly apart.',
  alternatives: [
    { name: 'Inline', when: 'they stand beside one another' },
    { name: 'Grid', when: 'they stand in columns' },
  ],
  do: ['Let the stack give the space: nothing in the kit has a margin.'],
  dont: ['Do not nest stacks for one gap.'],
  requirements: {
    'can-be-a-list': 'As a list it is one to those who hear it.',
  },
};
