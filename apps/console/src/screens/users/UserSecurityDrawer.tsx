import { calls } from '@khep/api';
import type { TeamUser } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { SessionTable } from '@khep/domain/team/ui';
import { Button, Drawer, EmptyState, Inline, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { PasswordForm } from '../../patterns/PasswordForm.tsx';
import { useEndSession } from '../security/useEndSession.ts';

export interface UserSecurityDrawerProps {
  user: TeamUser;
  onClose: () => void;
}

/** Turns off a user's two-step log-in, for a lost phone. */
function ResetTwoStep({ user, onDone }: { user: TeamUser; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const reset = useAction(calls.security.twoStepReset, { invalidates: ['users', 'security', 'audit'] });
  if (!user.has_two_step) return <Text tone="second">Two-step log-in is off.</Text>;
  if (!isAsking)
    return (
      <Inline gap={12}>
        <Text as="span">Two-step log-in is on.</Text>
        <Button size="small" onPress={() => setAsking(true)}>
          Reset two-step log-in
        </Button>
      </Inline>
    );
  return (
    <PasswordForm
      description={`${user.name} is logged out everywhere and logs in with the password alone.`}
      submitLabel="Reset two-step log-in"
      isPending={reset.isPending}
      onSubmit={async (password) => {
        const result = await reset.run({ params: { id: user.id }, body: { password } });
        if (result.ok) onDone();
        return result.ok ? {} : result.fields;
      }}
      onCancel={() => setAsking(false)}
    />
  );
}

/** Where a user is logged in, and their two-step log-in. */
export function UserSecurityDrawer({ user, onClose }: UserSecurityDrawerProps) {
  const params = { id: user.id };
  const call = useCall(calls.security.userSessions, { params });
  const endAll = useAction(calls.security.endUserSessions, { invalidates: ['security', 'users', 'audit'] });
  const end = useEndSession();
  async function logOutEverywhere() {
    const result = await endAll.run({ params });
    if (result.ok) toast.success(result.answer.message);
  }
  return (
    <Drawer
      isOpen
      size="large"
      title={`Sessions of ${user.name}`}
      description={user.email}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={24}>
        <CallContent call={call}>
          {({ data: { sessions } }) =>
            sessions.length === 0 ? (
              <EmptyState title="Not logged in" description="No device has an open session." />
            ) : (
              <Stack gap={12}>
                <SessionTable sessions={sessions} onEnd={(session) => void end(session)} />
                <Inline gap={12}>
                  <Button isPending={endAll.isPending} onPress={() => void logOutEverywhere()}>
                    Log out everywhere
                  </Button>
                </Inline>
              </Stack>
            )
          }
        </CallContent>
        <ResetTwoStep user={user} onDone={onClose} />
      </Stack>
    </Drawer>
  );
}
