import type { ComponentDocs } from '../../componentDocs.ts';

export const sankeyChartDocs: ComponentDocs = {
  name: 'SankeyChart',
  group: 'charts',
  purpose: 'For flows between stages that split and merge, such as order outcomes.',
  alternatives: [{ name: 'FunnelChart', when: 'there is a single path with losses' }],
  do: ['Set a tone for outcomes: delivered, RTO.'],
  dont: ["Don't create cycles; split the stage in two.", "Don't use more than twelve stages."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the diagram' },
    { keys: 'Up and Down', does: 'move between stages' },
    { keys: 'Left and Right', does: 'move along the outgoing flows' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Order outcomes, flow diagram', 'Shipped to Delivered, 9,140, 81.5%'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'has-a-table': 'The data is also available as a table.',
  },
};
