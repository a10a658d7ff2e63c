import { calls } from '@khep/api';
import type { EarningGroup, Earnings } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { earningOutcomeLabels } from '@khep/domain/earnings';
import { ContributionWaterfall, EarningsCurve, EarningsTable } from '@khep/domain/earnings/ui';
import { formatNumber, formatPercent, formatRupeeValue } from '@khep/domain/money';
import { Callout, Card, EmptyState, FilterBar, Grid, Link, Stack, Stat, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { toKitFilters, toListQuery } from '../../patterns/list/listFilters.ts';
import { useListState } from '../../patterns/list/useListState.ts';
import { CashCallout } from './CashCallout.tsx';
import { CostsCallout } from './CostsCallout.tsx';
import { earningFilters, earningOrdersHref } from './earningFilters.ts';

const whole = (rupees: number) => formatRupeeValue(rupees, { decimals: 'never' });
const percent = (part: number, of: number) =>
  of > 0 ? formatPercent(Math.round((1000 * part) / of) / 10) : '–';

/** Contribution of the orders of a period: the way to it, who loses, and what each SKU, state, courier and channel earns. */
export function EarningsTab() {
  const search = useSearch();
  const kit = useMemo(() => toKitFilters(earningFilters, {}, search), [search]);
  const { values, setValues, problems } = useListState(earningFilters, kit, undefined);
  const query = useMemo(() => toListQuery(earningFilters, values), [values]);
  const call = useCall(calls.finance.earnings, { query }, { keepPrevious: true });
  const loaded = call.data?.data;
  return (
    <Stack gap={16}>
      <FilterBar
        label="Filter contribution"
        filters={kit}
        values={values}
        onChange={setValues}
        problems={problems}
      />
      <CashCallout />
      <AsyncContent
        isLoading={loaded === undefined}
        error={loaded ? undefined : call.error}
        onRetry={() => void call.reload()}
      >
        {loaded &&
          (loaded.orders === 0 ? (
            <EmptyState
              title="No order ended in this period"
              description="An order counts once it is invoiced and all its boxes have ended."
            />
          ) : (
            <Content earnings={loaded} search={search} />
          ))}
      </AsyncContent>
    </Stack>
  );
}

/** A table of each group; all add up to the contribution. */
const tables: readonly { group: EarningGroup; title: string; header: string; description?: string }[] = [
  { group: 'sku', title: 'By SKU', header: 'SKU', description: 'Shared costs of an order go by list price.' },
  { group: 'state', title: 'By state', header: 'State' },
  { group: 'courier', title: 'By courier', header: 'Courier', description: 'Of the first box.' },
  { group: 'channel', title: 'By channel', header: 'Channel' },
  { group: 'payment', title: 'By payment', header: 'Payment' },
  { group: 'outcome', title: 'By outcome', header: 'Outcome' },
];

function Content({ earnings, search }: { earnings: Earnings; search: string }) {
  const { orders, amounts, estimated_cost, net_sale, contribution, gain, loss, by } = earnings;
  const href = useCallback(
    (filters: Readonly<Record<string, string>> = {}) => earningOrdersHref(search, filters),
    [search],
  );
  const total = { net_sale, contribution };
  const hrefBy = useMemo(
    () => (filter: string) => (row: { id: string }) => href({ [filter]: row.id }),
    [href],
  );
  return (
    <>
      {earnings.waiting > 0 && (
        <Callout tone="info" title={`${formatNumber(earnings.waiting)} orders are still being counted`}>
          The figures below are without them. Load the page again in a minute.
        </Callout>
      )}
      <Grid columns={{ base: 2, lg: 4 }}>
        <Stat
          label="Net sale"
          value={whole(net_sale)}
          note={`${formatNumber(orders)} orders`}
          href={href()}
        />
        <Stat
          label="Contribution"
          value={whole(contribution)}
          note={`${percent(contribution, net_sale)} of net sale`}
          href={href({ sort: '-contribution' })}
        />
        <Stat label="Per order" value={whole(contribution / orders)} />
        <Stat
          label="Lost on orders"
          value={whole(loss.contribution)}
          note={`${formatNumber(loss.orders)} orders`}
          noteTone={loss.orders > 0 ? 'critical' : 'neutral'}
          href={href({ result: 'loss' })}
        />
      </Grid>
      <ContributionWaterfall
        title="From sale to contribution"
        amounts={amounts}
        estimatedCost={estimated_cost}
      />
      <CostsCallout earnings={earnings} />
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        <EarningsCurve
          title="What your orders earn, added up"
          points={earnings.curve}
          gain={gain}
          loss={loss}
        />
        <Losses earnings={earnings} href={href} />
      </Grid>
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        {tables.map(({ group, ...table }) => (
          <EarningsTable
            key={group}
            {...table}
            countsUnits={group === 'sku'}
            rows={by[group]}
            total={total}
            hrefOf={hrefBy(group)}
          />
        ))}
      </Grid>
    </>
  );
}

type Worst = Earnings['worst'][number];

const worstColumns: readonly TableColumn<Worst>[] = [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    isWhole: true,
    cell: ({ order_id, order_number }) => <Link href={paths.orderDetails(order_id)}>{order_number}</Link>,
  },
  {
    id: 'why',
    header: 'Why',
    cell: ({ outcome, reason, courier_name, state }) =>
      `${[earningOutcomeLabels[outcome], reason].filter((part) => part !== '').join(', ')} · ${courier_name}, ${state}`,
  },
  {
    id: 'contribution',
    header: 'Contribution',
    align: 'end',
    cell: ({ contribution }) => formatRupeeValue(contribution),
  },
];

function Losses({
  earnings: { worst, losses },
  href,
}: {
  earnings: Earnings;
  href: (filters: Record<string, string>) => string;
}) {
  return (
    <Card
      title="Orders that lost the most"
      description={losses
        .map(
          (one) =>
            `${earningOutcomeLabels[one.outcome]}: ${formatNumber(one.orders)}, ${whole(one.contribution)}`,
        )
        .join(' · ')}
      actions={worst.length > 0 && <Link href={href({ result: 'loss' })}>All orders that lost money</Link>}
    >
      {worst.length === 0 ? (
        <EmptyState title="No order lost money" />
      ) : (
        <Table
          label="Orders that lost the most, table"
          columns={worstColumns}
          rows={worst}
          rowKey={({ order_id }) => order_id}
        />
      )}
    </Card>
  );
}
