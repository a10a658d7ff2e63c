import type { ComponentDocs } from '../componentDocs.ts';

export const undoToastDocs: ComponentDocs = {
  name: 'offerUndo',
  group: 'feedback',
  purpose: 'Does what was asked at once, says so, and offers to take it back.',
  keywords: ['destructive action', 'delete', 'snackbar'],
  alternatives: [
    { name: 'ConfirmDialog', when: 'it cannot be taken back: money moves, a courier is called' },
    { name: 'toast', when: 'there is nothing to take back' },
  ],
  do: [
    'Say it in the past, with the number: "3 orders archived".',
    'Where the server cannot take it back, show it as done and do it in `onCommit`.',
  ],
  dont: [
    'Do not ask first and offer Undo as well.',
    'Do not use it where ten seconds’ delay costs something.',
  ],
  keyboard: [
    { keys: 'Ctrl + Z or ⌘Z', does: 'takes back the newest, outside of fields' },
    { keys: 'F6', does: 'goes to the notifications, and Undo' },
  ],
  screenReader: ['Note: 3 orders archived, alert. Undo, button', 'after Undo: Undone: 3 orders archived'],
  requirements: {
    'undo-by-button-and-keys': 'The button and Ctrl + Z take it back, once, the newest first.',
    'commits-when-it-ends':
      'When the offer ends without an undo, and when the page is left, it is done for good, once.',
    'keys-of-a-field-are-its-own': 'Ctrl + Z in a field undoes the typing, not the deed.',
    'says-when-it-failed': 'When it cannot be taken back, that is said.',
  },
};
