import { costPeriods, withCombos } from '@khep/domain/earnings';
import type { CostPeriod, KnownCost } from '@khep/domain/earnings';
import { istDay } from '@khep/domain/days';
import { landedCosts } from '@khep/domain/warehouse';
import { loadComboParts } from '../../brand/catalogue/combos.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Loads what a unit of each SKU cost at every time: as entered, and the landed cost of units that came. */
export async function loadCostPeriods(db: Db, brand_id: string): Promise<CostPeriod[]> {
  const [entered, receipts, purchases, combos] = await Promise.all([
    db
      .selectFrom('sku_costs')
      .select(['sku_id', 'from_day', 'cost_paise'])
      .where('brand_id', '=', brand_id)
      .execute(),
    db
      .selectFrom('purchase_receipts')
      .select(['purchase_id', 'line_no', 'at'])
      .where('brand_id', '=', brand_id)
      .where('quantity', '>', 0)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('purchase_orders')
      .select(['purchase_id', 'lines', 'costs', 'state'])
      .where('brand_id', '=', brand_id)
      .where('first_receipt_at', 'is not', null)
      .execute(),
    db
      .selectFrom('skus')
      .select(['sku_id', 'is_combo', 'combo_products'])
      .where('brand_id', '=', brand_id)
      .where('is_combo', '=', true)
      .where('removed_at', 'is', null)
      .execute(),
  ]);
  const lines = new Map(
    purchases.flatMap(({ purchase_id, lines: own, costs, state }) => {
      const landed = landedCosts(own, costs, state);
      const source = costs.length > 0 ? ('landed' as const) : ('received' as const);
      return own.map(
        ({ sku_id, line_no }, at) =>
          [`${purchase_id} ${line_no}`, { sku: sku_id, cost: landed[at]!, source }] as const,
      );
    }),
  );
  const known: KnownCost[] = [
    ...entered.map(({ sku_id, from_day, cost_paise }) => ({
      sku: sku_id,
      from: from_day,
      cost: cost_paise,
      source: 'entered' as const,
    })),
    ...receipts.flatMap(({ purchase_id, line_no, at }) => {
      const line = lines.get(`${purchase_id} ${line_no}`);
      if (!line) return [];
      return { ...line, from: istDay(at) };
    }),
  ];
  const parts = await loadComboParts(db, brand_id, combos);
  return withCombos(
    costPeriods(known),
    [...parts].map(([sku, own]) => ({
      sku,
      parts: own.map(({ sku_id, quantity }) => ({ sku: sku_id, quantity })),
    })),
  );
}
