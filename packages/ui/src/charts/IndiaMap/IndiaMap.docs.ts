import type { ComponentDocs } from '../../componentDocs.ts';

export const indiaMapDocs: ComponentDocs = {
  name: 'IndiaMap',
  group: 'charts',
  purpose: 'Shows amounts by state and union territory.',
  alternatives: [{ name: 'BarChart', when: 'the order of the states matters more than where they lie' }],
  do: ['Give the states by the letters of their vehicle plates.', 'Say what is counted in the title.'],
  dont: [
    'Do not take the attribution away: the licence asks for it.',
    'Do not show shares of a state by its size: large is not many.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the map' },
    { keys: 'arrows', does: 'go to the neighbour in that direction' },
    { keys: 'Enter', does: 'opens the state' },
    { keys: 'Escape', does: 'leaves the states' },
  ],
  screenReader: ['Orders by state, map of India', 'Maharashtra, 2,41,800'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'opens-what-it-counts': 'Enter on a mark and a press on it open what it counts.',
    'has-a-table': 'The same numbers can be read as a table.',
    'names-who-drew-it': 'It names who drew the map, and under which licence.',
  },
};
