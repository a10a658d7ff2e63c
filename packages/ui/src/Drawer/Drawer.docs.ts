import type { ComponentDocs } from '../componentDocs.ts';

export const drawerDocs: ComponentDocs = {
  name: 'Drawer',
  group: 'overlays',
  purpose: 'For a task at the side, with the page visible.',
  keywords: ['sheet', 'side panel'],
  alternatives: [
    { name: 'SplitPanel', when: 'a record is read beside its list' },
    { name: 'Dialog', when: "it is short and the page isn't needed" },
  ],
  do: ['Keep input if it is closed by mistake.', 'Put the action in the footer.'],
  dont: ["Don't open a drawer from a drawer."],
  keyboard: [
    { keys: 'Tab', does: 'cycles inside' },
    { keys: 'Esc', does: 'closes it; focus returns to its trigger' },
  ],
  screenReader: ['Add rule, dialog'],
  requirements: {
    'closes-by-cross-and-escape': 'The close button and Escape close it, and focus returns.',
    'whole-width-on-a-phone': 'It is never wider than the window.',
  },
};
