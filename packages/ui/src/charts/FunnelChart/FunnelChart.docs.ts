import type { ComponentDocs } from '../../componentDocs.ts';

export const funnelChartDocs: ComponentDocs = {
  name: 'FunnelChart',
  group: 'charts',
  purpose: 'Shows how many of those who began came through each step.',
  alternatives: [
    { name: 'SankeyChart', when: 'the ways part and meet again' },
    { name: 'BarChart', when: 'the groups are no steps of one way' },
  ],
  do: ['Count the same thing at every step.'],
  dont: ['Do not leave a step out because it looks bad.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'Left and Right', does: 'go from mark to mark' },
    { keys: 'Home, End', does: 'go to the ends' },
    { keys: 'Escape', does: 'leaves the marks' },
  ],
  screenReader: [
    'From order to doorstep, funnel',
    'Confirmed, 11,640, Of the first 93.3%, Of the one before 93.3%',
  ],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'says-what-was-lost': 'Between two steps it says how many were lost and their share.',
  },
};
