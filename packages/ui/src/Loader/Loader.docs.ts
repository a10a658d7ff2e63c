import type { ComponentDocs } from '../componentDocs.ts';

export const loaderDocs: ComponentDocs = {
  name: 'Loader',
  group: 'feedback',
  purpose: 'For loading a page or part with unknown layout.',
  keywords: ['spinner', 'loading'],
  alternatives: [
    { name: 'Skeleton', when: 'the layout is known' },
    { name: 'ProgressBar', when: 'progress is known' },
    { name: 'isPending of a Button', when: 'a button was clicked' },
  ],
  do: ['Name what is loading if it takes long.'],
  dont: ["Don't show two at once."],
  screenReader: ['Loading, status'],
  requirements: {
    'nothing-for-a-moment': 'Nothing shows for the first 300 ms: most waits are shorter.',
    'said-politely': 'It is announced as a status once visible.',
    'still-under-reduced-motion': 'With reduced motion the animation stops.',
  },
};
