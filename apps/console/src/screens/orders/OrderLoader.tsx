import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { EmptyState, LinkButton, Loader, Page } from '@khep/ui';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { paths } from '../../paths.ts';

/** Fetches the order that the address names and hands it on; says why where there is none. */
export function OrderLoader({ param, children }: { param: string; children: (order: Order) => ReactNode }) {
  const id = useParams()[param] ?? '';
  const { data, error, reload } = useCall(calls.orders.get, id === '' ? null : { params: { id } }, {
    refreshInterval: 20_000,
  });
  if (data) return children(data.data.order);
  if (!error) return <Loader />;
  return (
    <Page title="Order">
      {error.status === 404 ? (
        <EmptyState
          title="There is no such order"
          description="It may belong to another brand, or the link is cut short."
          action={<LinkButton href={paths.allOrders()}>All orders</LinkButton>}
        />
      ) : error.status === 403 ? (
        <EmptyState kind="no-permission" description={error.message} />
      ) : (
        <EmptyState kind="error" description={error.message} onRetry={() => void reload()} />
      )}
    </Page>
  );
}
