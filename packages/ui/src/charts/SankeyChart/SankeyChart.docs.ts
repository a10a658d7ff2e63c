import type { ComponentDocs } from '../../componentDocs.ts';

export const sankeyChartDocs: ComponentDocs = {
  name: 'SankeyChart',
  group: 'charts',
  purpose: 'Shows how many went from stage to stage, where ways part and meet: the flow of orders.',
  alternatives: [{ name: 'FunnelChart', when: 'there is one way and only losses' }],
  do: ['Colour the ends by what they mean: delivered, RTO.'],
  dont: ['Do not let a flow go in a circle: part the stage in two.', 'Do not use more than a dozen stages.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the diagram' },
    { keys: 'Up and Down', does: 'go from stage to stage' },
    { keys: 'Left and Right', does: 'go along what leaves the stage' },
    { keys: 'Escape', does: 'leaves the stages' },
  ],
  screenReader: ['What became of the orders, flow diagram', 'Shipped to Delivered, 9,140, 81.5%'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'has-a-table': 'The same numbers can be read as a table.',
  },
};
