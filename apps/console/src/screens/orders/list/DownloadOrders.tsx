import { calls } from '@khep/api';
import type { OrderTab } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { Button, toast } from '@khep/ui';
import { useState } from 'react';
import { saveFile } from '../../../data/saveFile.ts';
import { useOrderFilter } from './useOrderFilter.ts';

/** The list as a CSV file, with the filters that are on. */
export function DownloadOrders({ tab }: { tab: OrderTab }) {
  const client = useClient();
  const { query } = useOrderFilter(tab);
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      await saveFile(client.call(calls.orders.download, { query }), `${tab}-orders.csv`);
    } catch (error) {
      toast.failure(error instanceof Error ? error.message : calls.orders.download.failure);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button isPending={isPending} onPress={() => void download()}>
      Download
    </Button>
  );
}
