import { calls } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { isLiveCall } from '@khep/domain/ndr';
import { BuyerCalls } from '@khep/domain/ndr/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAction } from '../../data/useAction.ts';

const runningMs = 1500;
const recordingMs = 10_000;

/** The calls to the buyer of a case. Those that go on are asked about until they end. */
export function CaseCalls({ id }: { id: string }) {
  const client = useClient();
  const params = { dv_order_id: id };
  const {
    data,
    isLoading,
    error: loadError,
    reload,
  } = useCall(
    calls.ndr.calls,
    { params },
    {
      refreshInterval: (answer) => {
        const list = answer.data.calls;
        if (list.some(({ state }) => isLiveCall(state))) return runningMs;
        return list.some(({ recording }) => recording.state === 'due') ? recordingMs : 0;
      },
    },
  );
  const start = useAction(calls.ndr.call, { invalidates: ['ndr.calls'], quiet: true });
  const [error, setError] = useState('');
  async function call() {
    setError('');
    const result = await start.run({ params });
    if (!result.ok) setError(result.reason || result.message);
  }
  return (
    <AsyncContent isLoading={isLoading} error={loadError} onRetry={() => void reload()}>
      {data && (
        <BuyerCalls
          {...data.data}
          onCall={() => void call()}
          isStarting={start.isPending}
          error={error}
          renderDownload={({ url, name, label }) => (
            <DownloadButton
              variant="ghost"
              size="small"
              file={() => client.call(calls.ndr.proof, { params: { name: url.split('/').at(-1) ?? '' } })}
              name={name}
              failure={calls.ndr.proof.errorMessage}
            >
              {label}
            </DownloadButton>
          )}
        />
      )}
    </AsyncContent>
  );
}
