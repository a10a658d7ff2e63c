import type { OrderDraft } from '@khep/api';
import { explodeLines } from '@khep/domain/orders';
import type { Packing } from '@khep/domain/packing';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, validationError, notFound } from '../../base/errors.ts';
import { loadPackingContext } from '../packing/packingContext.ts';
import type { PackingContext } from '../packing/packingContext.ts';
import { suggestBoxesForOrders } from '../packing/suggestBoxes.ts';
import { createRtoScorer, storedRisk } from '../rtoRisk/model.ts';
import type { Services } from '../../start/services.ts';
import type { LineRecord, OrderRecord } from '../core/tables.ts';
import { buildLines } from './buildOrder.ts';
import type { RecordInit } from './buildOrder.ts';
import { loadBuyerRegistrations } from '../core/buyerRegistrations.ts';
import { codesOfSkus, keepOrdered, loadOrderedSkus } from '../core/orderedSkus.ts';
import type { OrderedSku } from '../core/orderedSkus.ts';

/** Everything needed to build orders. */
export type OrderContext = (
  input: OrderDraft,
) => Promise<Pick<RecordInit, 'skus' | 'registrations' | 'warehouse_id' | 'pack' | 'riskOf'>>;

interface StoredLines extends Pick<OrderRecord, 'stock'> {
  lines: readonly LineRecord[];
}

/**
 * Loads the context of orders before any transaction, once for all.
 * @param stored the order being edited, which keeps its SKUs as they were ordered
 */
export async function loadOrderContext(
  db: Db,
  services: Services,
  brand_id: string,
  inputs: readonly OrderDraft[],
  stored?: StoredLines,
): Promise<OrderContext> {
  const codes = new Set(
    inputs.flatMap((input) => input.order_details.product_details.map(({ sku_id }) => sku_id)),
  );
  const skus = keepOrdered(
    await loadOrderedSkus(db, brand_id, codes),
    stored?.lines ?? [],
    stored?.stock ?? null,
  );
  const basis = await loadPackingContext(db, brand_id, { sku_ids: codesOfSkus(skus.values()) });
  const now = services.clock.now();
  const score = await createRtoScorer(
    db,
    brand_id,
    inputs.map(({ buyer_details }) => buyer_details.phone),
    now,
  );
  const registrations = await loadBuyerRegistrations(
    db,
    brand_id,
    inputs.map(({ buyer_details }) => buyer_details.gst_number),
  );
  const packings = await packInputs(inputs, skus, basis, now);
  const warehouses = new Map<string | null, ReturnType<typeof requireWarehouse>>();
  return async (input) => {
    const { warehouse_id } = input;
    const reading = warehouses.get(warehouse_id) ?? requireWarehouse(db, brand_id, warehouse_id);
    warehouses.set(warehouse_id, reading);
    const warehouse = await reading;
    return {
      skus,
      registrations,
      warehouse_id: warehouse.id,
      riskOf: (order) => storedRisk(score(order)),
      pack: () => packings.get(input) ?? { packed_boxes: [], unpackable_items: [] },
    };
  };
}

/** Packs drafts in worker threads, before any transaction. A draft with a wrong line has no packing: saving it reports the line. */
async function packInputs(
  inputs: readonly OrderDraft[],
  skus: ReadonlyMap<string, OrderedSku>,
  context: PackingContext,
  now: Date,
): Promise<Map<OrderDraft, Packing>> {
  const packable = inputs.flatMap((input) => {
    try {
      return [{ input, lines: explodeLines(buildLines(input, { skus, now })) }];
    } catch (error) {
      if (error instanceof ApiError) return [];
      throw error;
    }
  });
  const packings = await suggestBoxesForOrders(
    packable.map(({ lines }) => lines),
    context,
  );
  return new Map(packable.map(({ input }, i) => [input, packings[i]!]));
}

/** The warehouse of an id, or the primary one. */
export async function requireWarehouse(db: Db, brand_id: string, id: string | null) {
  let query = db
    .selectFrom('warehouses')
    .select(['id', 'name', 'pincode', 'city', 'state'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null);
  query = id
    ? query.where('id', '=', id)
    : query.orderBy('is_primary_warehouse', 'desc').orderBy('id').limit(1);
  const row = await query.executeTakeFirst();
  if (!row)
    throw id
      ? notFound('warehouse')
      : validationError({ warehouse_id: 'Add a warehouse first. Orders are shipped from it.' });
  return row;
}
