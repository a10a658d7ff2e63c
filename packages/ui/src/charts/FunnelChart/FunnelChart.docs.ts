import type { ComponentDocs } from '../../componentDocs.ts';

export const funnelChartDocs: ComponentDocs = {
  name: 'FunnelChart',
  group: 'charts',
  purpose: 'For showing how many remain after each step of a process.',
  alternatives: [
    { name: 'SankeyChart', when: 'paths split and merge' },
    { name: 'BarChart', when: "the groups aren't steps of one process" },
  ],
  do: ['Count the same unit at every step.'],
  dont: ["Don't omit unfavourable steps."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between marks' },
    { keys: 'Home, End', does: 'move to the ends' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: [
    'From order to doorstep, funnel',
    'Confirmed, 11,640, % of first step 93.3%, % of previous step 93.3%',
  ],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'says-what-was-lost': 'Losses and their share are shown between steps.',
  },
};
