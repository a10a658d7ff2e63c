import type { PurchaseCosts, PurchaseOrder } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import { canSpread, purchaseCostLabels } from '@khep/domain/warehouse';
import { conflict, validationError } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { PurchaseLineJson } from '../tables.ts';
import { loadPurchase, lockPurchase } from './purchaseOrders.ts';

const missing = { value: 'price', weight: 'weight', units: 'unit' } as const;

/** Saves the costs of a purchase order, which its units share from now on. @throws ApiError 404, 409, 422 @throws VersionConflict */
export async function savePurchaseCosts(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  { costs }: PurchaseCosts,
  now: Date,
): Promise<PurchaseOrder> {
  const { brand_id, actor } = author;
  const row = await lockPurchase(tx, author, purchase_id);
  if (row.state === 'cancelled') throw conflict(`${row.purchase_number} is cancelled: nothing of it came.`);
  const lines = await weighLines(tx, brand_id, row.lines);
  for (const [at, { kind, amount, spread }] of costs.entries()) {
    if (costs.findIndex((one) => one.kind === kind) !== at)
      throw validationError({ [`costs.${at}.kind`]: `${purchaseCostLabels[kind]} is entered already.` });
    if (amount > 0 && !canSpread(lines, spread))
      throw validationError({
        [`costs.${at}.spread`]: `A product of ${row.purchase_number} has no ${missing[spread]}. Share the cost by units.`,
      });
  }
  await tx
    .updateTable('purchase_orders')
    .set({
      lines: json(lines),
      costs: json(
        costs
          .filter(({ amount }) => amount > 0)
          .map(({ amount, ...cost }) => ({ ...cost, amount_paise: rupeesToPaise(amount) })),
      ),
      version: row.version + 1,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .execute();
  return loadPurchase(tx, brand_id, purchase_id);
}

/** Stores what a unit weighs now, so that a later change of the SKU doesn't change what its goods cost. */
async function weighLines(
  tx: Tx,
  brand_id: string,
  lines: readonly PurchaseLineJson[],
): Promise<PurchaseLineJson[]> {
  const skus = await tx
    .selectFrom('skus')
    .select(['id', 'actual_weight'])
    .where('brand_id', '=', brand_id)
    .where(
      'id',
      'in',
      lines.map(({ record_id }) => record_id),
    )
    .execute();
  const weightOf = new Map(skus.map(({ id, actual_weight }) => [id, actual_weight]));
  return lines.map((line) => ({ ...line, unit_weight: weightOf.get(line.record_id) ?? 0 }));
}
