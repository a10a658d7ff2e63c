import type { ComponentDocs } from '../componentDocs.ts';

export const toolbarDocs: ComponentDocs = {
  name: 'Toolbar',
  group: 'actions',
  purpose: 'Puts the tools for one thing behind a single Tab.',
  alternatives: [
    { name: 'Inline', when: 'there are one or two buttons' },
    { name: 'Menu', when: 'there is no room, or they are seldom used' },
  ],
  do: ['Name it by what the tools work on.', 'Put the tool that is used most first.'],
  dont: ['Do not put a text field in the middle: it needs the arrow keys for itself. Put it last.'],
  keyboard: [
    { keys: 'Tab', does: 'goes in, to the tool used last, and out again' },
    { keys: '← → (↑ ↓ when vertical)', does: 'the tool before, after' },
  ],
  screenReader: ['Label preview, toolbar. Zoom, group. Zoom in, button'],
  requirements: {
    'one-tab-stop': 'One Tab goes in and one goes out, whatever is in it.',
    'arrows-move': 'The arrow keys of its direction move among the tools.',
    'comes-back-to-the-last': 'Coming back by Tab, the focus is on the tool used last.',
  },
};
