import { earningGroups } from '@khep/api';
import type { EarningOrder, EarningRow, Earnings, EarningsFilter } from '@khep/api';
import { earningOutcomeLabels, earningOutcomes, earningSteps } from '@khep/domain/earnings';
import type { EarningOutcome, EarningStepId } from '@khep/domain/earnings';
import { resolvePeriod } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { paiseToRupees, sumPaise } from '@khep/domain/money';
import { isNdrBucket, ndrBucketLabels } from '@khep/domain/ndr';
import { isReturnReason, returnReasonLabel } from '@khep/domain/returns';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import { loadLabels } from '../analytics/labels.ts';
import type { LabelOf } from '../analytics/loadReport.ts';
import { loadCostPeriods } from './costs.ts';
import { countDueEarnings } from './countEarnings.ts';
import { amountColumns, orderAmounts } from './orderAmounts.ts';
import type { AmountColumn, PickedEarnings } from './orderAmounts.ts';
import { loadEarningsSettings } from './settings.ts';

/** Points of the curve, and rows of its lists. */
const curvePoints = 60;
const worstOrders = 6;
const listedSkus = 50;

/** In paise: numbers from JSON, texts from rows of the database. */
type SumRow = Record<AmountColumn | 'estimated' | 'net_sale' | 'contribution', string | number>;

const rupees = (paise: string | number | null): number => paiseToRupees(Number(paise ?? 0));

/** Amounts on the wire: rupees. */
function toAmounts(row: SumRow) {
  const steps = Object.fromEntries(earningSteps.map(({ id }) => [id, rupees(row[id])])) as Record<
    EarningStepId,
    number
  >;
  return {
    amounts: { sale: rupees(row.sale), ...steps },
    estimated_cost: rupees(row.estimated),
    net_sale: rupees(row.net_sale),
    contribution: rupees(row.contribution),
  };
}

/** Prepares a period of a brand: counts what is due, and loads its costs and the names of its values. */
export async function pickEarnings(
  db: Db,
  brand_id: string,
  { basis, start_date, end_date }: EarningsFilter,
  now: Date,
) {
  const waiting = await countDueEarnings(db, brand_id);
  const [costs, settings, labelOf] = await Promise.all([
    loadCostPeriods(db, brand_id),
    loadEarningsSettings(db, brand_id),
    loadLabels(db, brand_id),
  ]);
  const period = resolvePeriod(
    start_date !== undefined && end_date !== undefined ? 'custom' : 'last_30_days',
    { from: start_date, to: end_date },
    istDay(now),
  );
  const picked: PickedEarnings = {
    brand_id,
    basis,
    period,
    costs,
    payment_fee_percent: settings.payment_fee_percent,
  };
  return { picked, waiting, settings, labelOf };
}

const reasonWords = (reason: string): string => {
  if (isNdrBucket(reason)) return ndrBucketLabels[reason];
  return isReturnReason(reason) ? returnReasonLabel(reason) : '';
};

/** A row of `earned`. */
export type EarnedRow = SumRow &
  Pick<
    EarningOrder,
    'order_id' | 'order_number' | 'outcome' | 'reason' | 'state' | 'payment' | 'ended_on' | 'is_unrated'
  > & {
    courier: string;
    channel: string;
  };

export function toEarningOrder(row: EarnedRow, labelOf: LabelOf): EarningOrder {
  const { order_id, order_number, outcome, state, payment, ended_on, is_unrated } = row;
  return {
    order_id,
    order_number,
    outcome,
    reason: reasonWords(row.reason),
    state,
    payment,
    courier_name: labelOf('courier', row.courier, 'orders'),
    channel_name: labelOf('channel', row.channel, 'orders'),
    ended_on,
    is_unrated,
    ...toAmounts(row),
  };
}

const sumsOf = (columns: readonly string[]) =>
  sql.join(columns.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`));

/** Groups of orders; SKUs are parts of orders, and have a query of their own. */
const orderGroups = earningGroups.filter((group) => group !== 'sku');
type OrderGroup = (typeof orderGroups)[number];

type GroupedRow = SumRow &
  Record<OrderGroup, string | null> & {
    parts: number;
    orders: number;
    unrated: number;
    cost_share: number | null;
  };

const allParts = 2 ** orderGroups.length - 1;
/** The bits of `grouping` for the sums by one column: a bit is set where a column is not part of the group. */
const partsOf = (group: OrderGroup) => allParts - 2 ** (orderGroups.length - 1 - orderGroups.indexOf(group));

/** Sums of all orders, and of each value of each group, in one pass. */
function selectSums(): RawBuilder<unknown> {
  const groups = sql.join(orderGroups.map((group) => sql.ref(group)));
  return sql`
    select ${groups}, grouping(${groups}) as parts, count(*) as orders,
      count(*) filter (where is_unrated) as unrated, (select cost_share from shares) as cost_share,
      ${sumsOf([...amountColumns, 'estimated', 'net_sale', 'contribution'])}
    from earned group by grouping sets ((), ${sql.join(orderGroups.map((group) => sql`(${sql.ref(group)})`))})`;
}

interface SkuRow {
  code: string;
  orders: number;
  units: number;
  net_sale: number;
  contribution: number;
  own_net: number;
  is_uncosted: boolean;
  is_price_only: boolean;
}

/**
 * Sums of each SKU: its own sale and cost, and its part of what the units of an order share, by list price. Parts are
 * differences of rounded running sums, so that they add up to the order to the paisa.
 */
function selectSkus(): RawBuilder<unknown> {
  const part = (whole: string) => sql`
    round(${sql.ref(whole)} * running / total) - round(${sql.ref(whole)} * (running - weight) / total)`;
  return sql`
    select code, count(*) as orders, sum(quantity) as units, sum(net) as own_net,
      bool_or(cost is null) as is_uncosted, bool_or(is_price_only) as is_price_only,
      sum(net + ${part('other_net')}) as net_sale,
      sum(own + ${part('other')}) as contribution
    from (
      select owned.*, earned.net_sale - goods_net as other_net,
        earned.contribution - sum(own) over (partition by owned.order_id) as other
      from (
        select used.*,
          net - case when cost is null then coalesce(round(net * cost_share), 0) else quantity * cost end as own,
          sum(weight) over (partition by order_id) as total,
          sum(weight) over (partition by order_id order by code) as running,
          sum(net) over (partition by order_id) as goods_net
        from used cross join shares where kind = 'goods'
      ) owned join earned on earned.order_id = owned.order_id
    ) shared group by code`;
}

/** Contribution of the best orders, added up at some points: also where it turns, and at the end. */
const selectCurve = (): RawBuilder<unknown> => sql`
  select at as orders, sum as contribution from (
    select row_number() over best as at, sum(contribution) over best as sum, contribution,
      lead(contribution) over best as following, count(*) over () as orders
    from earned window best as (order by contribution desc, order_id)
  ) ranked
  where at % greatest(1, ceil(orders / ${curvePoints}::numeric)::int) = 0 or at = orders
    or (contribution >= 0 and following < 0)
  order by at`;

const selectLosses = (): RawBuilder<unknown> => sql`
  select outcome, count(*) as orders, sum(contribution) as contribution
  from earned where contribution < 0 group by outcome`;

const selectWorst = (): RawBuilder<unknown> => sql`
  select * from earned where contribution < 0 order by contribution, order_id limit ${worstOrders}`;

interface EarningsRows {
  sums: GroupedRow[];
  skus: SkuRow[];
  curve: { orders: number; contribution: number }[];
  losses: { outcome: EarningOutcome; orders: number; contribution: number }[];
  worst: EarnedRow[];
}

/** Reads all parts in one statement, so that the amounts of the orders are computed once. */
async function readRows(db: Db, picked: PickedEarnings): Promise<EarningsRows> {
  const rowsOf = (part: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(row_to_json(part)), '[]') from (${part}) part)`;
  const { rows } = await sql<EarningsRows>`
    with ${orderAmounts(picked)}
    select ${rowsOf(selectSums())} as sums, ${rowsOf(selectSkus())} as skus, ${rowsOf(selectCurve())} as curve,
      ${rowsOf(selectLosses())} as losses, ${rowsOf(selectWorst())} as worst`.execute(db);
  return rows[0]!;
}

/** The largest sale first. */
const byNetSale = (one: EarningRow, other: EarningRow) =>
  other.net_sale - one.net_sale || one.label.localeCompare(other.label);

/** Reads what the orders of a period earned. */
export async function readEarnings(
  db: Db,
  brand_id: string,
  filter: EarningsFilter,
  now: Date,
): Promise<Earnings> {
  const { picked, waiting, settings, labelOf } = await pickEarnings(db, brand_id, filter, now);
  const { sums, skus, curve, losses, worst } = await readRows(db, picked);
  const total = sums.find(({ parts }) => parts === allParts)!;
  const { orders } = total;
  const names: Record<OrderGroup, (value: string) => string> = {
    state: (value) => labelOf('state', value, 'orders'),
    courier: (value) => labelOf('courier', value, 'orders'),
    channel: (value) => labelOf('channel', value, 'orders'),
    payment: (value) => labelOf('payment', value, 'orders'),
    outcome: (value) => earningOutcomeLabels[value as EarningOutcome],
  };
  const rowsOf = (group: OrderGroup): EarningRow[] =>
    sums
      .filter(({ parts }) => parts === partsOf(group))
      .map((row) => ({
        id: row[group] ?? '',
        label: names[group](row[group] ?? ''),
        orders: row.orders,
        units: null,
        net_sale: rupees(row.net_sale),
        contribution: rupees(row.contribution),
      }))
      .sort(byNetSale);
  const skuRows = skus
    .map((row) => ({
      id: row.code,
      label: labelOf('sku', row.code, 'orders'),
      orders: row.orders,
      units: row.units,
      net_sale: rupees(row.net_sale),
      contribution: rupees(row.contribution),
    }))
    .sort(byNetSale);
  const uncosted = skus
    .filter(({ is_uncosted, units }) => is_uncosted && units > 0)
    .map((row) => ({
      sku_id: row.code,
      label: labelOf('sku', row.code, 'orders'),
      units: row.units,
      net_sale: rupees(row.own_net),
    }))
    .sort((one, other) => other.net_sale - one.net_sale);
  const lossOrders = losses.reduce((sum, one) => sum + one.orders, 0);
  const lossPaise = sumPaise(losses.map(({ contribution }) => contribution));
  return {
    from: picked.period.from,
    to: picked.period.to,
    waiting,
    orders,
    ...toAmounts(total),
    loss: { orders: lossOrders, contribution: rupees(lossPaise) },
    gain: { orders: orders - lossOrders, contribution: rupees(Number(total.contribution) - lossPaise) },
    losses: earningOutcomes.flatMap((outcome) =>
      losses
        .filter((one) => one.outcome === outcome)
        .map((one) => ({ ...one, contribution: rupees(one.contribution) })),
    ),
    curve: [
      { orders: 0, contribution: 0 },
      ...curve.map((point) => ({ orders: point.orders, contribution: rupees(point.contribution) })),
    ],
    worst: worst.map((row) => toEarningOrder(row, labelOf)),
    by: {
      sku: skuRows,
      state: rowsOf('state'),
      courier: rowsOf('courier'),
      channel: rowsOf('channel'),
      payment: rowsOf('payment'),
      outcome: rowsOf('outcome'),
    },
    uncosted: uncosted.slice(0, listedSkus),
    uncosted_skus: uncosted.length,
    price_only_skus: skus.filter(({ is_price_only, units }) => is_price_only && units > 0).length,
    cost_share: total.cost_share,
    unrated_orders: total.unrated,
    settings,
  };
}
