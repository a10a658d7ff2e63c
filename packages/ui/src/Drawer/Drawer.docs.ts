import type { ComponentDocs } from '../componentDocs.ts';

export const drawerDocs: ComponentDocs = {
  name: 'Drawer',
  group: 'overlays',
  purpose: 'Opens a task at the side, with the page still in sight.',
  keywords: ['sheet', 'side panel'],
  alternatives: [
    { name: 'SplitPanel', when: 'a record is read beside its list, one after another' },
    { name: 'Dialog', when: 'it is short and the page does not help' },
  ],
  do: ['Keep what was typed when it closes by mistake.', 'Put the deed at the foot.'],
  dont: ['Do not open a drawer from a drawer.'],
  keyboard: [
    { keys: 'Tab', does: 'goes round inside' },
    { keys: 'Esc', does: 'closes it; the focus goes back to what opened it' },
  ],
  screenReader: ['Add rule, dialog'],
  requirements: {
    'closes-by-cross-and-escape': 'Its cross and Escape close it, and the focus goes back.',
    'whole-width-on-a-phone': 'It is never wider than the window.',
  },
};
