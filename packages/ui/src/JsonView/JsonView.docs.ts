import type { ComponentDocs } from '../componentDocs.ts';

export const jsonViewDocs: ComponentDocs = {
  name: 'JsonView',
  group: 'data',
  purpose: 'Shows what was sent or answered as a tree: a courier’s answer, an event, a webhook’s body.',
  alternatives: [
    { name: 'CodeField', when: 'it is written' },
    { name: 'DescriptionList', when: 'a person is to read it' },
  ],
  do: ['Name it by what it is: "Answer of the courier".', 'Open with `depth` what is looked for most.'],
  dont: ['Do not show it to those who want to know what to do: say that in words.'],
  keyboard: [
    { keys: '↑ ↓, Page, Home, End', does: 'go from node to node' },
    { keys: '→', does: 'opens a node, then goes into it' },
    { keys: '←', does: 'closes a node, or goes to what holds it' },
    { keys: 'Enter or Space', does: 'opens or closes a node' },
    { keys: '*', does: 'opens all its siblings' },
    { keys: 'Ctrl + C', does: 'copies the node’s value' },
  ],
  screenReader: ['Answer of the courier, tree; boxes: [2 items], collapsed, level 2, 3 of 4'],
  requirements: {
    'walks-by-keys': 'It is walked, opened and closed as a tree, with one stop for Tab.',
    'opens-by-mouse': 'A press opens and closes a node.',
    copies: 'Ctrl + C copies the active node, its button the whole.',
  },
};
