import { calls } from '@khep/api';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { Button, toast } from '@khep/ui';
import { useState } from 'react';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Reads new and changed orders now. A long sync continues in the job tray. */
export function SyncShopifyButton() {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);

  async function sync() {
    setPending(true);
    try {
      const { data } = await client.call(calls.orders.sync);
      const { job, read, added, changed, open } = data;
      if (job?.state === 'failed') toast.error(job.message);
      else if (job) toast.info('Sync is running. Follow it in Jobs.');
      else if (added + changed + open === 0) toast.success('Everything is up to date');
      else
        toast.success(
          [
            `${counted(read, 'order')} read`,
            `${added} added`,
            changed > 0 && `${changed} changed`,
            open > 0 && `${open} to check`,
          ]
            .filter(Boolean)
            .join(', '),
        );
      await invalidate('orders', 'shopify', 'integrations', 'home.summary', 'jobs');
    } catch {
      // The client shows the message.
    } finally {
      setPending(false);
    }
  }

  return (
    <Button onPress={() => void sync()} isPending={isPending}>
      Sync Shopify
    </Button>
  );
}
