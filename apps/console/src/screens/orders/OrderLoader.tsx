import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { LinkButton, Page } from '@khep/ui';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';

/** The order that the address names. */
export function useOrder(param: string) {
  const id = useParams()[param] ?? '';
  const call = useCall(calls.orders.get, id === '' ? null : { params: { id } }, { refreshInterval: 20_000 });
  return { call, order: call.data?.data.order };
}

/** Loads the order that the address names, for a form; shows why where there is none. */
export function OrderLoader({ param, children }: { param: string; children: (order: Order) => ReactNode }) {
  const { call, order } = useOrder(param);
  if (order) return children(order);
  return (
    <Page title="Order">
      <AsyncContent
        isLoading
        error={call.error}
        onRetry={() => void call.reload()}
        notFound="Order not found"
        action={<LinkButton href={paths.allOrders()}>All orders</LinkButton>}
      >
        {null}
      </AsyncContent>
    </Page>
  );
}
