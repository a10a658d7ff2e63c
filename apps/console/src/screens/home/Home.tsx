import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { shippingBlockers } from '@khep/domain/company';
import { ShippingBlockers } from '@khep/domain/company/ui';
import { greeting, sortTodo, today, totalAtStake } from '@khep/domain/home';
import type { TodoOrder } from '@khep/domain/home';
import { HomeStats, InTransitCard, OrderTrend, TodayCard, TodoList } from '@khep/domain/home/ui';
import { formatCount, formatRupeeValue } from '@khep/domain/money';
import {
  Card,
  EmptyState,
  Grid,
  LinkButton,
  Callout,
  Page,
  SegmentedControl,
  Skeleton,
  Stack,
} from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';
import { firstName, useSession } from '../../session.ts';
import { useRouteLookup } from '../../url/RouteLookup.ts';
import { availableSteps } from '../setup/setupSteps.ts';
import { SyncShopifyButton } from '../integrations/SyncShopifyButton.tsx';
import { ShipTodayButton } from '../shipToday/ShipTodayButton.tsx';
import { CutOffCard } from './CutOffCard.tsx';
import { FoundCard } from './FoundCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { todoHref } from './todoHref.ts';
import { walletTodo } from './walletTodo.tsx';

const orders = [
  { id: 'deadline', label: 'Deadline' },
  { id: 'stake', label: 'Rupees' },
];

/** Today's work: tasks, the day's numbers, and where the shipments are. */
export default function Home() {
  const session = useSession();
  const { data, error, reload } = useCall(calls.home.summary, {}, { refreshInterval: 60_000 });
  const setup = availableSteps(useCall(calls.onboarding.step).data?.data.steps ?? []);
  const openSteps = setup.filter(({ isDone, isOptional }) => !isDone && !isOptional);
  const blockers = shippingBlockers(setup);
  const summary = data?.data;
  // Sums of four months: they load after the tasks, and less often.
  const moneyCall = useCall(calls.home.money, {}, { refreshInterval: 300_000, quiet: true });
  const money = moneyCall.data?.data;
  const { allows } = useAccess();
  const findRoute = useRouteLookup();
  const shopify = useCall(calls.shopify.check, {}, { quiet: true });
  const [now] = useState(() => new Date());
  const clock = new Date(useNow());
  const [order, setOrder] = useState<TodoOrder>('deadline');
  const todo =
    summary &&
    sortTodo(
      [
        ...summary.todo.map((item) => ({
          ...item,
          href: todoHref(item.to, findRoute(item.to), allows),
        })),
        ...(money ? walletTodo(money, clock) : []),
      ],
      order,
    );
  const stake = totalAtStake(summary?.todo ?? []);
  const staked = (summary?.todo ?? []).filter(({ at_stake }) => (at_stake ?? 0) > 0).length;

  if (error && !summary) {
    return (
      <Page title={greeting(now, firstName(session))}>
        <Card>
          <LoadError error={error} onRetry={() => void reload()} />
        </Card>
      </Page>
    );
  }

  return (
    <Page
      title={greeting(now, firstName(session))}
      description={
        stake > 0
          ? `${today(now)}, ${formatRupeeValue(stake, { decimals: 'never' })} at stake in ${formatCount(staked, 'task', 'tasks')}`
          : today(now)
      }
      actions={
        allows('orders') && (
          <>
            {shopify.data?.data.connected === true && <SyncShopifyButton />}
            <LinkButton href={paths.createOrder()}>Create order</LinkButton>
            <ShipTodayButton />
          </>
        )
      }
    >
      <Stack gap={16}>
        {blockers.length > 0 && <ShippingBlockers blockers={blockers} setupHref={paths.setup()} />}
        <HomeStats stats={summary} codDue={money ? money.cod_due : moneyCall.error ? null : undefined} />
        {allows('orders') && <CutOffCard now={clock} />}
        <Grid columns={{ base: 1, lg: 'wide' }} gap={16} align="start">
          <Stack gap={16}>
            <Card
              title="To do"
              actions={
                stake > 0 && (
                  <SegmentedControl
                    label="Sort tasks by"
                    isLabelHidden
                    items={orders}
                    value={order}
                    onChange={(id) => setOrder(id === 'stake' ? 'stake' : 'deadline')}
                  />
                )
              }
            >
              {todo === undefined ? (
                <Skeleton lines={6} />
              ) : todo.length === 0 ? (
                <EmptyState
                  title="You're all caught up"
                  description="New orders, failed pickups and failed deliveries appear here."
                />
              ) : (
                <TodoList now={clock} items={todo} />
              )}
            </Card>
            <InTransitCard network={summary?.network} />
          </Stack>
          <Stack gap={16}>
            {summary && (
              <TodayCard
                data={summary.against}
                now={clock}
                actions={allows('analytics') && <LinkButton href={paths.analytics()}>Overview</LinkButton>}
              />
            )}
            {money && <MoneyCard money={money} now={clock} />}
            <OrderTrend trend={summary?.trend} />
          </Stack>
        </Grid>
        {allows('analytics') && <FoundCard />}
        {blockers.length === 0 && openSteps.length > 0 && (
          <Callout
            tone="info"
            title={`Set-up: ${formatCount(openSteps.length, 'step', 'steps')} left`}
            actions={
              <LinkButton size="small" href={paths.setup()}>
                Continue setup
              </LinkButton>
            }
          >
            {`Remaining: ${openSteps.map(({ title }) => title).join(', ')}.`}
          </Callout>
        )}
      </Stack>
    </Page>
  );
}
