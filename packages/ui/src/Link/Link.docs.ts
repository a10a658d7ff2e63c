import type { ComponentDocs } from '../componentDocs.ts';

export const linkDocs: ComponentDocs = {
  name: 'Link',
  group: 'navigation',
  purpose: 'For navigation.',
  alternatives: [{ name: 'Button', when: 'it performs an action' }],
  do: [
    'Use text that makes sense alone: "Order KH-100482", not "here".',
    'Set `isExternal` for other sites.',
  ],
  dont: ["Don't open the app itself in a new tab."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it' },
    { keys: 'Enter', does: 'follows it' },
  ],
  screenReader: ['Order KH-100482, link'],
  requirements: {
    'uses-the-router': 'Links within the app use its router, by mouse and Enter.',
    'safe-elsewhere': 'A new tab has no access to the opener.',
  },
};
