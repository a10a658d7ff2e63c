import type { ComponentDocs } from '../componentDocs.ts';

export const loaderDocs: ComponentDocs = {
  name: 'Loader',
  group: 'feedback',
  purpose: 'Fills the wait for a page or a part of it whose shape is not known yet.',
  keywords: ['spinner', 'loading'],
  alternatives: [
    { name: 'Skeleton', when: 'the shape of what is coming is known' },
    { name: 'ProgressBar', when: 'it can be said how far it is' },
    { name: 'isPending of a Button', when: 'one pressed it' },
  ],
  do: ['Say what is waited for when the wait is long.'],
  dont: ['Do not show two at once.'],
  screenReader: ['Loading, status'],
  requirements: {
    'nothing-for-a-moment': 'Nothing shows for the first 300 milliseconds: most waits are shorter.',
    'said-politely': 'It is said as a status, once it shows.',
    'still-under-reduced-motion': 'Where motion is reduced the parcel stands still.',
  },
};
