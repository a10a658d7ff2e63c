import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { TrackingHostRecords } from './TrackingHostRecords.tsx';

/** The DNS records of the saved host, with a check. */
export function TrackingHost() {
  const call = useCall(calls.tracking.host, {});
  const check = useAction(calls.tracking.checkHost, { invalidates: ['tracking.host'] });
  const host = call.data?.data;
  return (
    <AsyncContent
      isLoading={host === undefined}
      error={host === undefined ? call.error : undefined}
      onRetry={() => void call.reload()}
    >
      {host && (
        <TrackingHostRecords
          host={host}
          isChecking={check.isPending}
          onCheck={() => void check.run({ body: {} })}
        />
      )}
    </AsyncContent>
  );
}
