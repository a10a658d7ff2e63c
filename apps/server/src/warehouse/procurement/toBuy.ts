import type { ToBuy, ToBuyRow } from '@khep/api';
import { addDays, daysBetween, istDay, startOfDay } from '@khep/domain/days';
import { leastSalesDays, openPurchaseStates, openUnits, reorderOf } from '@khep/domain/warehouse';
import type { OnOrder } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import { listSuppliers } from './suppliers.ts';

/** Days of sales that the rate is taken from. */
const salesDays = 60;
/** A purchase order without a promised day comes after the lead time of its supplier. */
const unknownLead = 10;

/** Units of each SKU sold on each day, parts of combos as themselves; cancelled orders don't count. */
async function loadSales(db: Db, brand_id: string, from: Date): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{ sku_id: string; day: string; units: number }>`
    select coalesce(part ->> 'sku_id', line.sku_id) as sku_id,
      to_char(orders.order_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      sum(line.quantity * coalesce((part ->> 'quantity')::int, 1))::int as units
    from orders
    join order_lines line on line.brand_id = orders.brand_id and line.order_id = orders.order_id
    left join lateral jsonb_array_elements(line.parts) as part on true
    where orders.brand_id = ${brand_id} and orders.order_date >= ${from} and not orders.is_cancelled
    group by 1, 2`.execute(db);
  const sales = new Map<string, Map<string, number>>();
  for (const { sku_id, day, units } of rows) {
    const own = sales.get(sku_id) ?? new Map<string, number>();
    own.set(day, units);
    sales.set(sku_id, own);
  }
  return sales;
}

/**
 * Proposes what to buy of each supplier: by the sales since the first one in the period, the measured lead times, and what is on
 * order in time. SKUs with too few days of sales have no proposal.
 */
export async function planPurchases(db: Db, brand_id: string, now: Date): Promise<ToBuy> {
  const today = istDay(now);
  const first = addDays(today, -salesDays);
  const [suppliers, sales, skus, open] = await Promise.all([
    listSuppliers(db, brand_id),
    loadSales(db, brand_id, startOfDay(first)),
    db
      .selectFrom('skus')
      .select(['sku_id', 'sku_name', 'sku_quantity', 'reserved_quantity'])
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .where('is_active', '=', true)
      .where('is_combo', '=', false)
      .execute(),
    db
      .selectFrom('purchase_orders')
      .select(['supplier_id', 'lines', 'promised_on', 'sent_at'])
      .where('brand_id', '=', brand_id)
      .where('state', 'in', openPurchaseStates)
      .execute(),
  ]);
  const leadOf = new Map(suppliers.map((one) => [one.id, averageLead(one)]));
  const coming = new Map<string, OnOrder[]>();
  for (const { supplier_id, lines, promised_on, sent_at } of open) {
    const due =
      promised_on ?? addDays(istDay(sent_at ?? now), Math.round(leadOf.get(supplier_id) ?? unknownLead));
    for (const line of lines) {
      const units = openUnits(line);
      if (units === 0) continue;
      const own = coming.get(line.sku_id) ?? [];
      // A late delivery may come any day.
      own.push({ units, in_days: Math.max(0, daysBetween(today, due)) });
      coming.set(line.sku_id, own);
    }
  }
  const skuOf = new Map(skus.map((sku) => [sku.sku_id, sku]));
  // Today isn't over: its sales would lower the rate.
  const days = Array.from({ length: salesDays }, (_, at) => addDays(first, at));
  const sold = new Set<string>();
  const groups = suppliers.map((supplier) => ({
    id: supplier.id,
    name: supplier.name,
    lead_days: leadOf.get(supplier.id)!,
    rows: supplier.prices.flatMap(({ sku_id, price }): ToBuyRow[] => {
      const sku = skuOf.get(sku_id);
      if (!sku) return [];
      sold.add(sku_id);
      const own = sales.get(sku_id);
      const begin = days.findIndex((day) => own?.has(day));
      const daily = begin < 0 ? [] : days.slice(begin).map((day) => own?.get(day) ?? 0);
      const on_order = coming.get(sku_id) ?? [];
      const reorder =
        daily.length < leastSalesDays
          ? undefined
          : reorderOf(
              {
                daily,
                lead_days: supplier.lead_history.length > 0 ? supplier.lead_history : [supplier.lead_days],
                review_days: supplier.review_days,
              },
              { available: sku.sku_quantity - sku.reserved_quantity, on_order },
            );
      return [
        {
          sku_id,
          sku_name: sku.sku_name,
          sold_a_day:
            daily.length < leastSalesDays
              ? null
              : daily.reduce((sum, units) => sum + units, 0) / daily.length,
          daily,
          on_hand: sku.sku_quantity,
          reserved: sku.reserved_quantity,
          on_order: on_order.reduce((sum, { units }) => sum + units, 0),
          reorder_at: reorder?.point ?? null,
          quantity: reorder?.quantity ?? 0,
          price,
        },
      ];
    }),
  }));
  return {
    suppliers: groups,
    days: salesDays,
    without_supplier: skus.filter(({ sku_id }) => !sold.has(sku_id)).length,
  };
}

const averageLead = ({
  lead_history,
  lead_days,
}: {
  lead_history: readonly number[];
  lead_days: number;
}): number =>
  lead_history.length === 0
    ? lead_days
    : lead_history.reduce((sum, days) => sum + days, 0) / lead_history.length;
