import { expect, test } from 'vitest';
import { narrow } from './palette.tsx';

const groups = [
  { id: 'begin', title: 'Begin', commands: [{ id: 'order', label: 'Create order' }] },
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'new', label: 'New', description: 'Orders' },
      { id: 'lost', label: 'Lost', description: 'Shipments' },
    ],
  },
];

test('a screen is found by its own name and by its module', () => {
  expect(narrow(groups, 'orders new').flatMap((group) => group.commands.map(({ id }) => id))).toEqual([
    'new',
  ]);
});

test('groups in which nothing fits are left out', () => {
  expect(narrow(groups, 'LOST').map((group) => group.id)).toEqual(['go']);
  expect(narrow(groups, 'nothing of the kind')).toEqual([]);
});
