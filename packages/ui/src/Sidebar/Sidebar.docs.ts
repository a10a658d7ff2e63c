import type { ComponentDocs } from '../componentDocs.ts';

export const sidebarDocs: ComponentDocs = {
  name: 'Sidebar',
  group: 'navigation',
  purpose: 'Shows where one is in the app, and everything else one can go to.',
  alternatives: [
    { name: 'Tabs', when: 'the views lie within one screen' },
    { name: 'CommandPalette', when: 'one knows what it is called' },
  ],
  do: [
    'Show a count only where something waits for the person.',
    'Use the critical tone where waiting costs money.',
  ],
  dont: ['Do not go deeper than two levels.', 'Do not put actions in it.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from module to module' },
    { keys: 'Enter on a module of the rail', does: 'opens its sub-modules as a menu' },
  ],
  screenReader: ['Main, navigation. Orders, 412, link, current. New, 128, link, current page'],
  requirements: {
    'marks-where-one-is': 'The page is marked as current, in its module and for a screen reader.',
    'rail-opens-menus': 'Collapsed, a module opens its sub-modules as a menu, by keyboard too.',
  },
};
