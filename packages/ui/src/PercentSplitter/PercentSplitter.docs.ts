import type { ComponentDocs } from '../componentDocs.ts';

export const percentSplitterDocs: ComponentDocs = {
  name: 'PercentSplitter',
  group: 'inputs',
  purpose:
    'Splits a whole among named parts: orders among couriers, stock among warehouses, budget among channels.',
  keywords: ['split', 'allocation', 'share'],
  alternatives: [{ name: 'Slider', when: 'there is one share, and the rest has no name' }],
  do: [
    'Lock what is agreed; the others share the rest.',
    'Begin with an even split rather than with nothing.',
  ],
  dont: ['Do not split among more than ten: put the small ones together.'],
  keyboard: [
    { keys: '← →, Page, Home, End on a slider', does: 'change a share; the free ones give and take' },
    { keys: 'digits in its number, then Enter', does: 'set a share' },
    { keys: 'Space on the lock', does: 'keeps a share as it is' },
  ],
  screenReader: [
    'Orders by courier, group',
    'Delhivery, slider, 50%; Delhivery, percent, edit text, 50; Lock Delhivery, toggle button',
  ],
  requirements: {
    'sums-to-100': 'Whatever is done, the parts are 100 together, whole and never under nothing.',
    rebalances: 'Changed by slider or by number, the free parts give and take in proportion.',
    'locked-stays': 'A locked part does not move, and no other can take what it holds.',
    'fits-320': 'At 320 pixels nothing is cut off.',
  },
};
