import { Button } from '@khep/ui';
import { useState } from 'react';
import { useAccess } from '../../data/useAccess.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { AuditLog } from './AuditLog.tsx';
import { TwoStepRule } from './TwoStepRule.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { Users } from './Users.tsx';

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
