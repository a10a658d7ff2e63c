import type { ComponentDocs } from '../componentDocs.ts';

export const comboBoxDocs: ComponentDocs = {
  name: 'ComboBox',
  group: 'choices',
  purpose: 'For choosing one of many options by typing.',
  keywords: ['autocomplete', 'typeahead'],
  alternatives: [
    { name: 'Select', when: 'people scan options rather than type' },
    { name: 'MultiSelect', when: 'several options can be selected' },
    { name: 'CommandPalette', when: 'it navigates' },
  ],
  do: [
    'Search on the server with `onInputChange` for thousands of options.',
    'Say in `emptyText` what to do without a match.',
  ],
  dont: ["Don't expect free text: only listed options are accepted."],
  keyboard: [
    { keys: 'typing', does: 'filters the list' },
    { keys: '↓ ↑', does: 'move through it' },
    { keys: 'Enter', does: 'selects' },
    { keys: 'Escape', does: 'closes it and restores the value' },
  ],
  screenReader: ['Ship from, combo box; Surat, 1 of 1'],
  requirements: {
    'typing-narrows': 'Typing filters the list; arrows and Enter select.',
    'says-when-nothing': 'A message shows if nothing matches.',
    'searches-elsewhere': 'Results can come from a custom search.',
    'adds-and-stays': 'With `clearsOnSelect` it is empty and focused after each selection.',
    'scanned-code-adds': 'The exact `code` of an option and Enter select it.',
    'draws-what-is-in-sight': 'Of a thousand options only visible ones are rendered.',
  },
};
