import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { shippingBlockers } from '@khep/domain/company';
import { ShippingBlockers } from '@khep/domain/company/ui';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { Card, EmptyState, Stat, Grid, LinkButton, Callout, Page, Skeleton, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';
import { firstName, useSession } from '../../session.ts';
import { availableSteps } from '../setup/setupSteps.ts';
import { SyncShopifyButton } from '../integrations/SyncShopifyButton.tsx';
import { ShipTodayButton } from '../shipToday/ShipTodayButton.tsx';
import { greeting, today } from './greeting.ts';
import { NetworkCard } from './NetworkCard.tsx';
import { TodoList } from './TodoList.tsx';
import { TrendCard } from './TrendCard.tsx';

/** Today's work: tasks, the day's numbers, and where the shipments are. */
export default function Home() {
  const session = useSession();
  const { data, error, reload } = useCall(calls.home.summary, {}, { refreshInterval: 60_000 });
  const setup = availableSteps(useCall(calls.onboarding.step).data?.data.steps ?? []);
  const openSteps = setup.filter(({ isDone, isOptional }) => !isDone && !isOptional);
  const blockers = shippingBlockers(setup);
  const summary = data?.data;
  const { allows } = useAccess();
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

  const change = summary?.orders_today_change;
  const share = summary?.delivered_share;
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
        <Grid columns={{ base: 2, lg: 4 }} gap={16}>
          <Stat
            label="Orders today"
            value={summary?.orders_today}
            note={
              change === null || change === undefined
                ? undefined
                : formatPercent(change, { decimals: 0, isSigned: true })
            }
            noteTone={(change ?? 0) >= 0 ? 'positive' : 'neutral'}
          />
          <Stat
            label="Unshipped orders"
            value={summary?.to_ship}
            note={summary && `${summary.to_ship_packed} packed`}
          />
          <Stat
            label="Delivered this week"
            value={summary?.delivered_this_week}
            note={share === null || share === undefined ? undefined : formatPercent(share, { decimals: 1 })}
            noteTone="positive"
          />
          {summary?.cod_due !== null && (
            <Stat
              label="COD due to you"
              value={summary && formatRupeeValue(summary.cod_due, { decimals: 'never' })}
              note={summary && 'Delivered, not remitted'}
            />
          )}
        </Grid>
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
              <TodoList items={summary.todo} allows={allows} />
            )}
          </Card>
          <Stack gap={16}>
            <TrendCard trend={summary?.trend} />
            <NetworkCard network={summary?.network} />
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}
