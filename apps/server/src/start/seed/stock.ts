import { explodeLines } from '@khep/domain/orders';
import { planOrderStock, stockEffect } from '@khep/domain/stock';
import type { StockMovement } from '@khep/domain/stock';
import { sql } from 'kysely';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';
import { bulkInsert } from './bulkInsert.ts';
import type { DemoOrder } from './orders.ts';

interface StockInit {
  demo: readonly DemoOrder[];
  shipments: readonly ShipmentRecord[];
  id: (prefix: string, at: Date) => string;
  /** When the shelves were filled for the orders. */
  from: Date;
}

interface TimedMovement extends Omit<StockMovement, 'shipment_id'> {
  at: Date;
  order_id: string | null;
  shipment_id: string | null;
  actor: object;
}

const seller = { kind: 'user', id: demoSession.user_id, name: demoSession.name };
const courier = { kind: 'courier', name: 'Courier' };

/** Units that stay on the shelf beside those that orders reserve. */
const SPARE = 8;

/** Posts the stock movements of the demo's orders, after filling the shelves for them. */
export async function seedStock(tx: Tx, { demo, shipments, id, from }: StockInit): Promise<void> {
  const boxesOf = Map.groupBy(shipments, ({ order_id }) => order_id);
  const moved = demo.flatMap(({ order, lines }): TimedMovement[] => {
    if (order.stock === null) return [];
    const { skus } = order.stock;
    const own = boxesOf.get(order.order_id) ?? [];
    const contents = {
      lines: explodeLines(lines),
      is_cancelled: false,
      shipments: own.map(({ shipment_id, state, items }) => ({
        shipment_id,
        state: state,
        items: items as { sku_id: string; quantity: number }[],
      })),
    };
    // Ordered first, then shipped or cancelled.
    const ordered = planOrderStock(order.stock, { ...contents, shipments: [] });
    const later = planOrderStock(ordered.after, { ...contents, is_cancelled: order.is_cancelled });
    order.stock = { ...later.after, skus };
    const pickedUp = new Map(own.map((box) => [box.shipment_id, box.picked_up_at ?? box.updated_at]));
    return [
      ...ordered.movements.map((movement) => ({ ...movement, at: order.order_date, actor: seller })),
      ...later.movements.map((movement) => ({
        ...movement,
        at: pickedUp.get(movement.shipment_id ?? '') ?? order.updated_at,
        actor: movement.kind === 'deduct' ? courier : seller,
      })),
    ].map((movement) => ({
      ...movement,
      sku_id: skus[movement.sku_id] ?? '',
      order_id: order.order_id,
    }));
  });
  const bySku = Map.groupBy(moved, ({ sku_id }) => sku_id);
  const stocked = await tx
    .selectFrom('skus')
    .select(['id', 'sku_quantity'])
    .where('brand_id', '=', demoSession.brand_id)
    .where('id', 'in', [...bySku.keys()])
    .execute();
  const rows: object[] = [];
  const balances = stocked.map((sku) => {
    const own = (bySku.get(sku.id) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const reservedInAll = own.reduce(
      (sum, { kind, quantity }) => sum + (kind === 'reserve' ? quantity : 0),
      0,
    );
    const filled: TimedMovement = {
      sku_id: sku.id,
      kind: 'adjust',
      quantity: reservedInAll + SPARE,
      at: from,
      order_id: null,
      shipment_id: null,
      actor: seller,
    };
    const balance = { id: sku.id, on_hand: sku.sku_quantity, reserved: 0 };
    for (const movement of [filled, ...own]) {
      const effect = stockEffect(movement);
      balance.on_hand += effect.on_hand;
      balance.reserved += effect.reserved;
      rows.push({
        ...movement,
        brand_id: demoSession.brand_id,
        movement_id: id('stk', movement.at),
        on_hand: balance.on_hand,
        reserved: balance.reserved,
      });
    }
    return balance;
  });
  await bulkInsert(tx, 'stock_movements', rows);
  await sql`
    update skus set sku_quantity = after.on_hand, reserved_quantity = after.reserved
    from jsonb_to_recordset(cast(${JSON.stringify(balances)}::text as jsonb))
      as after (id text, on_hand integer, reserved integer)
    where skus.brand_id = ${demoSession.brand_id} and skus.id = after.id`.execute(tx);
}
