import type { TreeNode } from './Tree.tsx';

/** What a pottery sells. */
export const categories: readonly TreeNode[] = [
  {
    id: 'planters',
    label: 'Planters',
    hint: '46',
    children: [
      { id: 'terracotta', label: 'Terracotta', hint: '31' },
      { id: 'glazed', label: 'Glazed', hint: '15', children: [{ id: 'blue', label: 'जयपुर की नीली मिट्टी' }] },
    ],
  },
  { id: 'lamps', label: 'Lamps', hint: '12', children: [{ id: 'diya', label: 'Diya' }] },
  { id: 'retired', label: 'Retired', isDisabled: true },
];
