import type { ComponentDocs } from '../componentDocs.ts';

export const popoverDocs: ComponentDocs = {
  name: 'Popover',
  group: 'overlays',
  purpose: 'Shows something small beside the control that opened it.',
  alternatives: [
    { name: 'Menu', when: 'it is a list of actions' },
    { name: 'Tooltip', when: 'it is a name in a few words' },
    { name: 'HoverCard', when: 'it previews what is behind a link' },
    { name: 'Dialog', when: 'it is a task' },
  ],
  do: ['Name it by what is inside.', 'Let what is changed in it show behind it at once.'],
  dont: ['Do not put a long form in it: on a phone the keyboard covers it.'],
  keyboard: [
    { keys: 'Enter or Space on the button', does: 'opens it; the focus goes in' },
    { keys: 'Esc', does: 'closes it; the focus goes back' },
  ],
  screenReader: ['Columns, button. Columns, dialog'],
  requirements: {
    'escape-gives-focus-back': 'Escape closes it and gives the focus back.',
    'outside-press-closes': 'A press beside it closes it.',
    'kept-in-the-window': 'It stays inside the window, also at its edge.',
  },
};
