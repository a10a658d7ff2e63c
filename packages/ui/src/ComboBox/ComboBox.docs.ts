import type { ComponentDocs } from '../componentDocs.ts';

export const comboBoxDocs: ComponentDocs = {
  name: 'ComboBox',
  group: 'choices',
  purpose: 'Chooses one of many things by typing part of its name.',
  keywords: ['autocomplete', 'typeahead'],
  alternatives: [
    { name: 'Select', when: 'they are looked through rather than typed' },
    { name: 'MultiSelect', when: 'any number can be chosen' },
    { name: 'CommandPalette', when: 'it goes somewhere' },
  ],
  do: [
    'Search on the server with `onInputChange` where there are thousands.',
    'Say in `emptyText` what to do when nothing matches.',
  ],
  dont: ['Do not take free words: what is not in the list is not kept.'],
  keyboard: [
    { keys: 'typing', does: 'narrows the list' },
    { keys: '↓ ↑', does: 'go through it' },
    { keys: 'Enter', does: 'chooses' },
    { keys: 'Escape', does: 'closes it, and gives back what was there' },
  ],
  screenReader: ['Ship from, combo box; Surat, 1 of 1'],
  requirements: {
    'typing-narrows': 'Typed words narrow the list; the arrow and Enter choose.',
    'says-when-nothing': 'It says so where nothing matches.',
    'searches-elsewhere': 'What matches can come from a search of the caller’s.',
    'adds-and-stays': 'A box that adds is empty and in focus after each choice, ready for the next.',
    'draws-what-is-in-sight': 'Of a thousand choices only those in sight are on the page.',
  },
};
