import type { ComponentDocs } from '../componentDocs.ts';

export const dialogDocs: ComponentDocs = {
  name: 'Dialog',
  group: 'overlays',
  purpose: 'Takes over the page for a short task, and gives it back.',
  keywords: ['modal'],
  alternatives: [
    { name: 'Drawer', when: 'the page should stay in sight' },
    { name: 'ConfirmDialog', when: 'it is a question before something is lost' },
    { name: 'a page', when: 'it has more than about six fields, or a step of its own in the address' },
  ],
  do: [
    'Name it with the task: "Schedule pickup".',
    'Put the way out first and the main action last.',
    'Give the button that opens it as `trigger`, or control it with `isOpen` and `onOpenChange`.',
  ],
  dont: ['Do not open a dialog from a dialog.', 'Do not open one that the user did not ask for.'],
  keyboard: [
    { keys: 'Tab', does: 'goes round inside' },
    { keys: 'Esc', does: 'closes it; the focus goes back to what opened it' },
  ],
  screenReader: ['Schedule pickup, dialog'],
  requirements: {
    'focus-goes-in-and-back': 'The focus goes in when it opens and back when it closes.',
    'focus-stays-inside': 'Tab does not leave it, and the page behind is not read.',
    'outside-press-closes': 'A press beside it closes it, unless it is an alert.',
  },
};
