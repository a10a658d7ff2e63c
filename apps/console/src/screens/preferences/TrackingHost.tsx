import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { TrackingHostRecords } from '@khep/domain/tracking/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';

/** The DNS records of the saved host, with a check. */
export function TrackingHost() {
  const call = useCall(calls.tracking.host, {});
  const check = useAction(calls.tracking.checkHost, { invalidates: ['tracking.host'] });
  return (
    <CallContent call={call}>
      {({ data }) => (
        <TrackingHostRecords
          host={data}
          isChecking={check.isPending}
          onCheck={() => void check.run({ body: {} })}
        />
      )}
    </CallContent>
  );
}
