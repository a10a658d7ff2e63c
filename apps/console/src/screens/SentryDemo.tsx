import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient } from '@khep/api/hooks';
import { Button, Card, DescriptionList, Inline, Callout, Page, Stack } from '@khep/ui';
import { useEffect, useState } from 'react';
import { report, reportingIsOn } from '../reporting/report.ts';

interface Raised {
  /** The first is 1. */
  number: number;
  kind: string;
  message: string;
  /** Id of the report in the service, or why there is none. */
  reference: string;
  /** The server's request id, for API errors. */
  requestId: string;
}

const notSent = 'Not sent: no DSN is configured';

/** Raises one error of each kind, to test error reporting end to end. */
export default function SentryDemo() {
  const client = useClient();
  const [raised, setRaised] = useState<Raised[]>([]);
  const [isPending, setPending] = useState(false);
  const [breaks, setBreaks] = useState(false);
  const isOn = reportingIsOn();

  useEffect(() => {
    if (!isOn) return undefined;
    // The service's global listener reports the unhandled error.
    const listen = (event: ErrorEvent) => {
      setRaised((all) => [
        {
          number: all.length + 1,
          kind: 'Unhandled',
          message: event.message,
          reference: 'Sent by the global handler',
          requestId: '',
        },
        ...all,
      ]);
    };
    window.addEventListener('error', listen);
    return () => window.removeEventListener('error', listen);
  }, [isOn]);

  async function keep(kind: string, error: unknown, requestId = '') {
    const result = await report(error, { demo: kind });
    const message = error instanceof Error ? error.message : String(error);
    const reference = result.sent
      ? result.id
      : result.reason === 'not-configured'
        ? notSent
        : "Not sent: couldn't reach the service";
    setRaised((all) => [{ number: all.length + 1, kind, message, reference, requestId }, ...all]);
  }

  function handled() {
    try {
      throw new Error('A handled demo error');
    } catch (error) {
      void keep('Handled', error);
    }
  }

  function unhandled() {
    if (!isOn) {
      setRaised((all) => [
        {
          number: all.length + 1,
          kind: 'Unhandled',
          message: 'An unhandled demo error',
          reference: notSent,
          requestId: '',
        },
        ...all,
      ]);
    }
    setTimeout(() => {
      throw new Error('An unhandled demo error');
    });
  }

  async function failingCall() {
    setPending(true);
    try {
      await client.call(
        calls.orders.get,
        { params: { id: 'an-order-that-does-not-exist' } },
        { quiet: true },
      );
    } catch (error) {
      await keep('API', error, error instanceof CallError ? error.requestId : '');
    } finally {
      setPending(false);
    }
  }

  if (breaks) throw new Error('A demo error while rendering');

  return (
    <Page title="Error-reporting demo" description="Each button raises one error and shows its report.">
      <Stack gap={16}>
        <Callout tone={isOn ? 'positive' : 'info'}>
          {isOn
            ? 'Error reporting is on. Reports are sent to the configured service.'
            : 'Error reporting is off. Set SENTRY_DSN on the server to turn it on.'}
        </Callout>
        <Card title="Raise an error">
          <Inline gap={12}>
            <Button onPress={handled}>Handled error</Button>
            <Button onPress={unhandled}>Unhandled error</Button>
            <Button isPending={isPending} onPress={() => void failingCall()}>
              API error
            </Button>
            <Button tone="critical" variant="outline" onPress={() => setBreaks(true)}>
              Break this page
            </Button>
          </Inline>
        </Card>
        {raised.map((each) => (
          <Card key={each.number} title={`${each.kind} error`}>
            <DescriptionList
              layout="stacked"
              items={[
                { term: 'Message', detail: each.message },
                { term: 'Report', detail: each.reference },
                ...(each.requestId === '' ? [] : [{ term: 'Request', detail: each.requestId }]),
              ]}
            />
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
