import type { OrderRecommendation } from '@khep/api';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { Button, Callout, Inline, Link, LinkButton, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { packAsSuggested } from '../packing/packAsSuggested.ts';
import type { PackingFailure } from '../packing/packAsSuggested.ts';

interface PackFirstProps {
  /** Orders without confirmed packaging. */
  orders: readonly OrderRecommendation[];
  onPacked: () => Promise<unknown>;
}

/** One line for all orders that need packaging before a courier. */
export function PackFirst({ orders, onPacked }: PackFirstProps) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState<readonly PackingFailure[]>([]);
  if (orders.length === 0) return null;
  const ids = orders.map(({ order_id }) => order_id);
  const count = orders.length === 1 ? '1 order needs' : `${orders.length} orders need`;

  async function pack() {
    setPending(true);
    try {
      setFailures(await packAsSuggested(client, ids));
      await Promise.all([onPacked(), invalidate('orders', 'home')]);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setPending(false);
  }

  return (
    <Callout
      tone="caution"
      title={`${count} packaging`}
      actions={
        <Inline gap={8}>
          <LinkButton size="small" href={paths.packaging(ids)}>
            Review boxes
          </LinkButton>
          <Button size="small" tone="accent" isPending={isPending} onPress={() => void pack()}>
            Pack as suggested
          </Button>
        </Inline>
      }
    >
      {failures.length === 0 ? (
        'Confirm the suggested boxes to see rates for them here.'
      ) : (
        <Stack gap={4}>
          {failures.map((one) => (
            <Text key={one.order_id} size="secondary">
              <Link href={paths.packaging([one.order_id])}>{one.order_number}</Link>: {one.message}
            </Text>
          ))}
        </Stack>
      )}
    </Callout>
  );
}
