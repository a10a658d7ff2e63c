import { calls } from '@khep/api';
import type { OrderRecommendation } from '@khep/api';
import { packAsSuggested, useAllocate, useCall, useClient, useInvalidate } from '@khep/api/hooks';
import type { PackingFailure } from '@khep/api/hooks';
import { cheapestWithin, costSpeedCurve } from '@khep/domain/allocation';
import {
  AddressesToCheck,
  AllocatedOrders,
  AllocationGrid,
  CostSpeedPanel,
  OrdersToPack,
  atPoint,
  bulkCouriers,
  cheapestCourier,
  describeChosenPlan,
  formatRupeeDifference,
  plannedCourier,
  sliderCurve,
  sumPlan,
  toAllocationRow,
  useAllocationKeys,
  withChoice,
} from '@khep/domain/allocation/ui';
import type { AllocationRowData, Choices } from '@khep/domain/allocation/ui';
import { formatRupeeValue } from '@khep/domain/money';
import {
  BulkBar,
  Button,
  EmptyState,
  Kbd,
  LinkButton,
  Page,
  Skeleton,
  createSelection,
  toast,
  useSelectedKeys,
} from '@khep/ui';
import { useCallback, useMemo, useState } from 'react';
import { useDocuments } from '../../data/useDocuments.ts';
import { useMedia } from '../../data/useMedia.ts';
import { paths } from '../../paths.ts';
import { EwayBill } from './details/EwayBill.tsx';
import { usePendingOrderIds } from './list/usePendingOrderIds.ts';

const none: readonly OrderRecommendation[] = [];

/** Confirms the suggested boxes of orders that need packaging before a courier. */
function PackFirst({ ids, onPacked }: { ids: readonly string[]; onPacked: () => Promise<unknown> }) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState<readonly PackingFailure[]>([]);
  async function pack() {
    setPending(true);
    try {
      setFailures(await packAsSuggested(client, ids));
      await Promise.all([onPacked(), invalidate('orders', 'home')]);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setPending(false);
  }
  return (
    <OrdersToPack
      orderIds={ids}
      failures={failures}
      isPending={isPending}
      packHref={paths.packaging}
      onPack={() => void pack()}
    />
  );
}

/** Compares couriers of orders, trades cost for days, and books them together. */
export default function AllocateCouriers() {
  const ids = usePendingOrderIds('courier');
  const recommended = useCall(
    calls.allocation.recommend,
    ids && ids.length > 0 ? { body: { order_ids: [...ids] } } : null,
  );
  const { run, isPending, progress, allocated, failures } = useAllocate();
  const documents = useDocuments();
  const [choices, setChoices] = useState<Choices>({});
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrent] = useState<string>();
  const [openId, setOpen] = useState<string>();
  const [selection] = useState(() => createSelection());
  const selected = useSelectedKeys(selection);

  // A phone has no keys to press beside its screen.
  const hasKeyboard = useMedia('(any-hover: hover) and (min-width: 700px)');
  const all = recommended.data?.data.orders ?? none;
  const done = useMemo(() => new Set(allocated.map(({ order_id }) => order_id)), [allocated]);
  const toPack = all.filter(({ summary }) => summary.needs_packaging);
  const rows = useMemo(
    () =>
      all
        .filter((order) => !done.has(order.order_id) && order.couriers.length + order.rejected.length > 0)
        .map((order) =>
          toAllocationRow(order, {
            href: paths.orderDetails(order.order_id),
            chosen: choices[order.order_id]?.courier_id,
            failure: failures.get(order.order_id),
            isAddressAccepted: accepted.has(order.order_id),
          }),
        ),
    [all, done, choices, failures, accepted],
  );
  const ready = rows.filter((row) => row.problem === undefined && plannedCourier(row) !== undefined);
  const plan = sumPlan(rows);
  const planned = useMemo(() => sumPlan(rows.map(({ couriers }) => ({ couriers }))), [rows]);
  const curve = useMemo(() => sliderCurve(rows, choices), [rows, choices]);
  const free = useMemo(() => costSpeedCurve(rows), [rows]);
  const current = rows.find(({ order_id }) => order_id === currentId) ?? rows[0];
  const chosen = rows.filter(({ order_id }) => selected.includes(order_id));

  const choose = useCallback(
    (some: readonly AllocationRowData[], courierOf: (row: AllocationRowData) => number | undefined) =>
      setChoices((before) =>
        some.reduce((now, row) => withChoice(now, row, courierOf(row), 'order'), before),
      ),
    [],
  );
  const chooseOne = useCallback(
    (order_id: string, courier_id: number) => {
      const row = rows.find((one) => one.order_id === order_id);
      if (row) choose([row], () => courier_id);
    },
    [rows, choose],
  );
  const priceOf = (row: AllocationRowData) => plannedCourier(row)?.price ?? 0;
  async function allocate() {
    if (isPending || ready.length === 0) return;
    const isAllDone = await run(
      ready.map(({ order_id }) => {
        const choice = choices[order_id];
        return { order_id, ...(choice && { courier_id: choice.courier_id }) };
      }),
    );
    if (isAllDone) toast.success(calls.allocation.assign.successMessage);
  }
  useAllocationKeys({ rows, current, selection, onChoose: choose, onAllocate: () => void allocate() });

  const isLoading = ids === undefined || (recommended.isLoading && !recommended.data);
  return (
    <Page
      title="Allocate couriers"
      description={describeChosenPlan(rows, choices)}
      actions={
        <>
          {hasKeyboard && <Kbd keys="mod+enter" />}
          <Button
            tone="accent"
            isDisabled={ready.length === 0}
            isPending={isPending}
            onPress={() => void allocate()}
          >
            {isPending && progress.total > 20
              ? `Allocated ${progress.done} of ${progress.total}`
              : ready.length > 1
                ? `Allocate ${ready.length} orders`
                : 'Allocate courier'}
          </Button>
        </>
      }
    >
      <AllocatedOrders
        orders={allocated}
        orderHref={paths.orderDetails}
        isPrinting={documents.pending === 'label'}
        onPrint={() => void documents.save('label', { order_ids: [...done] })}
      />
      <PackFirst ids={toPack.map(({ order_id }) => order_id)} onPacked={recommended.reload} />
      <AddressesToCheck
        editHref={paths.editOrder}
        orders={all.filter(
          ({ order_id, address_doubts, couriers }) =>
            address_doubts.length > 0 &&
            couriers.length > 0 &&
            !done.has(order_id) &&
            !accepted.has(order_id),
        )}
        onAccept={(ids) => setAccepted((before) => new Set([...before, ...ids]))}
      />
      {recommended.error && (
        <EmptyState
          kind="error"
          description={recommended.error.message}
          onRetry={() => void recommended.reload()}
        />
      )}
      {isLoading && <Skeleton lines={8} />}
      {!isLoading && !recommended.error && rows.length + toPack.length + allocated.length === 0 && (
        <EmptyState
          title="No orders to allocate"
          description="Orders appear here once packaging is confirmed."
          action={<LinkButton href={paths.newOrders()}>Go to New orders</LinkButton>}
        />
      )}
      {plan.orders > 0 && plan.average_days !== undefined && planned.average_days !== undefined && (
        <CostSpeedPanel
          points={curve.points}
          plan={{ total: plan.total, average_days: plan.average_days }}
          recommended={{ total: planned.total, average_days: planned.average_days }}
          forLess={cheapestWithin(free.points, planned.average_days)}
          orders={plan.orders}
          onChange={(index) =>
            setChoices((before) => atPoint(before, rows, sliderCurve(rows, before), index))
          }
        />
      )}
      {rows.length > 0 && (
        <AllocationGrid
          label={rows.length === 1 ? 'Couriers of 1 order' : `Couriers of ${rows.length} orders`}
          rows={rows}
          selection={selection}
          currentId={current?.order_id}
          onCurrentChange={setCurrent}
          openId={openId ?? (rows.length === 1 ? rows[0]?.order_id : undefined)}
          onOpenChange={setOpen}
          onChoose={chooseOne}
          isRating={recommended.isLoading}
          renderExtra={({ order_id, problem }) => {
            const order = all.find((one) => one.order_id === order_id);
            const needsBill = problem !== undefined && typeof order?.eway_bill_problem === 'string';
            return needsBill && <EwayBill orderId={order_id} version={order.version} number="" />;
          }}
        />
      )}
      <BulkBar
        selection={selection}
        summary={formatRupeeValue(chosen.reduce((sum, row) => sum + priceOf(row), 0))}
        actions={[
          ...bulkCouriers(chosen, priceOf)
            .slice(0, 4)
            .map(({ courier_id, courier_name, orders, difference }) => ({
              id: String(courier_id),
              label: [
                `${courier_name} ${formatRupeeDifference(difference)}`,
                orders.length < chosen.length && `${orders.length} of ${chosen.length}`,
              ]
                .filter(Boolean)
                .join(', '),
              onAction: () => choose(orders, () => courier_id),
            })),
          {
            id: 'cheapest',
            label: 'Cheapest',
            onAction: () => choose(chosen, (row) => cheapestCourier(row)?.courier_id),
          },
          {
            id: 'recommended',
            label: 'As recommended',
            onAction: () => choose(chosen, () => undefined),
          },
        ]}
      />
    </Page>
  );
}
