import type { ComponentDocs } from '../componentDocs.ts';

export const popoverDocs: ComponentDocs = {
  name: 'Popover',
  group: 'overlays',
  purpose: 'For small content beside its trigger.',
  alternatives: [
    { name: 'Menu', when: 'it is a list of actions' },
    { name: 'Tooltip', when: 'it is a name' },
    { name: 'Dialog', when: 'it is a task' },
  ],
  do: ['Name it by its content.', 'Apply changes immediately.'],
  dont: ["Don't put a long form in it: on a phone the keyboard covers it."],
  keyboard: [
    { keys: 'Enter or Space on the button', does: 'opens it and moves focus in' },
    { keys: 'Esc', does: 'closes it; focus returns' },
  ],
  screenReader: ['Columns, button. Columns, dialog'],
  requirements: {
    'escape-gives-focus-back': 'Escape closes it and returns focus.',
    'outside-press-closes': 'A click outside closes it.',
    'kept-in-the-window': 'It stays within the window.',
  },
};
