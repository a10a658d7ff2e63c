import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { EmptyState, Link, Skeleton, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { LoadError } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';

type Row = ResponseOf<typeof calls.orders.list>['orders'][number];

const columns: TableColumn<Row>[] = [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    cell: (order) => <Link href={paths.orderDetails(order.id)}>{order.order_id}</Link>,
  },
  { id: 'buyer', header: 'Ship to', cell: (order) => `${order.buyer.name}, ${order.buyer.city}` },
  {
    id: 'package',
    header: 'Package',
    cell: (order) => order.packaging.boxes.map((box) => box.name).join(', ') || '—',
  },
  { id: 'total', header: 'Value', align: 'end', cell: (order) => formatRupeeValue(order.total) },
];

export interface SkuOrdersProps {
  /** The brand's own code of the SKU: orders are found by it. */
  code: string;
}

/** The last orders that hold one SKU. */
export function SkuOrders({ code }: SkuOrdersProps) {
  const { data, error, isLoading, reload } = useCall(calls.orders.list, {
    query: { search: code, page_size: 10 },
  });
  if (error) return <LoadError error={error} onRetry={() => void reload()} />;
  if (isLoading) return <Skeleton lines={4} />;
  const orders = data?.orders ?? [];
  if (orders.length === 0) return <EmptyState title="No orders hold it yet" />;
  return (
    <Table label="Orders that hold this SKU" rows={orders} rowKey={(order) => order.id} columns={columns} />
  );
}
