import { calls } from '@khep/api';
import type { EarningOrder } from '@khep/api';
import { earningOutcomeLabels } from '@khep/domain/earnings';
import { EarningSteps } from '@khep/domain/earnings/ui';
import { Grid } from '@khep/ui';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { analyticsFilters } from '../analytics/board/AnalyticsPage.tsx';
import { earningFilters } from './earningFilters.ts';

const column = columnsFor<EarningOrder>();
const { state, sku } = analyticsFilters;
const tones = { delivered: 'positive', refunded: 'caution', rto: 'critical', lost: 'critical' } as const;

const earningOrders = defineList({
  id: 'order-earnings',
  label: 'Orders and what each earned',
  noun: ['order', 'orders'],
  endpoint: calls.finance.earningOrders,
  rowKey: ({ order_id }) => order_id,
  rowLabel: ({ order_number }) => order_number,
  filters: [
    ...earningFilters,
    { kind: 'oneOf', id: 'result', label: 'Result', options: { loss: 'Lost money', gain: 'Earned' } },
    { kind: 'anyOf', id: 'outcome', label: 'Outcome', options: earningOutcomeLabels },
    { kind: 'anyOf', id: 'courier', label: 'Courier', options: 'couriers' },
    { kind: 'anyOf', id: 'channel', label: 'Channel', options: 'channels' },
    { kind: 'anyOf', id: 'payment', label: 'Payment', options: { prepaid: 'Prepaid', cod: 'COD' } },
    state,
    sku,
  ],
  defaultSort: 'contribution',
  columns: [
    column.link({
      id: 'order',
      header: 'Order',
      width: 115,
      isRowHeader: true,
      card: 1,
      value: 'order_number',
      href: ({ order_id }) => paths.orderDetails(order_id),
    }),
    column.money({
      id: 'contribution',
      header: 'Contribution',
      width: 120,
      isSortable: true,
      card: 2,
      value: 'contribution',
    }),
    column.status({
      id: 'outcome',
      header: 'Outcome',
      width: 165,
      card: 3,
      cardLine: ({ courier_name, reason }) => [courier_name, reason].filter((part) => part !== '').join(', '),
      value: ({ outcome }) => earningOutcomeLabels[outcome],
      tone: ({ outcome }) => tones[outcome],
    }),
    column.text({ id: 'reason', header: 'Reason', width: 160, value: 'reason', secondary: 'state' }),
    column.courier({ id: 'courier', header: 'Courier', width: 176, value: 'courier_name' }),
    column.date({ id: 'ended', header: 'Ended', shows: 'day', card: 4, value: 'ended_on' }),
    column.money({ id: 'sale', header: 'Net sale', value: 'net_sale' }),
    column.money({ id: 'cost', header: 'Goods', value: ({ amounts }) => amounts.cost }),
    column.money({
      id: 'freight',
      header: 'Freight',
      value: ({ amounts }) => amounts.freight_out + amounts.freight_back + amounts.cod_fee,
    }),
  ],
  detail: ({ amounts, estimated_cost }) => (
    <Grid columns={{ base: 1, lg: 2 }}>
      <EarningSteps amounts={amounts} estimatedCost={estimated_cost} />
    </Grid>
  ),
  download: 'csv',
  empty: {
    title: 'No order ended in this period',
    description: 'An order counts once it is invoiced and all its boxes have ended.',
  },
});

/** Orders of a period, the largest loss first; each opens into its amounts. */
export function EarningOrdersTab() {
  return <ListView list={earningOrders} />;
}
