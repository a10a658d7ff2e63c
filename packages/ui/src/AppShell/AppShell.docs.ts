import type { ComponentDocs } from '../componentDocs.ts';

export const appShellDocs: ComponentDocs = {
  name: 'AppShell',
  group: 'layout',
  purpose: 'For framing signed-in screens: sidebar, top bar, content.',
  alternatives: [{ name: 'Page', when: 'inside it, for the header and layout of a screen' }],
  do: ['Keep it mounted while screens change.', 'Keep search, wallet and help in the same place.'],
  dont: ["Don't put a second main region in it."],
  keyboard: [
    { keys: 'Tab, first', does: 'shows a link to skip to the content' },
    { keys: 'Ctrl + K or ⌘K', does: 'opens search' },
  ],
  screenReader: ['Skip to content, link. Main, navigation. main region'],
  requirements: {
    'skip-link-is-first': 'The first Tab shows a link that skips to the content.',
    'drawer-on-a-phone': 'On a phone the sidebar is a drawer that can be closed.',
    'one-main-region': 'There is one main region, which is focusable.',
  },
};
