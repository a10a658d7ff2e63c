import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { SessionTable } from '@khep/domain/team/ui';
import { Button, Card, Page, Stack, toast } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useAction } from '../../data/useAction.ts';
import { BackupCard } from './BackupCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';
import { useEndSession } from './useEndSession.ts';

/** The user's own devices. */
function OwnSessions() {
  const call = useCall(calls.security.sessions);
  const endOthers = useAction(calls.security.endOtherSessions, { invalidates: ['security', 'users'] });
  const end = useEndSession();
  async function logOutOthers() {
    const result = await endOthers.run({});
    if (result.ok) toast.success(result.answer.message);
  }
  return (
    <Card
      title="Sessions"
      description="Devices where you are logged in"
      actions={
        (call.data?.data.sessions.length ?? 0) > 1 && (
          <Button size="small" isPending={endOthers.isPending} onPress={() => void logOutOthers()}>
            Log out other devices
          </Button>
        )
      }
    >
      <CallContent call={call}>
        {({ data }) => <SessionTable sessions={data.sessions} onEnd={(session) => void end(session)} />}
      </CallContent>
    </Card>
  );
}

/** The user's own log-in: two-step log-in and devices; for owners the backup. Open to every user. */
export default function Security() {
  const { user } = useAccess();
  return (
    <Page title="Account security" description="How you log in, and where you are logged in">
      <Stack gap={16}>
        <TwoStepCard />
        <OwnSessions />
        {user?.business_role === 'owner' && <BackupCard />}
      </Stack>
    </Page>
  );
}
