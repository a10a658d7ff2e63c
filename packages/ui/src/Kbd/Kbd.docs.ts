import type { ComponentDocs } from '../componentDocs.ts';

export const kbdDocs: ComponentDocs = {
  name: 'Kbd',
  group: 'data',
  purpose: 'Shows keys to press, as they stand on the person’s keyboard.',
  keywords: ['keyboard key'],
  alternatives: [{ name: 'ShortcutHelp', when: 'all shortcuts of a screen are to be listed' }],
  do: ['Write the keys as the shortcut is registered: "mod+k".'],
  dont: ['Do not show keys where there is no keyboard: on a tracking page for phones.'],
  screenReader: ['Ctrl K'],
  requirements: {
    'fits-the-keyboard': 'Mod is Command on a Mac and Ctrl elsewhere.',
    'is-said-in-words': 'Signs are said in words.',
  },
};
