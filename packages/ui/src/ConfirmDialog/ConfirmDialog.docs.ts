import type { ComponentDocs } from '../componentDocs.ts';

export const confirmDialogDocs: ComponentDocs = {
  name: 'ConfirmDialog',
  group: 'overlays',
  purpose: 'For confirming a destructive action and saying what is lost.',
  keywords: ['destructive action', 'delete', 'alert dialog', 'irreversible'],
  alternatives: [
    { name: 'toast.undo', when: 'it can be undone: do it and offer Undo' },
    { name: 'Dialog', when: 'more than one phrase has to be entered' },
  ],
  do: [
    'Ask with the number: "Cancel 3 orders?"',
    'Name both buttons by their effect: "Cancel orders" and "Keep orders".',
    'Require a phrase only for irreversible actions: deleting a brand or warehouse.',
  ],
  dont: [
    "Don't ask before actions that can be undone: people stop reading.",
    "Don't close it while the action runs: set `isPending`, and show errors.",
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves between the phrase and both buttons, and stays inside' },
    { keys: 'Enter', does: 'activates the focused button, or confirms from the phrase' },
    { keys: 'Esc', does: 'cancels' },
  ],
  screenReader: [
    'Cancel 3 orders?, alert dialog. Their stock goes back. This cannot be undone. Keep them, button',
  ],
  requirements: {
    'safe-answer-has-focus': 'A critical dialog focuses the safe button.',
    'escape-keeps': 'Escape cancels it, and focus returns.',
    'outside-press-keeps-it-open': "A click outside doesn't close it.",
    'phrase-before-the-deed':
      'With a phrase, the action requires it; otherwise an error shows and focus moves to the field.',
    'pending-ignores-presses': 'While pending a second click does nothing.',
    'says-why-it-failed': 'A failed action keeps it open and announces the reason.',
  },
};
