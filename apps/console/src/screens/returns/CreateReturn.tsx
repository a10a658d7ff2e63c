import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
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
const orderHref = (id: string) => `${paths.returns('create')}?order=${encodeURIComponent(id)}`;

/** Finds the order by number, AWB, phone or email. */
function FindOrder() {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const found = useCall(calls.orders.lookup, q.length < 2 ? null : { query: { q } }, { quiet: true });
  const orders = found.data?.data.orders ?? [];
  return (
    <Page title="Create return" breadcrumbs={<Breadcrumbs items={crumbs} />}>
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
            <AsyncContent isLoading={found.isLoading} error={found.error} onRetry={() => void found.reload()}>
              {orders.length === 0 ? (
                <EmptyState
                  kind="no-match"
                  title="No order found"
                  description="Check the number, or search by phone."
                />
              ) : (
                <Table
                  label="Orders found"
                  rows={orders}
                  rowKey={({ id }) => id}
                  columns={[
                    {
                      id: 'order',
                      header: 'Order',
                      isRowHeader: true,
                      cell: ({ id, order_id }) => <Link href={orderHref(id)}>{order_id}</Link>,
                    },
                    {
                      id: 'buyer',
                      header: 'Buyer',
                      cell: ({ buyer_name, city }) => `${buyer_name}, ${city}`,
                    },
                    {
                      id: 'total',
                      header: 'Value',
                      align: 'end',
                      cell: ({ total }) => formatRupeeValue(total),
                    },
                  ]}
                />
              )}
            </AsyncContent>
          )}
        </Stack>
      </Card>
    </Page>
  );
}

/** Creates a return: find the order, then its items, the reason and the address. */
export default function CreateReturn() {
  useDocumentTitle('Create return');
  const order = new URLSearchParams(useSearch()).get('order');
  return order === null ? <FindOrder /> : <ReturnForm key={order} orderId={order} />;
}
