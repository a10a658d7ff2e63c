import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { addDays, istDay } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { Breadcrumbs, Card, EmptyState, Link, Page, SearchField, Stack, Table } from '@khep/ui';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useDebounced } from '../../data/useDebounced.ts';
import { paths } from '../../paths.ts';
import { useDocumentTitle } from '../../patterns/useDocumentTitle.ts';
import { ReturnForm } from './ReturnForm.tsx';

const crumbs = [{ label: 'Returns & RTO', href: paths.returns() }, { label: 'Create return' }];
const shownDays = 30;
const mostShown = 12;
const orderHref = (id: string) => `${paths.returns('create')}?order=${encodeURIComponent(id)}`;

interface ReturnableOrder {
  id: string;
  order_id: string;
  buyer: string;
  total: number;
}

/** Orders of which one is chosen for the return. */
function OrderTable({ label, orders }: { label: string; orders: readonly ReturnableOrder[] }) {
  return (
    <Table
      label={label}
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'order',
          header: 'Order',
          isRowHeader: true,
          isWhole: true,
          cell: ({ id, order_id }) => <Link href={orderHref(id)}>{order_id}</Link>,
        },
        { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => buyer },
        { id: 'total', header: 'Value', align: 'end', cell: ({ total }) => formatRupeeValue(total) },
      ]}
    />
  );
}

/** Orders of the last weeks that were delivered: most returns are of one of these. */
function DeliveredOrders() {
  const [today] = useState(() => istDay(new Date()));
  const query = {
    order_status: ['DELIVERED' as const],
    start_date: addDays(today, 1 - shownDays),
    end_date: today,
    page_size: mostShown,
  };
  const { data } = useCall(calls.orders.list, { query }, { quiet: true });
  const orders = data?.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <Card title="Delivered orders" description={`The newest of the last ${shownDays} days`}>
      <OrderTable
        label="Delivered orders, table"
        orders={orders.map(({ id, order_id, buyer, total }) => ({
          id,
          order_id,
          buyer: `${buyer.name}, ${buyer.city}`,
          total,
        }))}
      />
    </Card>
  );
}

/** Finds the order by number, AWB, phone or email. */
function FindOrder() {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const found = useCall(calls.orders.lookup, q.length < 2 ? null : { query: { q } }, { quiet: true });
  const orders = found.data?.data.orders ?? [];
  return (
    <Page title="Create return" breadcrumbs={<Breadcrumbs items={crumbs} />}>
      <Stack gap={16}>
        <Card title="Find the order">
          <Stack gap={16}>
            <SearchField
              label="Order ID, AWB, phone or email"
              value={typed}
              onChange={setTyped}
              autoFocus
              onSubmit={() => orders.length === 1 && orders[0] && navigate(`~${orderHref(orders[0].id)}`)}
            />
            {q.length >= 2 && (
              <AsyncContent
                isLoading={found.isLoading}
                error={found.error}
                onRetry={() => void found.reload()}
              >
                {orders.length === 0 ? (
                  <EmptyState
                    kind="no-match"
                    title="No order found"
                    description="Check the number, or search by phone."
                  />
                ) : (
                  <OrderTable
                    label="Orders found"
                    orders={orders.map(({ id, order_id, buyer_name, city, total }) => ({
                      id,
                      order_id,
                      buyer: `${buyer_name}, ${city}`,
                      total,
                    }))}
                  />
                )}
              </AsyncContent>
            )}
          </Stack>
        </Card>
        {q.length < 2 && <DeliveredOrders />}
      </Stack>
    </Page>
  );
}

/** Creates a return: find the order, then its items, the reason and the address. */
export default function CreateReturn() {
  useDocumentTitle('Create return');
  const order = new URLSearchParams(useSearch()).get('order');
  return order === null ? <FindOrder /> : <ReturnForm key={order} orderId={order} />;
}
