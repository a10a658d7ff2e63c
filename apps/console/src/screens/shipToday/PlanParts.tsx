import type { ShipTodayPlan } from '@khep/api';
import { describeDecisions } from '@khep/domain/allocation/ui';
import { formatRupeeValue, groupIndian } from '@khep/domain/money';
import { slotInSentence } from '@khep/domain/shipments';
import {
  CourierDecisions,
  CutOff,
  PlanCost,
  ShipGroups,
  ShipSteps,
  findNextCutOff,
} from '@khep/domain/shipToday/ui';
import {
  Box,
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  Inline,
  Kbd,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  useShortcut,
} from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { KeyHint } from '../../patterns/KeyHint.tsx';
import type { PlanState } from './usePlan.ts';

const count = (value: number) => groupIndian(String(value));
const plural = (value: number, one: string, many = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : many}`;

/** "46 ready · 4 need you · ₹12,768 freight" */
export function PlanSummary({ plan }: { plan: ShipTodayPlan }) {
  const { orders, price } = plan.totals;
  const waiting = plan.exceptions.length;
  return (
    <Inline gap={12}>
      {orders > 0 && (
        <Text size="title" weight="semibold" isNumeric as="span">{`${count(orders)} ready`}</Text>
      )}
      {waiting > 0 && (
        <Text size="title" weight="semibold" tone="caution" isNumeric as="span">
          {`${count(waiting)} ${waiting === 1 ? 'needs' : 'need'} you`}
        </Text>
      )}
      {orders > 0 && (
        <Text size="title" tone="second" isNumeric as="span">
          {`${formatRupeeValue(price, { decimals: 'never' })} freight`}
        </Text>
      )}
    </Inline>
  );
}

export function PlanStatus({ plan, now }: { plan: ShipTodayPlan; now: number }) {
  const at = findNextCutOff(plan.groups, now);
  return at === undefined ? null : <CutOff at={at} now={now} />;
}

/** Each step with its number, from the plan alone. */
export function PlanSteps({ plan }: { plan: ShipTodayPlan }) {
  const { totals, decisions, groups, exceptions } = plan;
  const suggested = totals.orders - totals.packed;
  const first = [...groups].sort((a, b) =>
    `${a.slot.date} ${a.slot.time}`.localeCompare(`${b.slot.date} ${b.slot.time}`),
  )[0];
  return (
    <ShipSteps
      steps={[
        {
          step: 'pack',
          count: `${count(totals.orders)} of ${count(totals.orders + exceptions.length)}`,
          detail: [
            totals.packed > 0 && `${count(totals.packed)} packed`,
            suggested > 0 && `${count(suggested)} as suggested`,
          ]
            .filter(Boolean)
            .join(', '),
        },
        {
          step: 'courier',
          count: count(totals.orders),
          detail: describeDecisions({
            rule: decisions.rules.reduce((sum, { orders }) => sum + orders, 0),
            split: decisions.split_orders,
            price: decisions.price_orders,
            person: decisions.chosen_orders,
          }),
        },
        { step: 'labels', count: count(totals.boxes), detail: 'one PDF' },
        {
          step: 'pickups',
          count: count(groups.length),
          detail: first ? `first ${slotInSentence(first.slot.label)}, ${first.warehouse_name}` : '',
        },
        { step: 'manifests', count: count(groups.length), detail: 'one for each pickup' },
      ]}
    />
  );
}

/** Groups, how couriers were chosen and what that costs. */
export function PlanWork({ state, now }: { state: PlanState; now: number }) {
  const { plan, orders, excludedIds, change, notice } = state;
  const [expandedIds, setExpanded] = useState<readonly string[]>([]);
  if (plan === undefined) {
    if (state.error) return <LoadError error={state.error} onRetry={state.reload} />;
    return <Skeleton lines={12} />;
  }
  const { groups, totals, decisions, exceptions } = plan;
  return (
    <Stack gap={16}>
      {notice !== undefined && (
        <Callout tone="caution" isAlert title="Not started" onDismiss={state.dismissNotice}>
          {notice}
        </Callout>
      )}
      {state.error && (
        <Callout
          tone="caution"
          isAlert
          title="This plan may be out of date"
          actions={
            <Button size="small" onPress={state.reload}>
              Try again
            </Button>
          }
        >
          {state.error.reason}
        </Callout>
      )}
      {groups.length === 0 ? (
        <EmptyState
          title={exceptions.length > 0 ? 'Nothing is ready yet' : 'Nothing left to book'}
          description={
            exceptions.length > 0
              ? 'Fix an order to add it to the plan.'
              : 'New orders appear here as soon as they can be shipped.'
          }
          action={<LinkButton href={paths.newOrders()}>Go to New orders</LinkButton>}
        />
      ) : (
        <>
          <ShipGroups
            groups={groups}
            orders={orders}
            excludedIds={excludedIds}
            now={now}
            expandedIds={expandedIds}
            onExpandedChange={setExpanded}
            orderHref={paths.orderDetails}
            onExclude={(orderId, isExcluded) => {
              const at = orders.findIndex(({ order_id }) => order_id === orderId);
              const order = orders[at];
              if (!isExcluded) change({ type: 'include', orderId });
              else if (order) change({ type: 'exclude', order, at });
            }}
            onCourierChange={(orderId, courierId) => change({ type: 'courier', orderId, courierId })}
            onSlotChange={(group, { date, time }) => change({ type: 'slot', group, date, time })}
          />
          <Grid columns={{ base: 1, md: 2 }} gap={16}>
            <Card>
              <CourierDecisions decisions={decisions} orders={totals.orders} />
            </Card>
            <Card>
              <PlanCost totals={totals} />
            </Card>
          </Grid>
        </>
      )}
    </Stack>
  );
}

function Fact({ value, detail }: { value: string; detail: string }) {
  return (
    <div>
      <Text weight="semibold" isNumeric>
        {value}
      </Text>
      <Text size="secondary" tone="third">
        {detail}
      </Text>
    </div>
  );
}

/** Shows the labels, pickups, manifests and cost of the plan that Enter ships. */
export function PlanFacts({ plan }: { plan: ShipTodayPlan }) {
  const { totals, groups } = plan;
  return (
    <>
      <Fact value={plural(totals.boxes, 'label')} detail="one PDF" />
      <Fact value={plural(groups.length, 'pickup')} detail="scheduled with the couriers" />
      <Fact value={plural(groups.length, 'manifest')} detail="ready to sign" />
      <Fact value={formatRupeeValue(totals.price)} detail="freight with GST" />
    </>
  );
}

export function PlanActions({ state }: { state: PlanState }) {
  const { plan, isStale, isStarting, ship } = state;
  const orders = plan?.totals.orders ?? 0;
  useShortcut(
    { keys: 'enter', description: 'Ship the plan', group: 'Ship today', isDisabled: orders === 0 },
    ship,
  );
  useShortcut(
    { keys: 'escape', description: 'Close', group: 'Ship today', isListedOnly: true },
    () => undefined,
  );
  if (orders === 0) return null;
  return (
    <>
      <Box display={{ base: 'none', lg: 'block' }}>
        <Text size="secondary" tone="third" as="div">
          <Kbd keys="j" /> <Kbd keys="k" /> move <Kbd keys="e" /> next fix <Kbd keys="escape" /> close
        </Text>
      </Box>
      <Button tone="accent" size="large" isPending={isStarting || isStale} onPress={ship}>
        {`Ship ${count(orders)}`}
        <KeyHint keys="enter" />
      </Button>
    </>
  );
}
