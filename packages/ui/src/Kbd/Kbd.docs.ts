import type { ComponentDocs } from '../componentDocs.ts';

export const kbdDocs: ComponentDocs = {
  name: 'Kbd',
  group: 'data',
  purpose: "For keys to press, as labelled on the user's keyboard.",
  keywords: ['keyboard key'],
  alternatives: [{ name: 'ShortcutHelp', when: 'all shortcuts of a screen are listed' }],
  do: ['Write keys as registered: "mod+k".'],
  dont: ["Don't show keys on pages for phones."],
  screenReader: ['Ctrl K'],
  requirements: {
    'fits-the-keyboard': 'Mod is Command on a Mac and Ctrl elsewhere.',
    'is-said-in-words': 'Symbols have text alternatives.',
  },
};
