import type { ComponentDocs } from '../componentDocs.ts';

export const dialogDocs: ComponentDocs = {
  name: 'Dialog',
  group: 'overlays',
  purpose: 'For a short task that interrupts the page.',
  keywords: ['modal'],
  alternatives: [
    { name: 'Drawer', when: 'the page should stay visible' },
    { name: 'ConfirmDialog', when: 'it confirms a destructive action' },
    { name: 'a page', when: 'it has more than about six fields, or its own address' },
  ],
  do: ['Name it by the task: "Schedule pickup".', 'Put cancel first and the action last.'],
  dont: ["Don't open a dialog from a dialog.", "Don't open one without a user action."],
  keyboard: [
    { keys: 'Tab', does: 'cycles inside' },
    { keys: 'Esc', does: 'closes it; focus returns to its trigger' },
  ],
  screenReader: ['Schedule pickup, dialog'],
  requirements: {
    'focus-goes-in-and-back': 'Focus moves in when it opens and returns when it closes.',
    'opener-that-left':
      'When the opener was removed, closing moves focus next to its place, never to the page as a whole.',
    'focus-stays-inside': 'Tab stays inside, and the page behind is hidden from screen readers.',
    'outside-press-closes': 'A click outside closes it, unless it is an alert.',
  },
};
