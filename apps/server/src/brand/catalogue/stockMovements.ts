import { stockEffect } from '@khep/domain/stock';
import type { StockMovementKind } from '@khep/domain/stock';
import { sql } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';

export interface NewMovement {
  /** The SKU's record, not its code. */
  sku_id: string;
  kind: StockMovementKind;
  quantity: number;
  order_id?: string;
  shipment_id?: string | null;
}

/**
 * Appends stock movements and updates the balances of their SKUs.
 *
 * Lock order of every transaction: orders by id, shipments, SKUs by id, number series, day counts.
 */
export async function postMovements(
  tx: Tx,
  { brand_id, actor, now }: { brand_id: string; actor: Actor; now: Date },
  movements: readonly NewMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const skus = await lockStock(
    tx,
    brand_id,
    movements.map(({ sku_id }) => sku_id),
  );
  const balances = new Map(
    skus.map(({ id, sku_quantity, reserved_quantity, is_stock_tracked }) => [
      id,
      { on_hand: sku_quantity, reserved: reserved_quantity, is_stock_tracked },
    ]),
  );
  const rows = movements.flatMap(({ order_id = null, shipment_id = null, ...movement }) => {
    const balance = balances.get(movement.sku_id);
    if (!balance) return [];
    const { on_hand, reserved } = stockEffect(movement);
    balance.on_hand += on_hand;
    balance.reserved += reserved;
    // From the first count or receipt on, orders of the SKU are limited to what is available.
    balance.is_stock_tracked ||= movement.kind === 'adjust' || movement.kind === 'receipt';
    return [
      {
        ...movement,
        brand_id,
        movement_id: newId('stk', now.getTime()),
        order_id,
        shipment_id,
        on_hand: balance.on_hand,
        reserved: balance.reserved,
        actor: json(actor),
        at: now,
      },
    ];
  });
  if (rows.length === 0) return;
  await tx.insertInto('stock_movements').values(rows).execute();
  const after = JSON.stringify([...balances].map(([id, balance]) => ({ id, ...balance })));
  await sql`
    update skus set sku_quantity = after.on_hand, reserved_quantity = after.reserved,
      is_stock_tracked = after.is_stock_tracked
    from jsonb_to_recordset(cast(${after}::text as jsonb))
      as after (id text, on_hand integer, reserved integer, is_stock_tracked boolean)
    where skus.brand_id = ${brand_id} and skus.id = after.id`.execute(tx);
}

/** Locks the balances of SKUs, sorted by id so that transactions can't deadlock. */
export async function lockStock(tx: Tx, brand_id: string, ids: readonly string[]) {
  return tx
    .selectFrom('skus')
    .select(['id', 'sku_id', 'sku_quantity', 'reserved_quantity', 'is_stock_tracked'])
    .where('brand_id', '=', brand_id)
    .where('id', 'in', [...new Set(ids)].sort())
    .orderBy('id')
    .forUpdate()
    .execute();
}
