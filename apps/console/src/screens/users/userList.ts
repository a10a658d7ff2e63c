import { calls } from '@khep/api';
import { grantedModules, rolePurposes, teamRoles } from '@khep/domain/team';
import { defineList } from '../../patterns/list/defineList.ts';
import { userColumns } from './userColumns.tsx';

/** The users of the brand. */
export const userList = defineList({
  id: 'users',
  label: 'Users',
  noun: ['user', 'users'],
  endpoint: calls.users.list,
  rowLabel: (user) => user.name,
  searchLabel: 'Name, email or mobile',
  filters: [
    {
      kind: 'oneOf',
      id: 'role',
      label: 'Role',
      options: teamRoles.map((role) => ({ id: role, label: rolePurposes[role].label })),
    },
    {
      kind: 'oneOf',
      id: 'module',
      label: 'Can open',
      options: grantedModules.map(({ id, label }) => ({ id, label })),
    },
  ],
  columns: userColumns,
  removal: {
    label: 'Remove user',
    consequence:
      'The user is logged out everywhere and can no longer log in. What they did stays in the audit log.',
    send: (client, user) => client.call(calls.users.remove, { params: { id: user.id } }),
    invalidates: ['users', 'audit'],
  },
  download: 'csv',
  empty: { title: 'No users match', description: 'Change the filters, or add a user.' },
});
