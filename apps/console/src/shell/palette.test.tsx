import { expect, test } from 'vitest';
import { filterCommands } from './palette.tsx';

const groups = [
  { id: 'begin', title: 'Create', commands: [{ id: 'order', label: 'Create order' }] },
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'new', label: 'New', description: 'Orders' },
      { id: 'lost', label: 'Lost', description: 'Shipments' },
    ],
  },
];

test('finds a screen by its own name and by its module', () => {
  expect(filterCommands(groups, 'orders new').flatMap((group) => group.commands.map(({ id }) => id))).toEqual(
    ['new'],
  );
});

test('omits groups without a match', () => {
  expect(filterCommands(groups, 'LOST').map((group) => group.id)).toEqual(['go']);
  expect(filterCommands(groups, 'nothing of the kind')).toEqual([]);
});
