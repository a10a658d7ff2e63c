import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { shippingBlockers } from '@khep/domain/company';
import { ShippingBlockers } from '@khep/domain/company/ui';
import { greeting, today } from '@khep/domain/home';
import { HomeStats, InTransitCard, OrderTrend, TodoList } from '@khep/domain/home/ui';
import { Card, EmptyState, Grid, LinkButton, Callout, Page, Skeleton, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';
import { firstName, useSession } from '../../session.ts';
import { useRouteLookup } from '../../url/RouteLookup.ts';
import { availableSteps } from '../setup/setupSteps.ts';
import { SyncShopifyButton } from '../integrations/SyncShopifyButton.tsx';
import { ShipTodayButton } from '../shipToday/ShipTodayButton.tsx';
import { todoHref } from './todoHref.ts';

/** Today's work: tasks, the day's numbers, and where the shipments are. */
export default function Home() {
  const session = useSession();
  const { data, error, reload } = useCall(calls.home.summary, {}, { refreshInterval: 60_000 });
  const setup = availableSteps(useCall(calls.onboarding.step).data?.data.steps ?? []);
  const openSteps = setup.filter(({ isDone, isOptional }) => !isDone && !isOptional);
  const blockers = shippingBlockers(setup);
  const summary = data?.data;
  const { allows } = useAccess();
  const findRoute = useRouteLookup();
  const shopify = useCall(calls.shopify.check, {}, { quiet: true });
  const [now] = useState(() => new Date());

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
      description={today(now)}
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
        {blockers.length > 0 ? (
          <ShippingBlockers blockers={blockers} setupHref={paths.setup()} />
        ) : (
          openSteps.length > 0 && (
            <Callout
              tone="info"
              title={`Set-up: ${openSteps.length} ${openSteps.length === 1 ? 'step' : 'steps'} left`}
              actions={
                <LinkButton size="small" href={paths.setup()}>
                  Continue setup
                </LinkButton>
              }
            >
              {`Remaining: ${openSteps.map(({ title }) => title).join(', ')}.`}
            </Callout>
          )
        )}
        <HomeStats stats={summary} />
        <Grid columns={{ base: 1, lg: 'wide' }} gap={16} align="start">
          <Card
            title="To do"
            actions={
              summary !== undefined && summary.todo.length > 0 ? (
                <Text as="span" size="label" tone="third">
                  By deadline
                </Text>
              ) : undefined
            }
          >
            {summary === undefined ? (
              <Skeleton lines={6} />
            ) : summary.todo.length === 0 ? (
              <EmptyState
                title="You're all caught up"
                description="New orders, failed pickups and failed deliveries appear here."
              />
            ) : (
              <TodoList
                items={summary.todo.map((item) => ({
                  ...item,
                  href: todoHref(item.to, findRoute(item.to), allows),
                }))}
              />
            )}
          </Card>
          <Stack gap={16}>
            <OrderTrend trend={summary?.trend} />
            <InTransitCard network={summary?.network} />
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}
