import type { ComponentDocs } from '../componentDocs.ts';

export const stackDocs: ComponentDocs = {
  name: 'Stack',
  group: 'layout',
  purpose: 'For stacking elements with even spacing.',
  alternatives: [
    { name: 'Inline', when: 'they are side by side' },
    { name: 'Grid', when: 'they are in columns' },
  ],
  do: ['Use its gap for spacing: nothing in the kit has a margin.'],
  dont: ["Don't nest stacks for one gap."],
  requirements: {
    'can-be-a-list': 'As a list it has list semantics.',
  },
};
