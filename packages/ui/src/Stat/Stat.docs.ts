import type { ComponentDocs } from '../componentDocs.ts';

export const figureDocs: ComponentDocs = {
  name: 'Stat',
  group: 'data',
  purpose: 'For a key number, on a card.',
  keywords: ['stat', 'kpi', 'metric'],
  alternatives: [
    { name: 'DescriptionList', when: 'there are several values of one record' },
    { name: 'Sparkline', when: 'the trend matters too' },
  ],
  do: ['Put two to four side by side in a Grid.', 'Give a comparison in the note: a change, a share.'],
  dont: ["Don't show a number that leads to no action."],
  screenReader: ['Orders today, 142, +12%', 'Link: Difference ₹8,819.68'],
  requirements: {
    'groups-indian': 'A count is grouped in lakh and crore.',
    'opens-what-it-counts': 'With `href`, the whole card opens what the number counts.',
    'keeps-its-place': 'Loading reserves the height of the number.',
  },
};
