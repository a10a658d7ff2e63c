import type { ComponentDocs } from '../../componentDocs.ts';

export const indiaMapDocs: ComponentDocs = {
  name: 'IndiaMap',
  group: 'charts',
  purpose: 'For values by state and union territory.',
  alternatives: [{ name: 'BarChart', when: 'ranking matters more than location' }],
  do: ['Use the two-letter codes of vehicle plates.', 'Name the metric in the title.'],
  dont: [
    "Don't remove the attribution: the licence requires it.",
    "Don't imply that large states have large values.",
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the map' },
    { keys: 'arrows', does: 'move to the neighbour in that direction' },
    { keys: 'Enter', does: 'opens the state' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Orders by state, map of India', 'Maharashtra, 2,41,800'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'opens-what-it-counts': 'Enter or clicking a mark opens its items.',
    'has-a-table': 'The data is also available as a table.',
    'names-who-drew-it': 'The author and licence of the map are shown.',
  },
};
