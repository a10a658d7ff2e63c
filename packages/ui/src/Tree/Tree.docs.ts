import type { ComponentDocs } from '../componentDocs.ts';

export const treeDocs: ComponentDocs = {
  name: 'Tree',
  group: 'data',
  purpose: 'Shows things that lie in other things, and lets one open, choose or go to them.',
  keywords: ['hierarchy', 'nested list'],
  alternatives: [
    { name: 'Accordion', when: 'there is one level, with prose or fields in it' },
    { name: 'DataGrid with expanding rows', when: 'each thing has several figures' },
    { name: 'Select', when: 'the levels do not matter: a flat list is quicker' },
  ],
  do: ['Open the branch that holds what is chosen.', 'Show a count on a folded branch.'],
  dont: ['Do not go deeper than four levels.', 'Do not use it as the app’s navigation: that is Sidebar.'],
  keyboard: [
    { keys: '↑ ↓', does: 'the row above, below' },
    { keys: '→', does: 'opens a branch, then goes into it' },
    { keys: '←', does: 'folds a branch, then goes to the one around it' },
    { keys: 'Home End', does: 'the first, the last row' },
    { keys: 'letters', does: 'the next row that begins with them' },
    { keys: 'Space', does: 'chooses the row' },
    { keys: 'Enter', does: 'goes to it, or chooses it' },
  ],
  screenReader: ['Categories, tree grid. Planters, row, level 1, collapsed'],
  requirements: {
    'opens-by-mouse-and-keys': 'A branch opens by its chevron and by →, and folds by ←.',
    'moves-by-keys': 'Arrows, Home, End and letters move through what is open.',
    'chooses-several': 'Several are chosen by their boxes and by Space, and all are told.',
    'goes-there': 'Where nothing is chosen, Enter and a press go to the node.',
  },
};
