import { StockPreference } from '@khep/api';
import { explodeLines, unpackedLines } from '@khep/domain/orders';
import type { ComboLine } from '@khep/domain/orders';
import type { ShipmentState } from '@khep/domain/shipments';
import { availableStock, noOrderStock, planOrderStock } from '@khep/domain/stock';
import { loadPreference } from '../../brand/catalogue/preferences.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { Actor } from '../../base/actor.ts';
import type { OrderRecord, OrderStockJson } from '../core/tables.ts';
import { lockStock, postMovements } from '../../brand/catalogue/stockMovements.ts';

type StockedOrder = Pick<OrderRecord, 'brand_id' | 'order_id' | 'stock' | 'is_cancelled' | 'cancelled_items'>;

interface OrderContents {
  lines: readonly ComboLine[];
  shipments: readonly { shipment_id: string; state: ShipmentState; items: unknown }[];
}

/** The stock of a new or edited order: what it has done so far, with the records of its SKUs. */
export function stockOf(
  before: OrderStockJson | null,
  skus: Iterable<readonly [code: string, id: string]>,
): OrderStockJson {
  return { ...noOrderStock, ...before, skus: { ...before?.skus, ...Object.fromEntries(skus) } };
}

/**
 * Posts the movements that are due for a locked order. Called after each change of its contents or boxes, as
 * the last but the number series of what the transaction locks.
 */
export async function settleOrderStock(
  tx: Tx,
  { brand_id, order_id, stock, is_cancelled, cancelled_items }: StockedOrder,
  { lines, shipments }: OrderContents,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (stock === null) return;
  const { movements, after } = planOrderStock(stock, {
    lines: unpackedLines(explodeLines(lines), [cancelled_items ?? []]),
    is_cancelled,
    shipments: shipments.map(({ shipment_id, state, items }) => ({
      shipment_id,
      state: state,
      items: items as { sku_id: string; quantity: number }[],
    })),
  });
  if (movements.length === 0) return;
  await postMovements(
    tx,
    { brand_id, actor, now },
    movements.flatMap(({ sku_id, ...movement }) => {
      const id = stock.skus[sku_id];
      return id === undefined ? [] : [{ ...movement, sku_id: id, order_id }];
    }),
  );
  await tx
    .updateTable('orders')
    .set({ stock: json({ ...after, skus: stock.skus }) })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
}

/**
 * Refuses an order that reserves more units than are available, unless the brand allows back-orders. SKUs
 * without a quantity aren't limited, nor are units that the order had reserved before.
 * @throws ApiError 422
 */
export async function assertStockAvailable(
  tx: Tx,
  { brand_id, lines, stock }: { brand_id: string; lines: readonly ComboLine[]; stock: OrderStockJson },
  before: OrderStockJson | null,
): Promise<void> {
  const wanted = new Map<string, number>();
  for (const { sku_id, quantity } of explodeLines(lines))
    wanted.set(sku_id, (wanted.get(sku_id) ?? 0) + quantity);
  const more = [...wanted].filter(([code, units]) => units > (before?.reserved[code] ?? 0));
  const codes = new Map(more.flatMap(([code]) => (stock.skus[code] ? [[stock.skus[code], code]] : [])));
  if (codes.size === 0) return;
  const short = (await lockStock(tx, brand_id, [...codes.keys()])).find(
    (sku) =>
      sku.is_stock_tracked &&
      availableStock({ on_hand: sku.sku_quantity, reserved: sku.reserved_quantity }) < 0,
  );
  if (!short) return;
  const { preferences } = await loadPreference(tx, brand_id, 'stock_preference');
  if (StockPreference.parse(preferences).allow_back_orders) return;
  const code = codes.get(short.id) ?? short.sku_id;
  const index = lines.findIndex((line) =>
    line.parts ? line.parts.some((part) => part.sku_id === code) : line.sku_id === code,
  );
  const left = short.sku_quantity - short.reserved_quantity + (wanted.get(code) ?? 0);
  const part = lines[index]?.parts ? `${code}, a part of this combo,` : code;
  throw validationError({
    [`order_details.product_details.${index}.quantity`]:
      left > 0
        ? `Only ${left} of ${part} ${left === 1 ? 'is' : 'are'} available. Enter fewer units, or allow back-orders.`
        : `${part} is out of stock. Remove it, or allow back-orders.`,
  });
}
