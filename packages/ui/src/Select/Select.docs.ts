import type { ComponentDocs } from '../componentDocs.ts';

export const selectDocs: ComponentDocs = {
  name: 'Select',
  group: 'choices',
  purpose: 'For choosing one of a few familiar options.',
  keywords: ['dropdown', 'picker', 'listbox'],
  alternatives: [
    { name: 'RadioGroup', when: 'there are two to five and room to show them' },
    { name: 'ComboBox', when: 'there are so many that people type' },
    { name: 'SegmentedControl', when: 'it changes the view' },
  ],
  do: [
    'Sort options in a natural order: by use, size or date; otherwise by name.',
    'Distinguish similar options in the second line.',
  ],
  dont: ["Don't preselect if a wrong choice costs money.", "Don't trigger actions; use Menu."],
  keyboard: [
    { keys: 'Enter, Space or ↓', does: 'opens the list at the selected option' },
    { keys: '↑ ↓ Home End Page Up Page Down', does: 'move through the options' },
    { keys: 'a letter', does: 'moves to the option starting with it; closed, selects it' },
    { keys: '← →', does: 'closed: select the previous or next one' },
    { keys: 'Enter or Space', does: 'selects and closes' },
    { keys: 'Esc or Tab', does: 'closes without selecting; focus returns to the field' },
  ],
  screenReader: ['Surat, Ship from, pop-up button', 'open: Surat, selected, 2 of 3'],
  requirements: {
    'chosen-by-mouse': 'A click opens it and a click selects.',
    'chosen-by-keys': 'It opens and selects by keyboard, skipping disabled options; focus returns.',
    'error-is-heard': 'An error is its description.',
    'opens-at-the-chosen': 'The list opens with the selected option visible and focused.',
    'as-many-as-there-are': 'Options have a position and total, even before all are rendered.',
    'found-by-letters': 'Typing finds an option, open or closed; Escape keeps the value.',
    'tab-closes': 'Tab closes the list; the next Tab moves on.',
  },
};
