import { Grid, Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeStats } from './HomeStats.tsx';
import { InTransitCard } from './InTransitCard.tsx';
import { OrderTrend } from './OrderTrend.tsx';
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
