import type { ComponentDocs } from '../componentDocs.ts';

export const commandPaletteDocs: ComponentDocs = {
  name: 'CommandPalette',
  group: 'navigation',
  purpose: 'For going anywhere and doing anything by typing its name.',
  keywords: ['spotlight', 'quick search', 'ctrl k'],
  alternatives: [
    { name: 'SearchField', when: 'it searches a list on the screen' },
    { name: 'ShortcutHelp', when: 'someone looks up keys' },
  ],
  do: ['Show recent items and common commands before typing.', 'Find orders by number, AWB, phone and SKU.'],
  dont: ["Don't run destructive commands: link to the screen instead."],
  keyboard: [
    { keys: 'Ctrl + K or ⌘K', does: 'opens and closes it, anywhere' },
    { keys: '↑ ↓', does: 'move the selection' },
    { keys: 'Enter', does: 'opens it' },
    { keys: 'Esc', does: 'closes it' },
  ],
  screenReader: ['Search and commands, combo box. 3 results. KH-100482, 1 of 3'],
  requirements: {
    'opens-from-anywhere': 'Ctrl + K opens and closes it from any focus, and it is listed in the shortcuts.',
    'chosen-by-keys': 'Typing searches; arrows and Enter select.',
    'nothing-in-words': 'An empty result has a message.',
  },
};
