import type { ComponentDocs } from '../../componentDocs.ts';

export const waterfallChartDocs: ComponentDocs = {
  name: 'WaterfallChart',
  group: 'charts',
  purpose: 'For explaining the difference of two totals by its causes.',
  alternatives: [
    { name: 'BarChart', when: 'the values don’t add up to a total' },
    { name: 'FunnelChart', when: 'each step is a share of the one before' },
  ],
  do: ['Use `onAction` to open what a step counts.', 'Order the steps by size, or by their natural order.'],
  dont: ["Don't leave a step out: the bars must lead from the start to the end."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between bars' },
    { keys: 'Home, End', does: 'move to the ends' },
    { keys: 'Enter', does: 'opens what the bar counts' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Differences, waterfall chart', 'Weight, +₹4,129.00'],
  requirements: {
    'steps-add-up': 'The last bar is the sum of the first bar and all steps.',
    'cut-is-marked': 'Totals that are cut, so that small steps can be seen, have a break.',
    'lies-down-on-a-phone': 'Below 560 px the bars lie down, with a name and an amount in each row.',
    'opens-what-it-counts': 'Enter or clicking a step opens its items.',
    'counts-below-the-name': 'A note says how many items a step counts, also to a screen reader.',
  },
};
