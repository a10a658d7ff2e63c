import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, Card, Page, Stack, toast } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { SessionTable } from './SessionTable.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';
import { useEndSession } from './useEndSession.ts';

/** The user's own devices. */
function OwnSessions() {
  const { data, error, reload } = useCall(calls.security.sessions);
  const endOthers = useAction(calls.security.endOtherSessions, { invalidates: ['security', 'users'] });
  const end = useEndSession();
  const sessions = data?.data.sessions;
  async function logOutOthers() {
    const result = await endOthers.run({});
    if (result.ok) toast.success(result.answer.message);
  }
  return (
    <Card
      title="Sessions"
      description="Devices where you are logged in"
      actions={
        sessions !== undefined &&
        sessions.length > 1 && (
          <Button size="small" isPending={endOthers.isPending} onPress={() => void logOutOthers()}>
            Log out other devices
          </Button>
        )
      }
    >
      <AsyncContent
        isLoading={sessions === undefined}
        error={sessions ? undefined : error}
        onRetry={() => void reload()}
      >
        {sessions && <SessionTable sessions={sessions} onEnd={end} />}
      </AsyncContent>
    </Card>
  );
}

/** The user's own log-in: two-step log-in and devices. Open to every user. */
export default function Security() {
  return (
    <Page title="Account security" description="How you log in, and where you are logged in">
      <Stack gap={16}>
        <TwoStepCard />
        <OwnSessions />
      </Stack>
    </Page>
  );
}
