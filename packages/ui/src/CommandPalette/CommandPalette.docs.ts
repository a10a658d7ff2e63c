import type { ComponentDocs } from '../componentDocs.ts';

export const commandPaletteDocs: ComponentDocs = {
  name: 'CommandPalette',
  group: 'navigation',
  purpose: 'Goes anywhere and does anything by typing a part of its name.',
  keywords: ['spotlight', 'quick search', 'ctrl k'],
  alternatives: [
    { name: 'SearchField', when: 'one list on the screen is searched' },
    { name: 'ShortcutHelp', when: 'one looks for the keys' },
  ],
  do: [
    'Show recent things and common commands before anything is typed.',
    'Find an order by its number, AWB, phone and SKU.',
  ],
  dont: ['Do not let it lose something: it leads to where that is asked.'],
  keyboard: [
    { keys: 'Ctrl + K or ⌘K', does: 'opens and closes it, from anywhere' },
    { keys: '↑ ↓', does: 'move the mark' },
    { keys: 'Enter', does: 'goes there' },
    { keys: 'Esc', does: 'closes it' },
  ],
  screenReader: ['Search and commands, combo box. 3 results. KH-100482, 1 of 3'],
  requirements: {
    'opens-from-anywhere':
      'Ctrl + K opens and closes it wherever the focus is, and it is listed among the shortcuts.',
    'chosen-by-keys': 'What is typed is searched for; arrows and Enter choose.',
    'nothing-in-words': 'Nothing found is said in words.',
  },
};
