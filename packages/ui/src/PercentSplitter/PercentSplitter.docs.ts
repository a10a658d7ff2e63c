import type { ComponentDocs } from '../componentDocs.ts';

export const percentSplitterDocs: ComponentDocs = {
  name: 'PercentSplitter',
  group: 'inputs',
  purpose: 'For splitting a whole: orders among couriers, stock among warehouses, budget among channels.',
  keywords: ['split', 'allocation', 'share'],
  alternatives: [{ name: 'Slider', when: 'there is a single share' }],
  do: ['Lock fixed shares; the others adapt.', 'Start with an even split.'],
  dont: ["Don't split among more than ten: combine small shares."],
  keyboard: [
    { keys: '← →, Page, Home, End on a slider', does: 'change a share; unlocked ones adapt' },
    { keys: 'digits in its number, then Enter', does: 'set a share' },
    { keys: 'Space on the lock', does: 'locks a share' },
  ],
  screenReader: [
    'Orders by courier, group',
    'Delhivery, slider, 50%; Delhivery, percent, edit text, 50; Lock Delhivery, toggle button',
  ],
  requirements: {
    'sums-to-100': 'Shares are always whole, never negative, and add up to 100.',
    rebalances: 'Unlocked shares adapt in proportion.',
    'locked-stays': 'A locked share never changes.',
    'fits-320': 'At 320px nothing is truncated.',
  },
};
