import type { Order } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { explodeLines, unpackedLines } from '@khep/domain/orders';
import { defaultConversionFactor } from '@khep/domain/rating';
import { loadSituations } from '../../../aftercare/ndr/situations.ts';
import { parseDecision } from '../../../dispatch/allocation/plan/bookedDecisions.ts';
import {
  bookedCourier,
  findBookedBox,
  needsSuggestion,
  suggestedCouriers,
} from '../../../dispatch/allocation/plan/listedCouriers.ts';
import { loadOrderParts } from '../../../dispatch/allocation/plan/loadOrders.ts';
import type { Services } from '../../../start/services.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../base/errors.ts';
import { serializeHold } from '../../../dispatch/holds/currentHolds.ts';
import { apportionToBoxes } from '../../../orders/packing/apportionValue.ts';
import { loadPackingContext } from '../../../orders/packing/packingContext.ts';
import { suggestBoxes } from '../../../orders/packing/suggestBoxes.ts';
import { serializePacking } from '../../../orders/packing/serializers.ts';
import { serializeShipment } from '../../../orders/shipments/serializers.ts';
import { expectedDeliveries } from '../../../dispatch/tracking/expected/expectedDeliveries.ts';
import { channelName } from '../../../orders/core/channels.ts';
import { listCreditNotes } from '../../../orders/invoicing/creditNotes.ts';
import { findUntold } from '../../../orders/editing/setEwayBill.ts';
import { serializeEwayBill } from '../../../orders/invoicing/ewayBill.ts';
import { findLatestInvoices } from '../../../orders/invoicing/issuedInvoices.ts';
import { orderPlaceOfSupply } from '../../../orders/core/placeOfSupply.ts';
import { serializeLine } from '../../../orders/core/lineFields.ts';
import { countUnits, deriveOrderActions } from '../../../orders/state/orderActions.ts';
import { addressWarnings, parseNeeds } from '../../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { LineRecord, OrderRecord } from '../../../orders/core/tables.ts';
import { buildDecisions, buildOrderTimeline } from './timeline.ts';
import { serializeTotals } from '../../../orders/core/totals.ts';

/** Loads an order in full: shipments with scans and charges, timeline, and available actions. */
export async function loadOrder(db: Db, services: Services, brand_id: string, id: string): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('order');
  const [{ lines, shipments, events, warehouses, scans, pickups }, invoices, credit_notes, exchange_of] =
    await Promise.all([
      partsOf(db, brand_id, id),
      findLatestInvoices(db, brand_id, [id]),
      listCreditNotes(db, brand_id, id),
      findExchangedReturn(db, brand_id, id),
    ]);
  const invoice = invoices.get(id);
  const nameOf = (warehouse_id: string | null) =>
    warehouses.find((one) => one.id === warehouse_id)?.name ?? '';
  const status = row.status;
  const live = shipments.filter(({ state }) => state !== 'CANCELLED');
  const sentFrom = live[0]?.warehouse_id ?? row.warehouse_id;
  const now = services.clock.now();
  const situationOf = await loadSituations(db, brand_id, shipments, now);
  const booked = row.eway_bill === null ? [] : live.flatMap(({ awb }) => awb ?? []);
  const [packing, suggested, couriers, expected, untold] = await Promise.all([
    currentPacking(db, row, lines, live),
    loadOrderParts(db, brand_id, needsSuggestion(row, live) ? [row] : [], live).then((loaded) =>
      suggestedCouriers(db, services, brand_id, loaded),
    ),
    services.couriers.forBrand(brand_id),
    expectedDeliveries(db, brand_id, live, { pincode: row.pincode, situationOf, now }),
    findUntold(db, brand_id, booked),
  ]);
  const hold = suggested.holds.get(id);
  // Newest first: the last booking decides.
  const decisionOf = (shipment_id: string | undefined) => {
    const booked = events.find(
      (event) => event.kind === 'shipment.allocated' && event.shipment_id === shipment_id,
    );
    return booked && parseDecision(booked.data);
  };
  const product_details = lines.map(serializeLine);
  const { payment_details, custom_tags, ...parties } = row.details;
  return {
    ...parties,
    buyer_details: { ...parties.buyer_details, receiver: parties.buyer_details.receiver ?? '' },
    ...packing,
    id,
    version: row.version,
    status,
    needs: parseNeeds(row.needs),
    address_doubts: row.needs === '' ? [] : addressWarnings(row.details),
    channel_name: channelName(row.channel_id),
    warehouse_id: row.warehouse_id,
    warehouse_name: nameOf(row.warehouse_id),
    order_details: {
      order_date: row.order_date.toISOString(),
      channel_id: row.channel_id,
      order_id: row.order_number,
      custom_tags,
      product_details,
      payment_details,
    },
    totals: {
      ...serializeTotals({ product_details, payment_details }),
      ...collectWithoutCancelled(row, lines),
    },
    courier:
      bookedCourier(live, decisionOf(findBookedBox(live)?.shipment_id)) ?? suggested.couriers.get(id) ?? null,
    hold: hold ? serializeHold(row, hold) : null,
    buyer_request: row.buyer_request,
    shipments: shipments.map((box) =>
      serializeShipment(
        box,
        {
          order_number: row.order_number,
          live,
          warehouse_name: nameOf(box.warehouse_id),
          pickup: pickups.find(({ pickup_id }) => pickup_id === box.pickup_id),
          couriers,
        },
        {
          situation: situationOf(box),
          scans: scans.filter((scan) => scan.shipment_id === box.shipment_id),
          allocation_reason: decisionOf(box.shipment_id)?.why ?? null,
          expected: expected.get(box.shipment_id) ?? null,
        },
      ),
    ),
    place_of_supply: invoice?.billed?.place ?? orderPlaceOfSupply(row),
    invoice: invoice ? { number: invoice.number, date: invoice.date } : null,
    credit_notes,
    exchange_of: exchange_of ?? null,
    eway_bill: serializeEwayBill(
      row,
      warehouses.find(({ id }) => id === sentFrom) ?? { state: '', pincode: '' },
      untold,
    ),
    decisions: buildDecisions(events),
    timeline: buildOrderTimeline(events),
    is_read_only: false,
    cancelled_items: countUnits(row.cancelled_items ?? [], lines),
    ...deriveOrderActions(row, lines, shipments),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The COD amount without the share of cancelled units, as the boxes have it together once all is packed. */
function collectWithoutCancelled(
  { cancelled_items, collectible_paise }: OrderRecord,
  lines: readonly LineRecord[],
): { collect?: number } {
  if (cancelled_items === null) return {};
  const whole = explodeLines(lines);
  const boxes = [unpackedLines(whole, [cancelled_items])];
  const [collect = 0] = apportionToBoxes(collectible_paise, { lines: whole, kept: [], boxes });
  return { collect: paiseToRupees(collect) };
}

/** Finds the return that an order replaces, if it is an exchange. */
async function findExchangedReturn(db: Db, brand_id: string, order_id: string) {
  return db
    .selectFrom('returns')
    .select(['return_id', 'return_number', 'order_id', 'order_number'])
    .where('brand_id', '=', brand_id)
    .where('exchange_order_id', '=', order_id)
    .executeTakeFirst();
}

async function partsOf(db: Db, brand_id: string, order_id: string) {
  const [lines, shipments, events, warehouses] = await Promise.all([
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .orderBy('line_no')
      .execute(),
    db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .orderBy('box_no')
      .execute(),
    db
      .selectFrom('events')
      .select(['event_id', 'shipment_id', 'kind', 'actor', 'data', 'at'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .orderBy('at', 'desc')
      .orderBy('event_id', 'desc')
      .limit(500)
      .execute(),
    db
      .selectFrom('warehouses')
      .select(['id', 'name', 'state', 'pincode'])
      .where('brand_id', '=', brand_id)
      .execute(),
  ]);
  const ids = shipments.map(({ shipment_id }) => shipment_id);
  const pickupIds = [...new Set(shipments.flatMap(({ pickup_id }) => pickup_id ?? []))];
  const [scans, pickups] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .selectFrom('scans')
          .selectAll()
          .where('brand_id', '=', brand_id)
          .where('shipment_id', 'in', ids)
          .orderBy('event_time', 'desc')
          .limit(1000)
          .execute(),
    pickupIds.length === 0
      ? []
      : db
          .selectFrom('pickups')
          .selectAll()
          .where('brand_id', '=', brand_id)
          .where('pickup_id', 'in', pickupIds)
          .execute(),
  ]);
  return { lines, shipments, events, warehouses, scans, pickups };
}

/** The order's boxes, or the suggested ones if it isn't packed. */
async function currentPacking(
  db: Db,
  order: OrderRecord,
  lines: readonly LineRecord[],
  live: readonly ShipmentRecord[],
): Promise<Pick<Order, 'packed_boxes' | 'unpackable_items' | 'is_packing_suggested'>> {
  if (live.length === 0 && order.status === 'NEW') {
    const items = explodeLines(lines);
    const basis = await loadPackingContext(db, order.brand_id, {
      sku_ids: items.map(({ sku_id }) => sku_id),
    });
    return {
      ...serializePacking(await suggestBoxes(items, basis), items, basis.rules, order.warehouse_id),
      is_packing_suggested: true,
    };
  }
  const packed_boxes = live.map((box) => {
    const dimensions = { length: box.length_cm, width: box.width_cm, height: box.height_cm };
    return {
      box_id: box.box_id ?? '',
      name: box.box_name,
      volumetric_weight: (dimensions.length * dimensions.width * dimensions.height) / defaultConversionFactor,
      items: box.items as Order['packed_boxes'][number]['items'],
      total_weight: box.dead_weight_g / 1000,
      volume_utilized: box.volume_utilized,
      weight_utilized: box.weight_utilized,
      shipping_cost: paiseToRupees(box.charge_paise ?? 0),
      warehouse_id: box.warehouse_id,
      dv_status: box.state === 'DRAFT' ? 'NEW' : box.state,
      dimensions,
      ...(box.inner_sides ? { inner_dimensions: box.inner_sides } : {}),
    };
  });
  return { packed_boxes, unpackable_items: [], is_packing_suggested: false };
}
