import type { Sku, SkuDraft } from '@khep/api';
import type { ComboPart } from '@khep/domain/orders';
import { sql } from 'kysely';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';

type Products = SkuDraft['combo_products'];

/** Stored combos name their parts by record; older ones by code. */
function findParts(db: Db | Tx, brand_id: string, names: readonly string[]) {
  return db
    .selectFrom('skus')
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('sku_id', 'in', names), where('id', 'in', names)]));
}

/**
 * Checks the parts of a combo, and returns them by record: a code may change.
 * @param ownId of the combo; empty for a new one
 * @throws ApiError 422
 */
export async function resolveComboProducts(
  tx: Tx,
  brand_id: string,
  draft: SkuDraft,
  ownId = '',
): Promise<Products> {
  const names = [...new Set(draft.is_combo ? draft.combo_products.map((part) => part.sku_id) : [])];
  if (names.length === 0) return draft.combo_products;
  const parent =
    ownId === '' ? undefined : await findComboOf(tx, brand_id, { id: ownId, sku_id: draft.sku_id });
  if (parent !== undefined)
    throw validationError({
      is_combo: `It is part of the combo ${parent}, and a combo can't contain combos.`,
    });
  const found = await findParts(tx, brand_id, names).select(['sku_id', 'id', 'is_combo']).execute();
  const products = new Map<string, number>();
  draft.combo_products.forEach((part, index) => {
    const sku =
      found.find((one) => one.id === part.sku_id) ?? found.find((one) => one.sku_id === part.sku_id);
    if (sku === undefined)
      throw validationError({ [`combo_products.${index}.sku_id`]: `SKU ${part.sku_id} not found.` });
    if (sku.is_combo || sku.id === ownId)
      throw validationError({
        [`combo_products.${index}.sku_id`]: "A combo can't contain combos.",
      });
    products.set(sku.id, (products.get(sku.id) ?? 0) + part.quantity);
  });
  return [...products].map(([sku_id, quantity]) => ({ sku_id, quantity }));
}

/** The code of a combo that contains a SKU. */
export async function findComboOf(
  tx: Tx,
  brand_id: string,
  sku: Pick<Sku, 'id' | 'sku_id'>,
): Promise<string | undefined> {
  const combo = await tx
    .selectFrom('skus')
    .select('sku_id')
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .where('is_combo', '=', true)
    .where((where) =>
      where.or(
        [sku.id, sku.sku_id].map((name) => sql<boolean>`combo_products @> ${json([{ sku_id: name }])}`),
      ),
    )
    .executeTakeFirst();
  return combo?.sku_id;
}

interface StoredCombo {
  sku_id: string;
  is_combo: boolean;
  combo_products: unknown[];
}

interface StockedPart extends ComboPart {
  /** The part's record. */
  id: string;
  available_quantity: number;
  is_stock_tracked: boolean;
}

/** The parts of each combo by its code. */
export async function loadComboParts(
  db: Db | Tx,
  brand_id: string,
  skus: readonly StoredCombo[],
): Promise<Map<string, StockedPart[]>> {
  const combos = skus.filter(({ is_combo }) => is_combo);
  const names = [
    ...new Set(combos.flatMap((combo) => (combo.combo_products as Products).map((part) => part.sku_id))),
  ];
  if (names.length === 0) return new Map();
  const rows = await findParts(db, brand_id, names).selectAll().execute();
  const byName = new Map([
    ...rows.map((row) => [row.sku_id, row] as const),
    ...rows.map((row) => [row.id, row] as const),
  ]);
  return new Map(
    combos.map((combo) => [
      combo.sku_id,
      (combo.combo_products as Products).flatMap(({ sku_id, quantity }) => {
        const part = byName.get(sku_id);
        if (!part) return [];
        return [
          {
            id: part.id,
            available_quantity: part.sku_quantity - part.reserved_quantity,
            is_stock_tracked: part.is_stock_tracked,
            sku_id: part.sku_id,
            sku_name: part.sku_name,
            quantity,
            unit_price_paise: part.unit_price_paise,
            gst: part.gst,
            cess: part.cess,
            hsn_code: part.hsn_code,
            weight_g: part.actual_weight,
            length_cm: part.sku_length,
            width_cm: part.sku_width,
            height_cm: part.sku_height,
          },
        ];
      }),
    ]),
  );
}

/** Sets how many of each combo its parts make. */
export async function withComboStock(db: Db | Tx, brand_id: string, skus: readonly Sku[]): Promise<Sku[]> {
  const parts = await loadComboParts(db, brand_id, skus);
  return skus.map((sku) => {
    const own = parts.get(sku.sku_id);
    if (!own || own.length === 0) return sku;
    const tracked = own.filter((part) => part.is_stock_tracked);
    const available_quantity =
      tracked.length === 0
        ? 0
        : Math.min(...tracked.map((part) => Math.floor(part.available_quantity / part.quantity)));
    return { ...sku, available_quantity, is_stock_tracked: tracked.length > 0 };
  });
}
