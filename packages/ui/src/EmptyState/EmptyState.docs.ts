import type { ComponentDocs } from '../componentDocs.ts';

export const emptyStateDocs: ComponentDocs = {
  name: 'EmptyState',
  group: 'feedback',
  purpose: 'For saying why there is no content, with one action.',
  keywords: ['zero state', 'blank slate', 'no results'],
  alternatives: [
    { name: 'Callout', when: 'there is content, with a message about it' },
    { name: 'Skeleton', when: 'content is loading' },
  ],
  do: [
    'Use `layout="inline"` in a card that has others beside it.',
    'Distinguish empty, no match, no permission and error: each has a different next step.',
  ],
  dont: ["Don't joke.", "Don't offer two actions."],
  keyboard: [{ keys: 'Tab', does: 'moves to its action' }],
  screenReader: ['No orders yet. Create the first one, or connect your store.'],
  requirements: {
    'kinds-have-words': 'No match, no permission and error have default texts.',
    'one-row-in-a-card': 'Inline, words and action are in one row where there is room.',
    'failure-is-said-and-retried': 'An error is announced, and can be retried by mouse and keyboard.',
  },
};
