import { calls } from '@khep/api';
import { useCall, useClient } from '@khep/api/hooks';
import { Button, Inline, Text } from '@khep/ui';
import { ViewFile } from '../../forms/ViewFile.tsx';

/** The courier's proof of delivery, or why there is none. */
export function DeliveryProof({ id }: { id: string }) {
  const client = useClient();
  const { data, error, isRefreshing, reload } = useCall(calls.tracking.deliveryProof, { params: { id } });
  const proof = data?.data;
  const reason = proof?.reason ?? (error ? "Couldn't be loaded" : 'Asking the courier');
  const canRetry = proof?.can_retry ?? error !== undefined;
  return (
    <Inline gap={8} justify="space-between">
      <Text>Proof of delivery</Text>
      {proof && proof.file_count > 0 ? (
        <Inline gap={8}>
          {Array.from({ length: proof.file_count }, (_, index) => index + 1).map((number) => (
            <ViewFile
              key={number}
              label="Proof of delivery"
              load={async () =>
                (
                  await client.file(
                    calls.tracking.deliveryProofFile,
                    { params: { id, number } },
                    { quiet: true },
                  )
                ).blob
              }
            >
              {proof.file_count === 1 ? 'View proof' : `View proof ${number}`}
            </ViewFile>
          ))}
        </Inline>
      ) : (
        <Inline gap={8}>
          <Text as="span" size="secondary" tone="third">
            {reason}
          </Text>
          {canRetry && (
            <Button size="small" isPending={isRefreshing} onPress={() => void reload()}>
              Try again
            </Button>
          )}
        </Inline>
      )}
    </Inline>
  );
}
