import { sql } from 'kysely';
import { newId } from '../../base/ids.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { BinCause, BinMovementKind } from '../tables.ts';

/** Units of a SKU in a bin. */
export interface BinBalance {
  bin_id: string;
  /** The SKU's record. */
  sku_id: string;
  quantity: number;
  reserved: number;
}

export interface BinMovement {
  bin_id: string;
  sku_id: string;
  /** Without a kind only the reservation changes. */
  kind?: BinMovementKind;
  /** Units that come; negative for those that leave. */
  quantity: number;
  /** Units that waves reserve in addition; negative for those that they took or gave up. */
  reserved: number;
  wave_id?: string;
  shipment_id?: string;
  cause?: BinCause;
}

/** The stock in the bins of a warehouse, with its SKUs. */
export const stockInBins = (
  db: Db | Tx,
  { brand_id, warehouse_id }: { brand_id: string; warehouse_id: string },
) =>
  db
    .selectFrom('bin_stock as stock')
    .innerJoin('bins', (join) =>
      join.onRef('bins.brand_id', '=', 'stock.brand_id').onRef('bins.bin_id', '=', 'stock.bin_id'),
    )
    .innerJoin('skus', (join) =>
      join.onRef('skus.brand_id', '=', 'stock.brand_id').onRef('skus.id', '=', 'stock.sku_id'),
    )
    .where('stock.brand_id', '=', brand_id)
    .where('bins.warehouse_id', '=', warehouse_id);

const keyOf = ({ bin_id, sku_id }: { bin_id: string; sku_id: string }) => `${bin_id} ${sku_id}`;

/**
 * Locks the stock of SKUs in bins, by bin and SKU so that transactions can't deadlock. A SKU that a bin never had is
 * locked as an empty one.
 */
export async function lockBinStock(
  tx: Tx,
  brand_id: string,
  wanted: readonly { bin_id: string; sku_id: string }[],
): Promise<Map<string, BinBalance>> {
  const keys = new Map(wanted.map((one) => [keyOf(one), { bin_id: one.bin_id, sku_id: one.sku_id }]));
  if (keys.size === 0) return new Map();
  const sorted = [...keys].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
  await tx
    .insertInto('bin_stock')
    .values(sorted.map((key) => ({ ...key, brand_id, quantity: 0 })))
    .onConflict((conflict) => conflict.columns(['brand_id', 'bin_id', 'sku_id']).doNothing())
    .execute();
  const rows = await tx
    .selectFrom('bin_stock')
    .select(['bin_id', 'sku_id', 'quantity', 'reserved'])
    .where('brand_id', '=', brand_id)
    .where(
      'bin_id',
      'in',
      sorted.map(({ bin_id }) => bin_id),
    )
    .where(
      'sku_id',
      'in',
      sorted.map(({ sku_id }) => sku_id),
    )
    .orderBy('bin_id')
    .orderBy('sku_id')
    .forUpdate()
    .execute();
  return new Map(rows.filter((row) => keys.has(keyOf(row))).map((row) => [keyOf(row), row]));
}

export const balanceIn = (
  balances: ReadonlyMap<string, BinBalance>,
  key: { bin_id: string; sku_id: string },
): BinBalance => balances.get(keyOf(key)) ?? { ...key, quantity: 0, reserved: 0 };

/**
 * Moves units in and out of locked bins. The table refuses what would make a bin negative or reserve more than it has.
 * Lock order: after the SKUs, before number series.
 */
export async function moveBinStock(
  tx: Tx,
  { brand_id, actor }: Pick<ChangeContext, 'brand_id' | 'actor'>,
  movements: readonly BinMovement[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return;
  const balances = await lockBinStock(tx, brand_id, movements);
  const rows = movements.flatMap(
    ({ kind, quantity, reserved, wave_id = null, shipment_id = null, cause = '', ...key }) => {
      const balance = balanceIn(balances, key);
      balance.quantity += quantity;
      balance.reserved += reserved;
      balances.set(keyOf(key), balance);
      if (kind === undefined || quantity === 0) return [];
      return [
        {
          brand_id,
          movement_id: newId('bmv', now.getTime()),
          bin_id: key.bin_id,
          sku_id: key.sku_id,
          kind,
          quantity,
          balance: balance.quantity,
          wave_id,
          shipment_id,
          cause,
          actor: json(actor),
          at: now,
        },
      ];
    },
  );
  if (rows.length > 0) await tx.insertInto('bin_movements').values(rows).execute();
  await sql`
    update bin_stock set quantity = after.quantity, reserved = after.reserved
    from jsonb_to_recordset(cast(${JSON.stringify([...balances.values()])}::text as jsonb))
      as after (bin_id text, sku_id text, quantity integer, reserved integer)
    where bin_stock.brand_id = ${brand_id} and bin_stock.bin_id = after.bin_id and bin_stock.sku_id = after.sku_id`.execute(
    tx,
  );
}
