import type { ComponentType } from 'react';
import { Grid } from '../../Grid/index.ts';
import { Stack } from '../../Stack/index.ts';
import { couriersClose, fortnight, ordersPerDay, paymentsPerDay } from '../demo.fixture.ts';
import type { TrendChartProps } from './TrendChart.tsx';

/** All variants and states of a chart over time. */
export function TrendMatrix({ Chart }: { Chart: ComponentType<TrendChartProps> }) {
  return (
    <Stack gap={16}>
      <Chart title="Names at the ends of lines that lie close" labels={fortnight} series={couriersClose} />
      <Grid columns={{ base: 1, md: 2 }}>
        <Chart title="One" description="Last 14 days" labels={fortnight} series={[ordersPerDay]} />
        <Chart title="Several, in money" labels={fortnight} series={paymentsPerDay} number="paise" />
        <Chart title="One point" labels={['Today']} series={[{ name: 'Orders', values: [3] }]} />
        <Chart title="Without a card" frame="none" labels={fortnight} series={[ordersPerDay]} />
        <Chart title="Empty" labels={[]} series={[]} />
        <Chart title="Loading" labels={fortnight} series={[ordersPerDay]} isLoading />
        <Chart
          title="Failed"
          labels={fortnight}
          series={[ordersPerDay]}
          error="The connection was lost."
          onRetry={() => {}}
        />
      </Grid>
    </Stack>
  );
}
