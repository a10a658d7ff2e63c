import { Callout, Inline, Stack, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { formatNumber, formatRupeeValue } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { describeDecisions } from '../plan/describeDecisions.ts';
import { allocationBatchMessages } from '../../messages/allocationBatch.ts';

const defaults = allocationBatchMessages.allocationPreview;

/** A courier with the orders that the plan gives it. */
export interface PlannedCourierData {
  courier_id: number;
  courier_name: string;
  orders: number;
  /** Orders without a rate. */
  unrated: number;
  /** Rupees. */
  total: number;
  average_days: number | null;
  decided_by: Parameters<typeof describeDecisions>[0];
}

export interface AllocationPreviewProps {
  /** Most orders first. */
  couriers: readonly PlannedCourierData[];
  /** Orders that no courier takes, by reason; some of their numbers. */
  without: readonly { why: string; order_ids: readonly string[]; order_numbers: readonly string[] }[];
}

const count = (value: number) => formatNumber(value);

/** Shows how the rules and the load distribution allocate some orders: their number and cost by courier. */
export function AllocationPreview({ couriers, without }: AllocationPreviewProps) {
  const messages = useDomainMessages('allocationPreview', defaults);
  const total = couriers.reduce((sum, one) => sum + Math.round(one.total * 100), 0) / 100;
  const columns: TableColumn<PlannedCourierData>[] = [
    {
      id: 'courier',
      header: messages.courier,
      isRowHeader: true,
      cell: ({ courier_name }) => (
        <Inline gap={8}>
          <CourierBadge name={courier_name} />
          {courier_name}
        </Inline>
      ),
      foot: messages.total,
    },
    { id: 'why', header: messages.chosen, cell: ({ decided_by }) => describeDecisions(decided_by) },
    {
      id: 'orders',
      header: messages.orders,
      align: 'end',
      cell: ({ orders }) => count(orders),
      foot: count(couriers.reduce((sum, { orders }) => sum + orders, 0)),
    },
    {
      id: 'days',
      header: messages.days,
      align: 'end',
      cell: ({ average_days }) => average_days?.toFixed(1) ?? '—',
    },
    {
      id: 'cost',
      header: messages.cost,
      align: 'end',
      cell: (one) => (one.unrated === one.orders ? messages.noRate : formatRupeeValue(one.total)),
      foot: formatRupeeValue(total),
    },
  ];
  const lost = new Set(without.flatMap(({ order_ids }) => order_ids)).size;
  return (
    <Stack gap={16}>
      {couriers.length > 0 && (
        <Table
          label={messages.label}
          rows={couriers}
          rowKey={({ courier_id }) => String(courier_id)}
          columns={columns}
          narrowLayout="stacked"
        />
      )}
      {without.length > 0 && (
        <Callout tone="caution" title={messages.without(lost)}>
          <Stack gap={4}>
            {without.map(({ why, order_ids, order_numbers }) => (
              <Text key={why}>
                {`${why} ${order_numbers.join(', ')}`}
                {order_ids.length > order_numbers.length &&
                  messages.more(count(order_ids.length - order_numbers.length))}
              </Text>
            ))}
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}
