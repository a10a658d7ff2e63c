import { Button, Grid, Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeStats } from './HomeStats.tsx';
import { InTransitCard } from './InTransitCard.tsx';
import { addUpHours } from './ordersByHour.ts';
import { OrderTrend } from './OrderTrend.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TodoList } from './TodoList.tsx';

const meta = { title: 'Domain/Home matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers, tasks of each urgency, the trend and the shipments in transit. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      <HomeStats
        stats={{
          orders_today: 1240,
          orders_today_change: -4,
          to_ship: 386,
          to_ship_packed: 214,
          delivered_this_week: 5120,
          delivered_share: 91.4,
        }}
        codDue={482_300}
      />
      <TodoList
        items={[
          { kind: 'ndr', count: 7, title: 'Failed deliveries', detail: 'First cut-off at 20:00', href: '#a' },
          { kind: 'packaging', count: 1240, title: 'Orders need packaging', detail: '', href: '#b' },
          { kind: 'address', count: 4, title: 'Addresses to check', detail: '', href: undefined },
          { kind: 'reconciliation', count: 2, title: 'Courier invoices', detail: '', href: '#c' },
        ]}
      />
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <OrderTrend
          trend={[
            { day: '2026-11-19', orders: 980 },
            { day: '2026-11-20', orders: 1320 },
            { day: '2026-11-21', orders: 412 },
          ]}
        />
        <InTransitCard
          network={[
            { status: 'PICKED_UP', label: 'Picked up', count: 214 },
            { status: 'IN_TRANSIT', label: 'In transit', count: 1620 },
            { status: 'OUT_FOR_DELIVERY', label: 'Out for delivery', count: 308 },
            { status: 'UNDELIVERED', label: 'Undelivered', count: 41 },
            { status: 'RTO_IN_TRANSIT', label: 'RTO in transit', count: 57 },
          ]}
        />
      </Grid>
    </Stack>
  ),
};

const now = new Date('2026-11-28T03:50:00Z');

/** The task of a wallet that is empty today, beside one with a deadline; and one that is empty already. */
export const WalletTask: Story = {
  render: () => (
    <Stack gap={16}>
      <TodoList
        now={now}
        items={[
          {
            kind: 'wallet',
            count: 1,
            title: 'The wallet is empty soon',
            detail: 'Bookings stop without money. ₹18,420 of COD is due on Sun 29 Nov',
            href: undefined,
            until: '2026-11-28T13:30:00Z',
            action: <Button size="small">Top up ₹25,000</Button>,
          },
          { kind: 'ndr', count: 7, title: 'Failed deliveries', detail: 'First cut-off at 20:00', href: '#a' },
        ]}
      />
      <TodoList
        now={now}
        items={[
          {
            kind: 'wallet',
            count: 1,
            title: 'The wallet is empty',
            detail: 'Bookings stop without money',
            href: undefined,
            until: '2026-11-28T03:50:00Z',
            action: <Button size="small">Top up ₹50,000</Button>,
          },
        ]}
      />
    </Stack>
  ),
};

const lastWeek = new Map(Array.from({ length: 24 }, (_, hour) => [hour, hour < 6 ? 1 : hour < 18 ? 5 : 7]));
const rows = [
  { id: 'orders', today: 38, before: 34 },
  { id: 'revenue', today: 97_812, before: 86_940 },
  { id: 'delivered', today: 41, before: 39 },
  { id: 'ndr', today: 6, before: 9 },
] as const;

/** The curve of today: ahead of the week before in the morning, one hour after midnight, and a day without orders. */
export const TodayCurve: Story = {
  // A page has one of them.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Grid columns={{ base: 1, md: 2 }} gap={16}>
      <TodayCard
        now={now}
        data={{
          before_day: '2026-11-21',
          rows,
          hours: addUpHours(
            new Map([0, 0, 1, 0, 0, 1, 2, 6, 14, 14].map((orders, hour) => [hour, orders])),
            lastWeek,
            9,
          ),
        }}
      />
      <TodayCard
        now={new Date('2026-11-27T18:40:00Z')}
        data={{
          before_day: '2026-11-21',
          rows: rows.map((row) => ({ ...row, today: 0, before: 1 })),
          hours: addUpHours(new Map([[0, 1]]), lastWeek, 0),
        }}
      />
      <TodayCard now={now} data={{ before_day: '2026-11-21', rows, hours: [] }} />
    </Grid>
  ),
};
