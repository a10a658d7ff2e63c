import type { ComponentDocs } from '../componentDocs.ts';

export const undoToastDocs: ComponentDocs = {
  name: 'offerUndo',
  group: 'feedback',
  purpose: 'For an action that is done immediately and can be undone.',
  keywords: ['destructive action', 'delete', 'snackbar'],
  alternatives: [
    { name: 'ConfirmDialog', when: "it can't be undone: payments, courier bookings" },
    { name: 'toast', when: 'there is nothing to undo' },
  ],
  do: [
    'Use the past tense with the number: "3 orders archived".',
    "If the server can't undo it, show it as done and do it in `onCommit`.",
  ],
  dont: ["Don't ask for confirmation as well.", "Don't use it if ten seconds' delay has a cost."],
  keyboard: [
    { keys: 'Ctrl + Z or ⌘Z', does: 'undoes the latest, outside of fields' },
    { keys: 'F6', does: 'moves to the notifications and Undo' },
  ],
  screenReader: ['Note: 3 orders archived, alert. Undo, button', 'after Undo: Undone: 3 orders archived'],
  requirements: {
    'undo-by-button-and-keys': 'The button and Ctrl + Z undo it once, the latest first.',
    'commits-when-it-ends': 'When the toast ends without undo, or the page is closed, it is committed once.',
    'keys-of-a-field-are-its-own': 'Ctrl + Z in a field undoes typing only.',
    'says-when-it-failed': 'A failed undo is announced.',
  },
};
