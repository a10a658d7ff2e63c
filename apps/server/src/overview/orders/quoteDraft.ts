import { istDay } from '@khep/domain/days';
import type { TaxAmounts } from '@khep/domain/gst';
import type { DraftQuote, OrderDraft } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { explodeLines } from '@khep/domain/orders';
import { expectedDeliveryAt } from '../../dispatch/allocation/book/buildBooking.ts';
import {
  createPlanner,
  loadPlanningBasis,
  previewPriced,
  priceOrders,
} from '../../dispatch/allocation/plan/plan.ts';
import type { Db } from '../../platform/db/schema.ts';
import { apportionToBoxes } from '../../orders/packing/apportionValue.ts';
import { parseBoxes } from '../../orders/packing/serializers.ts';
import type { Services } from '../../start/services.ts';
import { loadBuyerRegistrations } from '../../orders/core/buyerRegistrations.ts';
import { orderPlaceOfSupply } from '../../orders/core/placeOfSupply.ts';
import { computeInvoiceLines, findInvoiceKind } from '../../orders/invoicing/invoiceLines.ts';
import { buildOrder } from '../../orders/editing/buildOrder.ts';
import { requireWarehouse } from '../../orders/editing/orderContext.ts';
import { loadOrderedSkus } from '../../orders/core/orderedSkus.ts';

/**
 * Plans the courier of an order that isn't saved, with its freight, promise and GST. Lists, pages and bookings use the
 * same planner, so they agree while nothing changes.
 */
export async function quoteDraft(
  db: Db,
  services: Services,
  brand_id: string,
  input: OrderDraft,
): Promise<DraftQuote> {
  const now = services.clock.now();
  const skuIds = input.order_details.product_details.map(({ sku_id }) => sku_id);
  const [registrations, warehouse, skus, categories] = await Promise.all([
    loadBuyerRegistrations(db, brand_id, [input.buyer_details.gst_number]),
    requireWarehouse(db, brand_id, input.warehouse_id),
    loadOrderedSkus(db, brand_id, skuIds),
    db
      .selectFrom('skus')
      .select('sku_category')
      .distinct()
      .where('brand_id', '=', brand_id)
      .where('sku_id', 'in', skuIds)
      .where('removed_at', 'is', null)
      .execute(),
  ]);
  const { order, lines } = buildOrder(input, {
    brand_id,
    order_id: 'draft',
    order_number: '',
    warehouse_id: warehouse.id,
    order_date: now,
    now,
    skus,
    registrations,
    // The draft contains its boxes.
    pack: () => ({ packed_boxes: [], unpackable_items: [] }),
  });
  const kind = await findInvoiceKind(db, brand_id, order);
  const taxes = computeInvoiceLines(order, lines, kind, istDay(now)).map(({ tax }) => tax);
  const sum = (part: keyof TaxAmounts) => paiseToRupees(taxes.reduce((total, tax) => total + tax[part], 0));
  const tax = {
    supply: kind,
    place: orderPlaceOfSupply(order),
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    cess: sum('cess'),
  };
  const boxes = parseBoxes(input.packed_boxes);
  if (boxes.length === 0)
    return { tax, courier: null, why: 'Pack the order to see its courier and freight.' };
  const collectible = apportionToBoxes(order.collectible_paise, {
    lines: explodeLines(lines),
    kept: [],
    boxes: boxes.map(({ items }) => items),
  });
  const basis = await loadPlanningBasis(db, services, brand_id, [order.pincode]);
  const priced = await priceOrders(basis, [
    {
      order,
      parcels: boxes.map(({ dimensions, total_weight }, index) => ({
        dead_weight_g: Math.max(1, Math.round(total_weight * 1000)),
        length_cm: dimensions.length,
        width_cm: dimensions.width,
        height_cm: dimensions.height,
        payment_mode: order.payment_mode,
        collectible_paise: collectible[index] ?? 0,
      })),
      origin: { ...warehouse, warehouse_id: warehouse.id },
      sku_ids: skuIds,
      categories: categories.flatMap(({ sku_category }) => sku_category ?? []),
    },
  ]);
  const [planned] = previewPriced(createPlanner(basis), priced);
  const plan = planned?.planned.plan;
  const courier = planned?.candidates.find(({ service }) => service.courier_id === Number(plan?.couriers[0]));
  if (!plan || !courier) return { tax, courier: null, why: plan?.why ?? '' };
  const tat_days = courier.quotes[0]?.tat_days ?? null;
  return {
    tax,
    why: plan.why,
    courier: {
      courier_id: courier.service.courier_id,
      courier_name: courier.service.name,
      price: courier.price?.rated === true ? paiseToRupees(courier.price.total) : null,
      zone: courier.quotes[0]?.zone ?? null,
      tat_days,
      promised_date: tat_days === null ? null : expectedDeliveryAt(now, tat_days).toISOString(),
    },
  };
}
