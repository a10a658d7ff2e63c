import type { ComponentDocs } from '../componentDocs.ts';

export const toastDocs: ComponentDocs = {
  name: 'toast',
  group: 'feedback',
  purpose: 'Says what just happened, and goes away by itself.',
  keywords: ['notification', 'snackbar'],
  alternatives: [
    { name: 'offerUndo', when: 'it can be taken back' },
    { name: 'Callout', when: 'it must still be there in a minute' },
    { name: 'JobTray', when: 'it takes longer' },
  ],
  do: ['Say it in the past, with the number: "3 orders created".', 'Say of a failure what to do next.'],
  dont: ['Do not put into a toast what is nowhere else.', 'Do not say what anyone can see.'],
  keyboard: [
    { keys: 'F6', does: 'goes to the notifications' },
    { keys: 'Tab', does: 'goes to the action and the cross' },
  ],
  screenReader: ['Done: Order created, alert'],
  requirements: {
    'reached-by-keys': 'F6 goes to it from anywhere, and the focus is back where it was once it is gone.',
    'one-region': 'Of two regions on a page one shows it, so that it is said once.',
    'said-at-once': 'It is said at once, with its tone in words.',
    'dismissed-by-the-cross': 'Its cross takes it away.',
    'action-runs-once': 'Its action is done once, and takes the toast away.',
  },
};
