import type { ComponentDocs } from '@khep/ui';

export const loadSplitDocs: ComponentDocs = {
  name: 'LoadSplit',
  group: 'shipping',
  purpose: 'Shows at a glance how the orders that no rule decides are shared among couriers.',
  do: ['Use it where the split is read; PercentSplitter is where it is set.'],
  dont: ['Do not use it for what is not a whole of 100.'],
  requirements: {
    'shares-in-words': 'Every courier with a share is named with it, in words beside the bar.',
  },
};
