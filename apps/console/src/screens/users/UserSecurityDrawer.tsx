import { calls } from '@khep/api';
import type { TeamUser } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, Drawer, EmptyState, Form, Inline, PasswordField, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { SessionTable } from '../security/SessionTable.tsx';
import { useEndSession } from '../security/useEndSession.ts';

export interface UserSecurityDrawerProps {
  user: TeamUser;
  onClose: () => void;
}

/** Turns off a user's two-step log-in, for a lost phone. */
function ResetTwoStep({ user, onDone }: { user: TeamUser; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const reset = useAction(calls.security.twoStepReset, { invalidates: ['users', 'security', 'audit'] });
  async function submit() {
    const result = await reset.run({ params: { id: user.id }, body: { password } });
    if (result.ok) onDone();
    else setErrors(result.fields);
  }
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
    <Form errors={errors} onSubmit={() => void submit()}>
      <Stack gap={12}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          description={`${user.name} is logged out everywhere and logs in with the password alone.`}
          value={password}
          onChange={(typed) => setPassword(typed ?? '')}
          errorMessage={errors['password']}
        />
        <Inline gap={12}>
          <Button type="submit" tone="accent" isPending={reset.isPending}>
            Reset two-step log-in
          </Button>
          <Button onPress={() => setAsking(false)}>Cancel</Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** Where a user is logged in, and their two-step log-in. */
export function UserSecurityDrawer({ user, onClose }: UserSecurityDrawerProps) {
  const params = { id: user.id };
  const { data, error, reload } = useCall(calls.security.userSessions, { params });
  const endAll = useAction(calls.security.endUserSessions, { invalidates: ['security', 'users', 'audit'] });
  const end = useEndSession();
  const sessions = data?.data.sessions;
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
        <AsyncContent
          isLoading={sessions === undefined}
          error={sessions ? undefined : error}
          onRetry={() => void reload()}
        >
          {sessions?.length === 0 && (
            <EmptyState title="Not logged in" description="No device has an open session." />
          )}
          {sessions !== undefined && sessions.length > 0 && (
            <Stack gap={12}>
              <SessionTable sessions={sessions} onEnd={end} />
              <Inline gap={12}>
                <Button isPending={endAll.isPending} onPress={() => void logOutEverywhere()}>
                  Log out everywhere
                </Button>
              </Inline>
            </Stack>
          )}
        </AsyncContent>
        <ResetTwoStep user={user} onDone={onClose} />
      </Stack>
    </Drawer>
  );
}
