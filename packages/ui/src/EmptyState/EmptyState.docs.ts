import type { ComponentDocs } from '../componentDocs.ts';

export const emptyStateDocs: ComponentDocs = {
  name: 'EmptyState',
  group: 'feedback',
  purpose: 'Says in one line why there is nothing, and offers one thing to do.',
  keywords: ['zero state', 'blank slate', 'no results'],
  alternatives: [
    { name: 'Callout', when: 'there is something, and a word about it' },
    { name: 'Skeleton', when: 'it is still loading' },
  ],
  do: ['Tell apart nothing yet, nothing that matches, not allowed, and failed: each has another next step.'],
  dont: ['Do not joke.', 'Do not offer two things to do.'],
  keyboard: [{ keys: 'Tab', does: 'goes to its action' }],
  screenReader: ['No orders yet. Create the first one, or connect your store.'],
  requirements: {
    'kinds-have-words': 'Nothing that matches, not allowed and failed have words of their own.',
    'failure-is-said-and-retried': 'A failure is said at once, and is tried again by mouse and keys.',
  },
};
