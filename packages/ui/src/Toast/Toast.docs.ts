import type { ComponentDocs } from '../componentDocs.ts';

export const toastDocs: ComponentDocs = {
  name: 'toast',
  group: 'feedback',
  purpose: 'For brief feedback that disappears.',
  keywords: ['notification', 'snackbar'],
  alternatives: [
    { name: 'offerUndo', when: 'it can be undone' },
    { name: 'Callout', when: 'it must still be visible in a minute' },
    { name: 'JobTray', when: 'it takes longer' },
  ],
  do: ['Use the past tense with the number: "3 orders created".', 'For a failure, say what to do next.'],
  dont: ["Don't put information in a toast that is nowhere else.", "Don't report what is obvious."],
  keyboard: [
    { keys: 'F6', does: 'moves to the notifications' },
    { keys: 'Tab', does: 'moves to the action and the close button' },
  ],
  screenReader: ['Done: Order created, alert'],
  requirements: {
    'reached-by-keys': 'F6 moves to it from anywhere, and focus returns when it closes.',
    'one-region': 'Of two regions on a page only one shows it.',
    'said-at-once': 'It is announced immediately, with its tone in words.',
    'dismissed-by-the-cross': 'The close button dismisses it.',
    'action-runs-once': 'Its action runs once and dismisses the toast.',
  },
};
