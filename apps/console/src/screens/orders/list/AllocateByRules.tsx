import { calls } from '@khep/api';
import type { AllocationPreview, OrderRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { describeDecisions } from '@khep/domain/allocation/ui';
import { CourierBadge } from '@khep/domain/couriers/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Callout, Dialog, EmptyState, Inline, ProgressBar, Stack, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import { isOpenJob } from '../../../jobs/trayJobs.ts';
import { useJob } from '../../../jobs/useJob.ts';
import type { ListDialogProps } from '../../../patterns/list/defineList.ts';
import { failureOf } from '../../../patterns/list/useListBulk.ts';
import { idsOf } from './orderList.ts';

type PlannedCourier = AllocationPreview['couriers'][number];

const count = (value: number) => value.toLocaleString('en-IN');
const orders = (value: number) => (value === 1 ? '1 order' : `${count(value)} orders`);

const columns = (couriers: readonly PlannedCourier[]): TableColumn<PlannedCourier>[] => {
  const total = couriers.reduce((sum, one) => sum + Math.round(one.total * 100), 0) / 100;
  return [
    {
      id: 'courier',
      header: 'Courier',
      isRowHeader: true,
      cell: ({ courier_name }) => (
        <Inline gap={8}>
          <CourierBadge name={courier_name} />
          {courier_name}
        </Inline>
      ),
      foot: 'Total',
    },
    { id: 'why', header: 'Chosen', cell: ({ decided_by }) => describeDecisions(decided_by) },
    {
      id: 'orders',
      header: 'Orders',
      align: 'end',
      cell: (one) => count(one.orders),
      foot: count(couriers.reduce((sum, one) => sum + one.orders, 0)),
    },
    {
      id: 'days',
      header: 'Average days',
      align: 'end',
      cell: ({ average_days }) => average_days?.toFixed(1) ?? '—',
    },
    {
      id: 'cost',
      header: 'Freight with GST',
      align: 'end',
      cell: (one) => (one.unrated === one.orders ? 'No rate' : formatRupeeValue(one.total)),
      foot: formatRupeeValue(total),
    },
  ];
};

/** What the rules and the load distribution give the selected orders; nothing is booked before the button is pressed. */
export function AllocateByRules({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
  const { client, invalidate, clearSelection } = tools;
  const [jobId, setJobId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBooking, setBooking] = useState(false);
  const job = useJob(jobId);
  const isComparing = problem === undefined && (job === undefined || isOpenJob(job));
  const preview = useCall(
    calls.allocation.preview,
    job?.state === 'done' ? { params: { id: job.id } } : null,
  );
  const result = preview.data?.data;
  const without = new Set(result?.without.flatMap(({ order_ids }) => order_ids));
  const planned = rows.filter(({ id }) => !without.has(id));

  const compare = async () => {
    setProblem(undefined);
    setJobId(undefined);
    try {
      const body = { order_ids: idsOf(rows) };
      const { data } = await client.call(calls.allocation.recommendBatch, { body }, { quiet: true });
      setJobId(data.job.id);
    } catch (error) {
      setProblem(failureOf(error, 0));
    }
  };
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void compare();
  });

  const close = () => {
    // It was only a look: an ended job can't be cancelled, and needs no message.
    if (isComparing && jobId !== undefined)
      void client.call(calls.jobs.cancel, { params: { id: jobId } }, { quiet: true }).catch(() => undefined);
    onClose();
  };
  const allocate = async () => {
    setBooking(true);
    try {
      const body = { order_ids: idsOf(planned) };
      await client.call(calls.allocation.assignBatch, { body }, { quiet: true });
      await invalidate('jobs');
      clearSelection();
      onClose();
    } catch (error) {
      setProblem(failureOf(error, 0));
    } finally {
      setBooking(false);
    }
  };

  const failure =
    problem ??
    preview.error?.message ??
    (job && !isOpenJob(job) && job.state !== 'done'
      ? job.message || "The comparison didn't finish."
      : undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      size="large"
      title="Allocate by rules"
      description={`Couriers for ${orders(rows.length)}, by your rules and load distribution`}
      actions={
        <>
          <Button onPress={close}>{isComparing ? 'Cancel' : 'Close'}</Button>
          <Button
            tone="accent"
            isDisabled={result === undefined || planned.length === 0}
            isPending={isBooking}
            onPress={() => void allocate()}
          >
            {result === undefined ? 'Allocate' : `Allocate ${orders(planned.length)}`}
          </Button>
        </>
      }
    >
      {failure !== undefined ? (
        <EmptyState kind="error" description={failure} onRetry={() => void compare()} />
      ) : result === undefined ? (
        <ProgressBar
          label="Comparing couriers"
          value={job ? job.done + job.failed + job.left_out : 0}
          max={job?.total ?? rows.length}
        />
      ) : (
        <Stack gap={16}>
          {result.couriers.length > 0 && (
            <Table
              label="Orders by courier"
              rows={result.couriers}
              rowKey={({ courier_id }) => String(courier_id)}
              columns={columns(result.couriers)}
              narrowLayout="stacked"
            />
          )}
          {result.without.length > 0 && (
            <Callout tone="caution" title={`${orders(without.size)} without a courier`}>
              <Stack gap={4}>
                {result.without.map(({ why, order_ids, order_numbers }) => (
                  <Text key={why}>
                    {`${why} ${order_numbers.join(', ')}`}
                    {order_ids.length > order_numbers.length &&
                      ` and ${count(order_ids.length - order_numbers.length)} more`}
                  </Text>
                ))}
              </Stack>
            </Callout>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
