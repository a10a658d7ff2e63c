import { calls } from '@khep/api';
import type { OrderTab } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { DownloadButton } from '../../../data/DownloadButton.tsx';
import { useOrderFilter } from './useOrderFilter.ts';

/** The list as a CSV file, with the filters that are on. */
export function DownloadOrders({ tab }: { tab: OrderTab }) {
  const client = useClient();
  const { query } = useOrderFilter(tab);
  return (
    <DownloadButton
      file={() => client.call(calls.orders.download, { query })}
      name={`${tab}-orders.csv`}
      failure={calls.orders.download.errorMessage}
    />
  );
}
