import type { ComponentDocs } from '../componentDocs.ts';

export const multiSelectDocs: ComponentDocs = {
  name: 'MultiSelect',
  group: 'choices',
  purpose: 'Chooses any number out of many things that have names: states, couriers, warehouses, SKUs.',
  keywords: ['autocomplete', 'multiple choice'],
  alternatives: [
    { name: 'ToggleChips', when: 'there are up to eight, of a word or two each' },
    { name: 'Select', when: 'only one can be chosen' },
    { name: 'TagsField', when: 'the words are free' },
  ],
  do: [
    'Give it all its items, or as many as a search of yours found: only those in sight are drawn.',
    'Give each item its field’s name, and a second line only where two names are alike.',
  ],
  dont: ['Do not use it for on and off: a Checkbox says it in one glance.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chips, then to the opener' },
    { keys: '← →, Delete', does: 'go from chip to chip, and take one away' },
    { keys: 'Enter, Space or ↓ on the opener', does: 'opens it, with the focus in its search' },
    { keys: '↑ ↓, Page Up, Page Down, Ctrl + Home, Ctrl + End', does: 'move through what was found' },
    { keys: 'Enter', does: 'chooses the option, or gives it back' },
    { keys: 'Escape', does: 'closes it; the focus is on the opener again' },
  ],
  screenReader: [
    'States: 2 selected, button, collapsed',
    'opened: Search States, combo box; Karnataka, not selected, 3 of 36',
    'after typing: 4 matches',
  ],
  requirements: {
    'chooses-by-mouse': 'A press on an option chooses it and another gives it back; the list stays open.',
    'chooses-by-keyboard': 'It opens, searches, chooses and closes from the keyboard alone.',
    'selects-all-shown': 'One button chooses everything that the search found and nothing else.',
    'chips-are-removable':
      'A chip is taken away by its cross and by Delete, and the focus stays in the field.',
    'draws-what-is-in-sight': 'Of 500 options fewer than 40 are on the page, and the last can be reached.',
    'error-is-heard': 'What is wrong is under it and heard with it.',
  },
};
