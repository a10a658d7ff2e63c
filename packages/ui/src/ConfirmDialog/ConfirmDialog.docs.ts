import type { ComponentDocs } from '../componentDocs.ts';

export const confirmDialogDocs: ComponentDocs = {
  name: 'ConfirmDialog',
  group: 'overlays',
  purpose: 'Asks once more before something is lost, and says what is lost.',
  keywords: ['destructive action', 'delete', 'alert dialog', 'irreversible'],
  alternatives: [
    { name: 'toast.undo', when: 'the deed can be taken back: do it at once and offer Undo' },
    { name: 'Dialog', when: 'more has to be filled in than one phrase' },
  ],
  do: [
    'Ask with the number in it: "Cancel 3 orders?"',
    'Name the button with the deed, and the way out with what it keeps: "Keep them".',
    'Ask for a phrase only where nobody can bring it back: deleting a brand, purging a warehouse.',
  ],
  dont: [
    'Do not ask before what can be undone: people learn to press without reading.',
    'Do not close it while the deed runs: show `isPending`, and the reason when it fails.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes between the phrase and the two answers, and stays inside' },
    { keys: 'Enter', does: 'presses the answer in focus, or confirms from the phrase' },
    { keys: 'Esc', does: 'leaves without doing it' },
  ],
  screenReader: [
    'Cancel 3 orders?, alert dialog. Their stock goes back. This cannot be undone. Keep them, button',
  ],
  requirements: {
    'safe-answer-has-focus': 'A critical question puts the focus on the answer that loses nothing.',
    'escape-keeps': 'Escape closes it without the deed, and focus goes back to where it came from.',
    'outside-press-keeps-it-open': 'A press outside neither answers nor closes it.',
    'phrase-before-the-deed':
      'With a phrase, the deed is done only when the phrase is typed; pressed before, it says what is missing and leads to the field.',
    'pending-ignores-presses': 'While the deed runs a second press does nothing.',
    'says-why-it-failed': 'A failed deed leaves it open, with the reason said at once.',
  },
};
