import type { ComponentDocs } from '../componentDocs.ts';

export const toggleButtonDocs: ComponentDocs = {
  name: 'ToggleButton',
  group: 'actions',
  purpose: 'Turns something on and off at once and shows which: a view, a lock, a side panel.',
  alternatives: [
    { name: 'Switch', when: 'it is a setting among settings' },
    { name: 'Checkbox', when: 'it is kept with a form' },
    { name: 'SegmentedControl', when: 'two to four things exclude each other' },
  ],
  do: ['Name what is so while it is pressed, and leave the name as it is: "Only mine".'],
  dont: ['Do not turn "Show" into "Hide": pressed and "Hide" would be said together.'],
  keyboard: [{ keys: 'Enter or Space', does: 'presses it in, and out again' }],
  screenReader: ['Only mine, toggle button, pressed'],
  requirements: {
    'turns-on-and-off': 'A press by mouse or key turns it on and another off, and it says which.',
    'icon-has-a-name': 'With an icon alone its label is its name and its tooltip.',
  },
};
