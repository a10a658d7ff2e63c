import type { OrderRow } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { describeOrderStatus } from '@khep/domain/orders';
import { CellLines, StatusBadge } from '@khep/ui';
import { columnsFor } from '../../../patterns/list/columns.tsx';
import type { ListColumn } from '../../../patterns/list/columns.tsx';
import { paths } from '../../../paths.ts';
import { formatRelative, formatDays } from '../formatTime.ts';

/** "4.2 kg" */
export const formatKilograms = (grams: number): string =>
  `${(grams / 1000).toLocaleString('en-IN', { maximumFractionDigits: 1 })} kg`;

const statusOf = ({ status, needs, packaging, shipments }: OrderRow) =>
  describeOrderStatus({
    status,
    needs,
    hasUnpackable: packaging.unpackable.length > 0,
    isPartlyPacked: shipments.length > 0,
  });

/** Statuses in which a label waits to be printed. */
const isLabelled = ({ status }: OrderRow): boolean =>
  status === 'READY_TO_SHIP' || status === 'PICKUP_SCHEDULED' || status === 'MANIFESTED';

/** What is still open, else whether the labels were printed. */
function statusDetail(order: OrderRow): string | undefined {
  const { need } = statusOf(order);
  if (need || !isLabelled(order)) return need;
  return order.label_printed_at === null
    ? 'Label not printed'
    : `Label printed ${formatRelative(order.label_printed_at)}`;
}

function packageText({ packaging }: OrderRow): string {
  const [first] = packaging.boxes;
  if (!first) return packaging.unpackable.length > 0 ? 'No box fits' : 'Not packed';
  if (packaging.boxes.length > 1)
    return `${packaging.boxes.length} boxes${packaging.is_suggested ? ' suggested' : ''}`;
  const { length, width, height } = first.dimensions;
  return `${first.name} · ${length}×${width}×${height}`;
}

const itemCount = ({ quantity }: OrderRow) => (quantity === 1 ? '1 item' : `${quantity} items`);
const awbsOf = ({ shipments }: OrderRow) => shipments.flatMap(({ awb }) => awb ?? []);

/** The AWBs, else what the suggested courier costs and how long it takes. */
function courierDetails(order: OrderRow): string | undefined {
  const { courier, needs } = order;
  if (!courier) return needs.includes('packaging') ? 'Confirm packaging first' : undefined;
  const awbs = awbsOf(order);
  if (awbs.length > 0) return awbs.join(', ');
  return [
    ...(courier.charge === null ? [] : [formatRupeeValue(courier.charge)]),
    ...(courier.tat_days === null ? [] : [formatDays(courier.tat_days)]),
  ].join(' · ');
}

const column = columnsFor<OrderRow>();

/** The columns of every order list. */
export const orderColumns: readonly ListColumn<OrderRow>[] = [
  column.link({
    id: 'order_date',
    header: 'Order',
    width: 130,
    isRowHeader: true,
    isSortable: true,
    card: 1,
    value: (order) => order.order_id,
    href: (order) => paths.orderDetails(order.id),
    secondary: (order) => `${formatRelative(order.created_at)} · ${order.channel_name}`,
  }),
  column.text({
    id: 'buyer',
    header: 'Ship to',
    width: 132,
    card: 3,
    value: (order) => order.buyer.name,
    secondary: (order) => `${order.buyer.city}, ${order.buyer.pincode}`,
    cardLine: (order) => `${order.first_item} · ${itemCount(order)}`,
  }),
  column.text({
    id: 'items',
    header: 'Items',
    width: 126,
    value: (order) => order.first_item,
    secondary: itemCount,
  }),
  column.text({
    id: 'package',
    header: 'Package',
    width: 146,
    value: packageText,
    secondary: (order) =>
      `${formatKilograms(order.dead_weight_g)} dead · ${formatKilograms(order.volumetric_weight_g)} vol`,
  }),
  column.money({
    id: 'total',
    header: 'Value',
    width: 104,
    isSortable: true,
    card: 4,
    value: (order) => order.total,
    secondary: (order) =>
      order.payment_mode === 'cod' ? (
        <StatusBadge shape="tag" tone="caution">
          COD
        </StatusBadge>
      ) : (
        'Prepaid'
      ),
  }),
  column.courier({
    id: 'courier',
    header: 'Courier',
    width: 140,
    value: (order) => order.courier?.courier_name ?? '',
    secondary: courierDetails,
  }),
  column.custom({
    id: 'status',
    header: 'Status',
    width: 158,
    card: 2,
    value: (order) => statusOf(order).label,
    cell: (order) => {
      const { label, tone } = statusOf(order);
      return (
        <CellLines secondary={statusDetail(order)}>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </CellLines>
      );
    },
    cardLine: (order) => order.courier?.courier_name,
  }),
  column.text({ id: 'awb', header: 'AWB', isHidden: true, value: (order) => awbsOf(order).join(', ') }),
  column.text({ id: 'phone', header: 'Phone', isHidden: true, value: (order) => order.buyer.phone }),
  column.text({ id: 'city', header: 'City', isHidden: true, value: (order) => order.buyer.city }),
  column.text({
    id: 'pincode',
    header: 'PIN code',
    width: 100,
    isHidden: true,
    value: (order) => order.buyer.pincode,
  }),
  column.text({ id: 'channel', header: 'Channel', isHidden: true, value: (order) => order.channel_name }),
  column.text({
    id: 'warehouse',
    header: 'Warehouse',
    isHidden: true,
    value: (order) => order.warehouse_name,
  }),
  column.date({ id: 'created_at', header: 'Created', isHidden: true, value: (order) => order.created_at }),
];
