import type { EarningBasis } from '@khep/api';
import { earningSteps } from '@khep/domain/earnings';
import type { CostPeriod, EarningStepId } from '@khep/domain/earnings';
import { freightGstRate } from '@khep/domain/tax';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Period } from '@khep/domain/analytics';

const dayColumns = {
  ended: 'ended_on',
  ordered: 'ordered_on',
  invoiced: 'invoiced_on',
} as const satisfies Record<EarningBasis, string>;

/** A period of a brand, and its own costs. */
export interface PickedEarnings {
  brand_id: string;
  basis: EarningBasis;
  period: Period;
  costs: readonly CostPeriod[];
  payment_fee_percent: number;
}

/** Columns of an order's amounts, in paise. */
export const amountColumns = ['sale', ...earningSteps.map(({ id }) => id)] as const;
export type AmountColumn = 'sale' | EarningStepId;

const sumOfGroup = (group: (typeof earningSteps)[number]['group']) =>
  sql.raw(
    earningSteps
      .filter((step) => step.group === group)
      .map(({ id }) => id)
      .join(' + '),
  );

/**
 * The rows `earned`: each order of the period with all its amounts, `net_sale`, `estimated` and `contribution`, in paise; and
 * `used`: its units with their cost, null where none is known. For a `with` clause. Costs are joined here and not stored, so
 * that one that is entered later counts at once. Every table is limited to the brand: a cluster runs it on one shard.
 */
export function orderAmounts({
  brand_id,
  basis,
  period,
  costs,
  payment_fee_percent,
}: PickedEarnings): RawBuilder<unknown> {
  const day = sql.ref(dayColumns[basis]);
  const rows = JSON.stringify(costs.map(({ from, ...period }) => ({ ...period, since: from })));
  return sql`
    costs as (
      select * from jsonb_to_recordset(${rows}::jsonb) as known (sku text, since text, until text, cost bigint, is_price_only boolean)
    ),
    picked as (
      select * from order_earnings where brand_id = ${brand_id} and ${day} between ${period.from} and ${period.to}
    ),
    used as (
      select units.order_id, units.kind, units.code, units.quantity, units.net, units.weight,
        case when units.kind = 'box' then coalesce(boxes.box_cost_paise, 0) else costs.cost end as cost,
        coalesce(costs.is_price_only, false) as is_price_only
      from order_earning_units units
      join picked on picked.order_id = units.order_id
      left join costs on units.kind <> 'box' and costs.sku = units.code
        and picked.invoiced_on >= costs.since and picked.invoiced_on < costs.until
      left join boxes on units.kind = 'box' and boxes.brand_id = ${brand_id} and boxes.id = units.code
      where units.brand_id = ${brand_id}
    ),
    spent as (
      select order_id,
        sum(case when kind = 'goods' then quantity * coalesce(cost, 0) else 0 end) as known_cost,
        sum(case when kind = 'goods' and cost is null then net else 0 end) as uncosted,
        sum(case when kind = 'goods' and cost is not null then net else 0 end) as costed,
        sum(case when kind = 'written_off' then quantity * coalesce(cost, 0) else 0 end) as written_off,
        sum(case when kind = 'box' then quantity * cost else 0 end) as packaging
      from used group by order_id
    ),
    shares as (select sum(known_cost) / nullif(sum(costed), 0) as cost_share from spent),
    billed as (
      select lines.order_id, sum(lines.difference_paise - lines.recovered_paise) as paise
      from invoice_lines lines
      join picked on picked.order_id = lines.order_id
      join shipments on shipments.brand_id = ${brand_id} and shipments.shipment_id = lines.shipment_id
      where lines.brand_id = ${brand_id} and lines.is_active and not shipments.is_wallet_billed
      group by lines.order_id
    ),
    -- The wallet is debited for what a courier's notice adds; the courier's own invoice of such a parcel is Khep's.
    noticed as (
      select disputes.order_id, sum(disputes.debited_paise) as paise
      from disputes
      join picked on picked.order_id = disputes.order_id
      where disputes.brand_id = ${brand_id} and disputes.invoice_line_id = ''
      group by disputes.order_id
    ),
    claimed as (
      select inquiries.order_id, sum(inquiries.paid_paise) as paise
      from courier_inquiries inquiries
      join picked on picked.order_id = inquiries.order_id
      where inquiries.brand_id = ${brand_id} and inquiries.kind = 'claim' and inquiries.state = 'answered'
      group by inquiries.order_id
    ),
    priced as (
      select picked.*,
        coalesce(spent.known_cost, 0) + coalesce(round(spent.uncosted * shares.cost_share), 0) as cost,
        coalesce(round(spent.uncosted * shares.cost_share), 0) as estimated,
        coalesce(spent.written_off, 0) as written_off,
        coalesce(spent.packaging, 0) as packaging,
        round(picked.prepaid * ${payment_fee_percent}::numeric / 100) as payment_fee,
        round((coalesce(billed.paise, 0) + coalesce(noticed.paise, 0)) * 100.0 / ${100 + freightGstRate}::numeric) as overbilled,
        coalesce(claimed.paise, 0) as claims
      from picked
      cross join shares
      left join spent on spent.order_id = picked.order_id
      left join billed on billed.order_id = picked.order_id
      left join noticed on noticed.order_id = picked.order_id
      left join claimed on claimed.order_id = picked.order_id
    ),
    earned as (
      select priced.*, sale - (${sumOfGroup('sale')}) as net_sale,
        sale - (${sumOfGroup('sale')}) - (${sumOfGroup('cost')}) + (${sumOfGroup('add')}) as contribution
      from priced
    )`;
}
