import type { ComponentDocs } from '../componentDocs.ts';

export const appShellDocs: ComponentDocs = {
  name: 'AppShell',
  group: 'layout',
  purpose: 'Frames every signed-in screen: sidebar, top bar, page.',
  alternatives: [{ name: 'Page', when: 'inside it, for the head and the rhythm of one screen' }],
  do: ['Keep it mounted while screens change.', 'Put the search, the wallet and help where they always are.'],
  dont: ['Do not put a second main region in it.'],
  keyboard: [
    { keys: 'Tab, first', does: 'offers to skip to the content' },
    { keys: 'Ctrl + K or ⌘K', does: 'opens the search' },
  ],
  screenReader: ['Skip to content, link. Main, navigation. main region'],
  requirements: {
    'skip-link-is-first': 'The first Tab offers to skip to the content, and goes there.',
    'drawer-on-a-phone': 'On a phone the sidebar is a drawer that can be closed.',
    'one-main-region': 'There is one main region, which can take the focus.',
  },
};
