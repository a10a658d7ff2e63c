import type { GoodsOnTheWay } from '@khep/api';
import { openPurchaseStates, purchaseProgress, transferProgress } from '@khep/domain/warehouse';
import type { Db } from '../../platform/db/schema.ts';
import { requireWarehouse } from '../bins/layouts.ts';
import { namesOfWarehouses, openTransfers } from '../transfers/transfers.ts';

/** Lists what a warehouse still gets of sent transfers and purchase orders, the oldest first. @throws ApiError 404 */
export async function listGoodsOnTheWay(
  db: Db,
  brand_id: string,
  warehouse_id: string,
): Promise<GoodsOnTheWay> {
  await requireWarehouse(db, brand_id, warehouse_id);
  const [transfers, purchases, names] = await Promise.all([
    openTransfers(db, brand_id).where('to_warehouse_id', '=', warehouse_id).execute(),
    db
      .selectFrom('purchase_orders')
      .innerJoin('suppliers', (join) =>
        join
          .onRef('suppliers.brand_id', '=', 'purchase_orders.brand_id')
          .onRef('suppliers.supplier_id', '=', 'purchase_orders.supplier_id'),
      )
      .select(['purchase_id', 'purchase_number', 'suppliers.name', 'lines'])
      .where('purchase_orders.brand_id', '=', brand_id)
      .where('purchase_orders.state', 'in', openPurchaseStates)
      .where('purchase_orders.warehouse_id', '=', warehouse_id)
      .orderBy('purchase_orders.created_at')
      .orderBy('purchase_id')
      .execute(),
    namesOfWarehouses(db, brand_id),
  ]);
  return {
    transfers: transfers.map(({ transfer_id, transfer_number, from_warehouse_id, lines }) => ({
      id: transfer_id,
      number: transfer_number,
      from: names.get(from_warehouse_id) ?? '',
      quantity: transferProgress(lines).open,
    })),
    purchases: purchases.map(({ purchase_id, purchase_number, name, lines }) => ({
      id: purchase_id,
      number: purchase_number,
      from: name,
      quantity: purchaseProgress(lines).open,
    })),
  };
}
