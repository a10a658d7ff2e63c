import type { ComponentDocs } from '../componentDocs.ts';

export const linkDocs: ComponentDocs = {
  name: 'Link',
  group: 'navigation',
  purpose: 'Goes somewhere.',
  alternatives: [{ name: 'Button', when: 'it does something' }],
  do: [
    'Write words that make sense alone: "Order KH-100482", not "here".',
    'Say `isExternal` for another site.',
  ],
  dont: ['Do not open the own app in a new tab.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it' },
    { keys: 'Enter', does: 'follows it' },
  ],
  screenReader: ['Order KH-100482, link'],
  requirements: {
    'uses-the-router': 'Within the app it goes by the app’s router, by mouse and by Enter.',
    'safe-elsewhere': 'A new tab cannot reach back.',
  },
};
