import type { ComponentDocs } from '../componentDocs.ts';

export const figureDocs: ComponentDocs = {
  name: 'Stat',
  group: 'data',
  purpose: 'Shows one number that a day is steered by, on a card.',
  keywords: ['stat', 'kpi', 'metric'],
  alternatives: [
    { name: 'DescriptionList', when: 'there are several facts of one thing' },
    { name: 'Sparkline', when: 'the way to the number matters too' },
  ],
  do: [
    'Put two to four beside one another in a Grid.',
    'Say in the note what to compare with: a change, a share.',
  ],
  dont: ['Do not show a number that nobody would act on.'],
  screenReader: ['Orders today, 142, +12%'],
  requirements: {
    'groups-indian': 'A count is grouped in lakh and crore.',
    'keeps-its-place': 'While the number loads, the card is as high as with it.',
  },
};
