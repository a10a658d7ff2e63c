import type { ComponentDocs } from '../componentDocs.ts';

export const toggleButtonDocs: ComponentDocs = {
  name: 'ToggleButton',
  group: 'actions',
  purpose: 'For switching something on and off: a view, a lock, a side panel.',
  alternatives: [
    { name: 'Switch', when: 'it is a setting' },
    { name: 'Checkbox', when: 'it is saved with a form' },
    { name: 'SegmentedControl', when: 'two to four options exclude each other' },
  ],
  do: ['Name the pressed state, and keep the name: "Only mine".'],
  dont: ['Don’t change "Show" to "Hide": "Hide, pressed" is confusing.'],
  keyboard: [{ keys: 'Enter or Space', does: 'toggles it' }],
  screenReader: ['Only mine, toggle button, pressed'],
  requirements: {
    'turns-on-and-off': 'A click or key toggles it, and its state is announced.',
    'icon-has-a-name': 'With an icon alone, its label is its name and tooltip.',
  },
};
