import { calls } from '@khep/api';
import type { TeamUser } from '@khep/api';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { grantedModules, rolePurposes, teamRoles } from '@khep/domain/team';
import { Button, Stack, toast } from '@khep/ui';
import type { MenuItem } from '@khep/ui';
import { useCallback, useState } from 'react';
import { useAccess } from '../../data/useAccess.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { AuditLog } from './AuditLog.tsx';
import { ContactDrawer } from './ContactDrawer.tsx';
import { ModuleCoverCard } from './ModuleCoverCard.tsx';
import { TwoStepRule } from './TwoStepRule.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { UserSecurityDrawer } from './UserSecurityDrawer.tsx';
import { userColumns } from './userColumns.tsx';

const list = defineList({
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

type Open = { what: 'access' | 'contact' | 'security'; user: TeamUser } | { what: 'new' };

/** The users of the brand, each with what they can open and do. */
function Users() {
  const [open, setOpen] = useState<Open>();
  const client = useClient();
  const invalidate = useInvalidate();
  const { user: me } = useAccess();
  const rowActions = useCallback(
    (user: TeamUser): MenuItem[] => [
      { id: 'access', label: 'Edit access', onAction: () => setOpen({ what: 'access', user }) },
      { id: 'contact', label: 'Change email or mobile', onAction: () => setOpen({ what: 'contact', user }) },
      { id: 'security', label: 'Sessions and two-step', onAction: () => setOpen({ what: 'security', user }) },
      ...(user.is_invited
        ? [
            {
              id: 'invite',
              label: 'Send invitation again',
              onAction: () => {
                void client
                  .call(calls.users.invite, { params: { id: user.id } })
                  .then(({ message }) => {
                    toast.success(message);
                    return invalidate('audit');
                  })
                  .catch(() => undefined);
              },
            },
          ]
        : []),
    ],
    [client, invalidate],
  );
  const close = () => setOpen(undefined);
  return (
    <Stack gap={16}>
      <ListView
        list={list}
        rowActions={rowActions}
        onRowAction={(user) => setOpen({ what: 'access', user })}
        emptyAction={<Button onPress={() => setOpen({ what: 'new' })}>Add user</Button>}
      />
      <ModuleCoverCard />
      {me && open?.what === 'access' && <UserDrawer user={open.user} me={me} onClose={close} />}
      {me && open?.what === 'new' && <UserDrawer user={null} me={me} onClose={close} />}
      {open?.what === 'contact' && <ContactDrawer user={open.user} onClose={close} />}
      {open?.what === 'security' && <UserSecurityDrawer user={open.user} onClose={close} />}
    </Stack>
  );
}

/** Opens the form of a new user, from the page's header. */
function AddUser() {
  const [isOpen, setOpen] = useState(false);
  const { user: me } = useAccess();
  return (
    <>
      <Button tone="accent" isDisabled={!me} onPress={() => setOpen(true)}>
        Add user
      </Button>
      {isOpen && me && <UserDrawer user={null} me={me} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Who works here, what each may open, and what they changed. */
export default function UserManagement() {
  return (
    <TabsPage
      title="Users"
      description="Who works here, and what each can open and do"
      tabs={[
        { id: 'users', label: 'Users', actions: <AddUser />, content: <Users /> },
        { id: 'two-step', label: 'Two-step log-in', content: <TwoStepRule /> },
        { id: 'audit', label: 'Audit log', content: <AuditLog /> },
      ]}
    />
  );
}
