import type { ComponentDocs } from '../componentDocs.ts';

export const multiSelectDocs: ComponentDocs = {
  name: 'MultiSelect',
  group: 'choices',
  purpose: 'For selecting several of many named options: states, couriers, warehouses, SKUs.',
  keywords: ['autocomplete', 'multiple choice'],
  alternatives: [
    { name: 'ToggleChips', when: 'there are up to eight short options' },
    { name: 'Select', when: 'only one can be selected' },
    { name: 'TagsField', when: 'values are free text' },
  ],
  do: [
    'Pass all options or the results of a search: only visible ones are rendered.',
    'Add a second line only to distinguish similar options.',
  ],
  dont: ["Don't use it for on and off; use a Checkbox."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chips, then the button' },
    { keys: '← →, Delete', does: 'move between chips, remove a chip' },
    { keys: 'Enter, Space or ↓ on the opener', does: 'opens it with focus in the search' },
    { keys: '↑ ↓, Page Up, Page Down, Ctrl + Home, Ctrl + End', does: 'move through the results' },
    { keys: 'Enter', does: 'selects or deselects the option' },
    { keys: 'Escape', does: 'closes it; focus returns to the button' },
  ],
  screenReader: [
    'States: 2 selected, button, collapsed',
    'opened: Search States, combo box; Karnataka, not selected, 3 of 36',
    'after typing: 4 matches',
  ],
  requirements: {
    'chooses-by-mouse': 'A click selects or deselects an option; the list stays open.',
    'chooses-by-keyboard': 'It can be opened, searched, changed and closed by keyboard.',
    'selects-all-shown': 'One button selects exactly the search results.',
    'chips-are-removable': 'A chip is removed by its cross and Delete; focus stays in the field.',
    'draws-what-is-in-sight': 'Of 500 options fewer than 40 are rendered, and the last is reachable.',
    'error-is-heard': 'An error shows below and is announced.',
  },
};
