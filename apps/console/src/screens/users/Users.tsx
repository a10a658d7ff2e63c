import { calls } from '@khep/api';
import type { TeamUser } from '@khep/api';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { Button, Stack, toast } from '@khep/ui';
import type { MenuItem } from '@khep/ui';
import { useCallback, useState } from 'react';
import { useAccess } from '../../data/useAccess.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { ContactDrawer } from './ContactDrawer.tsx';
import { ModuleCoverCard } from './ModuleCoverCard.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { UserSecurityDrawer } from './UserSecurityDrawer.tsx';
import { userList } from './userList.ts';

type Open = { what: 'access' | 'contact' | 'security'; user: TeamUser } | { what: 'new' };

/** The users of the brand, each with what they can open and do. */
export function Users() {
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
        list={userList}
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
