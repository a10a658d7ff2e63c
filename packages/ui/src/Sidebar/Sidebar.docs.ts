import type { ComponentDocs } from '../componentDocs.ts';

export const sidebarDocs: ComponentDocs = {
  name: 'Sidebar',
  group: 'navigation',
  purpose: "For the app's main navigation.",
  alternatives: [
    { name: 'Tabs', when: 'the views are within one screen' },
    { name: 'CommandPalette', when: 'the name is known' },
  ],
  do: ['Show a count only if items need attention.', 'Use the critical tone if waiting costs money.'],
  dont: ["Don't use more than two levels.", "Don't put actions in it."],
  keyboard: [
    { keys: 'Tab', does: 'moves between modules' },
    { keys: 'Enter on a module of the rail', does: 'opens its sub-modules as a menu' },
  ],
  screenReader: ['Main, navigation. Orders, 412, link, current. New, 128, link, current page'],
  requirements: {
    'marks-where-one-is': 'The current page is marked, in its module and for screen readers.',
    'rail-opens-menus': 'Collapsed, a module opens its sub-modules as a menu, also by keyboard.',
  },
};
