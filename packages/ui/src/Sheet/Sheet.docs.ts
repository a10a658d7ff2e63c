import type { ComponentDocs } from '../componentDocs.ts';

export const sheetDocs: ComponentDocs = {
  name: 'Sheet',
  group: 'overlays',
  purpose: 'For one large piece of work over any page, such as shipping all of a day.',
  keywords: ['full-screen dialog', 'overlay', 'modal page'],
  alternatives: [
    { name: 'Dialog', when: 'it is one question or a short task' },
    { name: 'Drawer', when: 'the page beside it is needed' },
    { name: 'Page', when: 'it is a place to return to' },
  ],
  do: [
    'Keep its open state in the address, so that a reload keeps it.',
    'Register its shortcuts with useShortcut inside it: they work only there.',
    'Put what needs the user in the side column: phones show it first.',
  ],
  dont: ["Don't open a sheet from a sheet."],
  keyboard: [
    { keys: 'Tab', does: 'cycles inside; the side column comes first' },
    { keys: 'Esc', does: 'closes it; focus returns' },
  ],
  screenReader: ['Ship today, dialog'],
  requirements: {
    'closes-by-cross-and-escape': 'The close button and Escape close it; a press beside it does not.',
    'focus-stays-inside':
      'When the focused control is removed, the sheet itself gets the focus: the next Enter is its shortcut.',
    'own-shortcuts': 'Shortcuts registered inside it work, and those of the page do not.',
    'side-first-on-a-phone':
      'On a narrow screen the side column is above the work, and nothing is wider than the window.',
  },
};
