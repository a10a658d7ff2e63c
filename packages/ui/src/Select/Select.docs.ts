import type { ComponentDocs } from '../componentDocs.ts';

export const selectDocs: ComponentDocs = {
  name: 'Select',
  group: 'choices',
  purpose: 'Chooses one of a few things that are known by heart.',
  keywords: ['dropdown', 'picker', 'listbox'],
  alternatives: [
    { name: 'RadioGroup', when: 'there are two to five and there is room to show them' },
    { name: 'ComboBox', when: 'there are so many that people type to find theirs' },
    { name: 'SegmentedControl', when: 'the choice changes what the page shows' },
  ],
  do: [
    'Order the options as people think of them: by use, by size, by date; else by name.',
    'Put what tells two alike options apart in the second line.',
  ],
  dont: [
    'Do not choose for people where a wrong choice costs money: leave it empty.',
    'Do not start an action on a choice: a Menu does that.',
  ],
  keyboard: [
    { keys: 'Enter, Space or ↓', does: 'opens the list at what is chosen' },
    { keys: '↑ ↓ Home End Page Up Page Down', does: 'goes through the options' },
    { keys: 'a letter', does: 'goes to the option that begins with it; closed, chooses it' },
    { keys: '← →', does: 'closed: chooses the one before or after' },
    { keys: 'Enter or Space', does: 'chooses and closes' },
    { keys: 'Esc or Tab', does: 'closes without choosing; the focus is back on the field' },
  ],
  screenReader: ['Surat, Ship from, pop-up button', 'open: Surat, selected, 2 of 3'],
  requirements: {
    'chosen-by-mouse': 'A click opens it and a click chooses.',
    'chosen-by-keys': 'Keys open it, pass over what cannot be chosen, and choose; the focus comes back.',
    'error-is-heard': 'What is wrong is its description.',
    'opens-at-the-chosen': 'The list opens with the chosen option in sight and focused.',
    'as-many-as-there-are':
      'An option says which of how many it is, also while the rest is still to be drawn.',
    'found-by-letters': 'Typing finds an option, open or closed; Escape leaves the choice as it was.',
    'tab-closes': 'Tab closes the list; the next Tab goes to what follows the field.',
  },
};
