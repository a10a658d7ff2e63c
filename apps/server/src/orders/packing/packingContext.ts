import { paiseToRupees } from '@khep/domain/money';
import { toBoxSize, defaultPackingRules, withPackingRules } from '@khep/domain/packing';
import type { BoxSize, OrderedItem, PackOptions, PackingRules } from '@khep/domain/packing';
import { packingPreference } from '../../brand/catalogue/preferences.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** The parts of a line that packing needs. */
export interface PackableLine {
  sku_id: string;
  quantity: number;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** A brand's boxes, packing rules of its SKUs, and packing preference. */
export interface PackingContext {
  brand_id: string;
  boxes: BoxSize[];
  /** By SKU code, from the current catalogue. */
  rules: ReadonlyMap<string, PackingRules & { box_id?: string | undefined }>;
  options: Required<Pick<PackOptions, 'objective' | 'padding'>>;
}

interface BasisInit {
  /** SKU codes to pack, with duplicates. */
  sku_ids: Iterable<string>;
  /** Boxes to use; all of the brand's by default. */
  box_ids?: readonly string[] | undefined;
}

/** Loads the packing context of lines, once for all of them. */
export async function loadPackingContext(
  db: Db | Tx,
  brand_id: string,
  { sku_ids, box_ids }: BasisInit,
): Promise<PackingContext> {
  const [boxes, rules, options] = await Promise.all([
    stockedBoxes(db, brand_id, box_ids),
    rulesOf(db, brand_id, [...new Set(sku_ids)]),
    packingPreference(db, brand_id),
  ]);
  return { brand_id, boxes, rules, options };
}

/** A temporary size, and one that isn't offered for packing, is used only if it is requested. */
async function stockedBoxes(
  db: Db | Tx,
  brand_id: string,
  box_ids: readonly string[] | undefined,
): Promise<BoxSize[]> {
  const all = db
    .selectFrom('boxes')
    .select([
      'id',
      'name',
      'length',
      'width',
      'height',
      'weight_capacity',
      'box_cost_paise',
      'empty_weight',
      'outer_length',
      'outer_width',
      'outer_height',
    ])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .orderBy('id');
  const rows = await (
    box_ids?.length
      ? all.where('id', 'in', [...box_ids])
      : all.where('is_temporary', '=', false).where('visibility', '<>', 0)
  ).execute();
  return rows.map(({ box_cost_paise, ...row }) =>
    toBoxSize({ ...row, box_cost: paiseToRupees(box_cost_paise) }),
  );
}

/** Only SKUs with packing rules or a fixed box. */
async function rulesOf(
  db: Db | Tx,
  brand_id: string,
  sku_ids: readonly string[],
): Promise<PackingContext['rules']> {
  if (sku_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .select(['sku_id', 'box_id', 'rotations', 'fragile', 'do_not_mix', 'ships_in_own_box'])
    .where('brand_id', '=', brand_id)
    .where('sku_id', 'in', sku_ids)
    .where('removed_at', 'is', null)
    .where((where) =>
      where.or([
        where('rotations', '<>', 'any'),
        where('fragile', '=', true),
        where('do_not_mix', '<>', ''),
        where('ships_in_own_box', '=', true),
        where('box_id', 'is not', null),
      ]),
    )
    .execute();
  return new Map(
    rows.map(({ sku_id, box_id, ...rules }) => [sku_id, { ...rules, ...(box_id && { box_id }) }]),
  );
}

/** Maps lines to pack items. */
export function toPackItems(lines: readonly PackableLine[], rules: PackingContext['rules']): OrderedItem[] {
  return lines.map((line) =>
    withPackingRules(
      {
        sku_id: line.sku_id,
        quantity: line.quantity,
        weight: line.weight_g,
        length: line.length_cm,
        width: line.width_cm,
        height: line.height_cm,
        box_id: rules.get(line.sku_id)?.box_id,
      },
      rules.get(line.sku_id) ?? defaultPackingRules,
    ),
  );
}
