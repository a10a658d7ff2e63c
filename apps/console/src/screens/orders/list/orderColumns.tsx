import type { OrderRow } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { orderLabel, orderNeedLabels } from '@khep/domain/orders';
import { CellLines, Link, StatusBadge } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { paths } from '../../../paths.ts';
import { formatRelative, formatDays } from '../formatTime.ts';
import { statusTones } from '../statusTones.ts';

const kilograms = (grams: number) =>
  `${(grams / 1000).toLocaleString('en-IN', { maximumFractionDigits: 1 })} kg`;

/** What an order that has left in part still needs for the rest. */
function restWords({ needs }: OrderRow): string | undefined {
  if (needs.includes('packaging')) return 'Pack the rest';
  return needs.includes('courier') ? 'The rest needs a courier' : undefined;
}

/** What a new order needs next, else its status. */
function Status({ order }: { order: OrderRow }) {
  if (order.status !== 'NEW')
    return (
      <CellLines secondary={restWords(order)}>
        <StatusBadge tone={statusTones[order.status]}>{orderLabel(order.status)}</StatusBadge>
      </CellLines>
    );
  if (order.packaging.unpackable.length > 0)
    return <StatusBadge tone="critical">Packaging needed</StatusBadge>;
  if (order.needs.includes('address'))
    return <StatusBadge tone="neutral">{orderNeedLabels.address}</StatusBadge>;
  if (order.needs.includes('packaging'))
    return (
      <StatusBadge tone="caution">
        {order.shipments.length > 0 ? restWords(order) : 'Confirm packaging'}
      </StatusBadge>
    );
  return <StatusBadge tone="accent">Ready to allocate</StatusBadge>;
}

function packageText({ packaging }: OrderRow): string {
  const [first] = packaging.boxes;
  if (!first) return packaging.unpackable.length > 0 ? 'No box fits' : 'Not packed';
  if (packaging.boxes.length > 1)
    return `${packaging.boxes.length} boxes${packaging.is_suggested ? ' suggested' : ''}`;
  const { length, width, height } = first.dimensions;
  return `${first.name} · ${length}×${width}×${height}`;
}

const identity: DataGridColumn<OrderRow> = {
  id: 'order_date',
  header: 'Order',
  width: 136,
  isRowHeader: true,
  sortable: true,
  priority: 1,
  cell: (order) => (
    <CellLines secondary={`${formatRelative(order.created_at)} · ${order.channel_name}`}>
      <Link href={paths.orderDetails(order.id)}>{order.order_id}</Link>
    </CellLines>
  ),
};
const shipTo: DataGridColumn<OrderRow> = {
  id: 'buyer',
  header: 'Ship to',
  width: 140,
  priority: 3,
  cell: (order) => (
    <CellLines secondary={`${order.buyer.city}, ${order.buyer.pincode}`}>{order.buyer.name}</CellLines>
  ),
};
const items: DataGridColumn<OrderRow> = {
  id: 'items',
  header: 'Items',
  width: 160,
  cell: (order) => (
    <CellLines secondary={order.quantity === 1 ? '1 item' : `${order.quantity} items`}>
      {order.first_item}
    </CellLines>
  ),
};
const parcel: DataGridColumn<OrderRow> = {
  id: 'package',
  header: 'Package',
  width: 150,
  cell: (order) => (
    <CellLines
      secondary={`${kilograms(order.dead_weight_g)} dead · ${kilograms(order.volumetric_weight_g)} vol`}
    >
      {packageText(order)}
    </CellLines>
  ),
};
const value: DataGridColumn<OrderRow> = {
  id: 'total',
  header: 'Value',
  width: 110,
  grow: 0,
  align: 'end',
  sortable: true,
  priority: 4,
  cell: (order) => (
    <CellLines
      secondary={
        order.payment_mode === 'cod' ? (
          <StatusBadge shape="tag" tone="caution">
            COD
          </StatusBadge>
        ) : (
          'Prepaid'
        )
      }
    >
      {formatRupeeValue(order.total)}
    </CellLines>
  ),
};
const courier: DataGridColumn<OrderRow> = {
  id: 'courier',
  header: 'Courier',
  width: 140,
  cell: ({ courier: found, shipments, needs }) => {
    const awbs = shipments.map((shipment) => shipment.awb).filter(Boolean);
    if (!found)
      return (
        <CellLines secondary={needs.includes('packaging') ? 'Pack it to see couriers' : undefined}>
          —
        </CellLines>
      );
    const below =
      awbs.length > 0
        ? awbs.join(', ')
        : [
            found.charge === null ? null : formatRupeeValue(found.charge),
            found.tat_days === null ? null : formatDays(found.tat_days),
          ]
            .filter(Boolean)
            .join(' · ');
    return <CellLines secondary={below}>{found.courier_name}</CellLines>;
  },
};
const status: DataGridColumn<OrderRow> = {
  id: 'status',
  header: 'Status',
  width: 152,
  priority: 2,
  cell: (order) => <Status order={order} />,
};

/** The columns of every order list. */
export const orderColumns: readonly DataGridColumn<OrderRow>[] = [
  identity,
  shipTo,
  items,
  parcel,
  value,
  courier,
  status,
];
