import { floorInvalid } from '../../base/floorProblem.ts';
import type { BinChange } from '@khep/api';
import type { StockMovementKind } from '@khep/domain/stock';
import { validationError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { lockStock, postMovements } from '../../brand/catalogue/stockMovements.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { balanceIn, lockBinStock, moveBinStock } from './binStock.ts';
import type { BinMovement } from './binStock.ts';
import { loadLayout, requireWarehouse } from './layouts.ts';

/**
 * Puts goods into a bin, counts, moves or writes them off. A count and damage change what the brand has on hand by the same
 * number; where goods are put doesn't.
 * @throws ApiError 404, 422
 */
export async function changeBin(
  tx: Tx,
  author: Pick<ChangeContext, 'brand_id' | 'actor'>,
  warehouse_id: string,
  { bin, sku_id: code, kind, quantity, to_bin = '' }: BinChange,
  now: Date,
): Promise<void> {
  const { brand_id } = author;
  await requireWarehouse(tx, brand_id, warehouse_id);
  const sku = await tx
    .selectFrom('skus')
    .select(['id', 'is_combo'])
    .where('brand_id', '=', brand_id)
    .where('sku_id', '=', code)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!sku)
    throw floorInvalid(
      'sku_unknown',
      { sku: code },
      { sku_id: `${code} is no SKU of yours. Check the code.` },
    );
  if (sku.is_combo)
    throw floorInvalid(
      'sku_is_combo',
      { sku: code },
      { sku_id: `${code} is a combo. Put its parts into bins.` },
    );
  if (quantity === 0 && kind !== 'count') throw validationError({ quantity: 'Enter 1 or more' });
  const from = await requireBin(tx, { brand_id, warehouse_id, name: bin, field: 'bin' });
  const to =
    kind === 'transfer'
      ? await requireBin(tx, { brand_id, warehouse_id, name: to_bin, field: 'to_bin' })
      : undefined;
  if (to === from) throw floorInvalid('same_bin', {}, { to_bin: 'Choose another bin.' });
  await lockStock(tx, brand_id, [sku.id]);
  const place = { bin_id: from, sku_id: sku.id };
  const balance = balanceIn(
    await lockBinStock(tx, brand_id, to === undefined ? [place] : [place, { ...place, bin_id: to }]),
    place,
  );
  const free = balance.quantity - balance.reserved;
  if (kind === 'count' && quantity < balance.reserved)
    throw floorInvalid(
      'bin_reserved',
      { bin, units: balance.reserved },
      {
        quantity: `Open waves take ${balance.reserved} from ${bin}. Say there that they are missing, or cancel the waves.`,
      },
    );
  if ((kind === 'damage' || kind === 'transfer') && quantity > free)
    throw floorInvalid(
      'bin_has_less',
      { bin, free },
      {
        quantity: `${bin} has ${free} that no wave takes. Enter at most ${free}.`,
      },
    );
  const change = kind === 'receipt' ? quantity : kind === 'count' ? quantity - balance.quantity : -quantity;
  const movements: BinMovement[] = [{ ...place, kind, quantity: change, reserved: 0 }];
  if (to !== undefined) movements.push({ ...place, bin_id: to, kind, quantity, reserved: 0 });
  const onHand: Partial<Record<BinChange['kind'], StockMovementKind>> = {
    count: 'adjust',
    damage: 'set_aside',
  };
  const own = onHand[kind];
  if (own !== undefined && change !== 0)
    await postMovements(tx, { ...author, now }, [{ sku_id: sku.id, kind: own, quantity: change }]);
  await moveBinStock(tx, author, movements, now);
}

/** Finds a bin by its name. In a warehouse without a layout, a new name is a new bin. */
async function requireBin(
  tx: Tx,
  {
    brand_id,
    warehouse_id,
    name,
    field,
  }: { brand_id: string; warehouse_id: string; name: string; field: string },
): Promise<string> {
  const typed = name.trim().toUpperCase();
  if (typed === '') throw validationError({ [field]: 'Enter or scan the bin' });
  const known = await tx
    .selectFrom('bins')
    .select('bin_id')
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('name', '=', typed)
    .executeTakeFirst();
  if (known) return known.bin_id;
  if (await loadLayout(tx, brand_id, warehouse_id))
    throw floorInvalid(
      'bin_unknown',
      { bin: typed },
      {
        [field]: `This warehouse has no bin ${typed}. Check the name, or change the layout.`,
      },
    );
  const bin_id = newId('bin');
  await tx.insertInto('bins').values({ brand_id, bin_id, warehouse_id, name: typed }).execute();
  return bin_id;
}
