import { callOutcomeLabels } from '@khep/domain/allocation';
import type { OrderCourier, OrderRow } from '@khep/api';
import { formatKilograms, formatRupeeValue } from '@khep/domain/money';
import { describeOrderStatus } from '@khep/domain/orders';
import { riskLimits } from '@khep/domain/rtoRisk';
import { Box, CellLines, StatusBadge } from '@khep/ui';
import type { ReactNode } from 'react';
import { CourierName, columnsFor } from '../../../patterns/list/columns.tsx';
import type { ListColumn } from '../../../patterns/list/columns.tsx';
import { paths } from '../../../paths.ts';
import { formatDays } from '@khep/domain/days';
import { formatRelative } from '../../../patterns/formatTime.ts';

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

/** Returns what keeps an order from its shipment: stock, an open need, else whether its labels were printed. */
function statusDetail(order: OrderRow): string | undefined {
  const { need } = statusOf(order);
  if (order.waits_for_stock) return need ? `Not in stock, ${need.toLowerCase()}` : 'Not in stock';
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

const decisionLabels: Record<NonNullable<OrderCourier['decided_by']>, string> = {
  person: 'Chosen',
  rule: 'By rule',
  split: 'By share',
  price: 'Cheapest',
  none: '',
};

/** Who or what chose the courier, in two words; the plan's own words are its title. */
function reasonOf({ courier }: OrderRow) {
  const label = courier?.decided_by ? decisionLabels[courier.decided_by] : '';
  if (!courier || label === '') return undefined;
  return <span title={courier.why}>{label}</span>;
}

/** Returns the step that a new order's courier waits for; undefined if the load distribution chooses it later. */
function courierPending({ packaging, warehouse_name, is_courier_undecided }: OrderRow): string | undefined {
  if (is_courier_undecided) return undefined;
  if (warehouse_name === '') return 'Choose a warehouse first';
  // With boxes, also suggested ones, couriers are planned. The list doesn't wait for one that answers slowly.
  return packaging.boxes.length > 0 ? 'Checking couriers' : 'Choose packaging first';
}

/** How the courier was chosen, and the AWBs or what the suggested one costs; else why there is none. */
function courierDetails(order: OrderRow): ReactNode {
  const { courier, hold, courier_problem } = order;
  if (!courier) {
    const problem = hold?.words ?? courier_problem;
    if (problem !== null) return <span title={problem}>{problem}</span>;
    return order.status === 'NEW' ? courierPending(order) : undefined;
  }
  const reason = reasonOf(order);
  const awbs = awbsOf(order).join(', ');
  const details =
    awbs ||
    [
      ...(courier.charge === null ? [] : [formatRupeeValue(courier.charge)]),
      ...(courier.tat_days === null ? [] : [formatDays(courier.tat_days)]),
    ].join(' · ');
  return (
    <>
      {reason}
      {reason && details !== '' && ' · '}
      {details}
    </>
  );
}

/** Unshipped orders that are likely to come back. */
const isRisky = ({ rto_risk, status }: OrderRow): boolean =>
  rto_risk !== null && rto_risk >= riskLimits.high * 100 && (status === 'NEW' || status === 'READY_TO_SHIP');

/** The payment mode, and the RTO risk if it is high. */
function PaymentTags({ order }: { order: OrderRow }) {
  return (
    <>
      {isRisky(order) && (
        <>
          <StatusBadge shape="tag" tone="critical">
            {`RTO ${order.rto_risk}%`}
          </StatusBadge>{' '}
        </>
      )}
      {order.payment_mode === 'cod' ? (
        <StatusBadge shape="tag" tone="caution">
          COD
        </StatusBadge>
      ) : (
        'Prepaid'
      )}
    </>
  );
}

/** On a phone's card the payment is beside the amount: the lines below are the courier's. */
function TotalCell({ order }: { order: OrderRow }) {
  const { courier } = order;
  return (
    <CellLines
      secondary={
        <>
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            <PaymentTags order={order} />
          </Box>
          {courier && (
            <Box as="span" display={{ base: 'block', md: 'none' }}>
              <CourierName name={courier.courier_name} />
              <Box as="span" display="block">
                {reasonOf(order)}
              </Box>
            </Box>
          )}
        </>
      }
    >
      <Box as="span" display={{ base: 'inline', md: 'none' }}>
        <PaymentTags order={order} />{' '}
      </Box>
      {formatRupeeValue(order.total)}
    </CellLines>
  );
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
    value: 'order_id',
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
  column.text({ id: 'items', header: 'Items', width: 126, value: 'first_item', secondary: itemCount }),
  column.text({
    id: 'package',
    header: 'Package',
    width: 146,
    value: packageText,
    secondary: (order) =>
      `${formatKilograms(order.dead_weight_g, 1)} dead · ${formatKilograms(order.volumetric_weight_g, 1)} vol`,
  }),
  column.custom({
    id: 'total',
    header: 'Value',
    width: 104,
    align: 'end',
    isSortable: true,
    card: 4,
    value: 'total',
    cell: (order) => <TotalCell order={order} />,
  }),
  column.courier({
    id: 'courier',
    header: 'Courier',
    width: 180,
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
  }),
  column.number({
    id: 'rto_risk',
    header: 'RTO risk',
    width: 96,
    isHidden: true,
    value: 'rto_risk',
    format: (value) => `${value}%`,
  }),
  column.text({
    id: 'call',
    header: 'Last call',
    width: 160,
    isHidden: true,
    value: (order) => {
      const [last] = order.hold?.calls ?? [];
      return last ? callOutcomeLabels[last.outcome] : '';
    },
    secondary: (order) => {
      const [last] = order.hold?.calls ?? [];
      return last && `${formatRelative(last.at)} · ${order.hold?.calls.length ?? 0} so far`;
    },
  }),
  column.text({
    id: 'courier_reason',
    header: 'Why this courier',
    width: 240,
    isHidden: true,
    value: ({ courier, courier_problem }) => courier?.why ?? courier_problem ?? '',
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
  column.text({ id: 'channel', header: 'Channel', isHidden: true, value: 'channel_name' }),
  column.text({ id: 'warehouse', header: 'Warehouse', isHidden: true, value: 'warehouse_name' }),
  column.date({ id: 'created_at', header: 'Created', isHidden: true, value: 'created_at' }),
];
