import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, Inline, Link, Text } from '@khep/ui';

/** The courier's proof of delivery, or why there is none. */
export function DeliveryProof({ id }: { id: string }) {
  const { data, error, isRefreshing, reload } = useCall(calls.tracking.deliveryProof, { params: { id } });
  const proof = data?.data;
  const reason = proof?.reason ?? (error ? "Couldn't be loaded" : 'Asking the courier');
  const canRetry = proof?.can_retry ?? error !== undefined;
  return (
    <Inline gap={8} justify="space-between">
      <Text>Proof of delivery</Text>
      {proof && proof.files.length > 0 ? (
        <Inline gap={8}>
          {proof.files.map((url, index) => (
            <Link key={url} href={url} isExternal>
              {proof.files.length === 1 ? 'Open proof' : `Open proof ${index + 1}`}
            </Link>
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
