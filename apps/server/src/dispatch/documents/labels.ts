import { formatDate, istDay } from '@khep/domain/days';
import { LabelPreference as LabelPreferenceFields } from '@khep/api';
import { labelBarcodeProblem, labelSizeOf } from '@khep/domain/documents';
import type { LabelModel, LabelPreference } from '@khep/domain/documents';
import { loadPreference } from '../../brand/catalogue/preferences.ts';
import { courierName, findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Services } from '../../start/services.ts';
import { boxNumber } from '../../orders/shipments/boxNumber.ts';
import { shipmentsOfOrders } from '../../orders/shipments/queries.ts';
import { findLatestInvoices } from '../../orders/invoicing/issuedInvoices.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { requireTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { hasPublicLinks, trackingLink } from '../../brand/trackingSite/trackingLink.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import { returnAddress, loadSender, supplierAt } from '../../orders/invoicing/sender.ts';
import type { Sender } from '../../orders/invoicing/sender.ts';
import { findLabelledBoxes } from './courierLabels.ts';
import { loadImageDataUrl } from '../../platform/documents/imageDataUrl.ts';

interface Facts {
  sender: Sender;
  preference: LabelPreference;
  /** Live boxes of the order, including those without an AWB. */
  live: readonly ShipmentRecord[];
  invoice_number: string | undefined;
  services: Services;
  brand: TrackingBrand;
}

/** Whether to print a document of a box. */
export type ShipmentFilter = (box: ShipmentRecord) => boolean;

/** Builds the labels of orders: one for each box with an AWB, or for the selected ones. */
export async function buildLabels(
  db: Db,
  services: Services,
  brand_id: string,
  orders: readonly OrderRecord[],
  isWanted: ShipmentFilter = () => true,
): Promise<Map<string, LabelModel[]>> {
  const ids = orders.map(({ order_id }) => order_id);
  const [sender, brand, preference, shipments, invoices] = await Promise.all([
    loadSender(db, brand_id),
    requireTrackingBrand(db, brand_id),
    labelPreference(db, services, brand_id),
    shipmentsOfOrders(db, brand_id, ids),
    findLatestInvoices(db, brand_id, ids),
  ]);
  const byOrder = Map.groupBy(shipments, ({ order_id }) => order_id);
  return new Map(
    orders.map((order) => {
      const boxes = byOrder.get(order.order_id) ?? [];
      const facts: Facts = {
        sender,
        preference,
        services,
        brand,
        live: boxes,
        invoice_number: invoices.get(order.order_id)?.number,
      };
      const labels = boxes
        .filter((box) => box.awb !== null && isWanted(box))
        .map((box) => labelOf(order, box, facts));
      return [order.order_id, labels];
    }),
  );
}

/** Why a courier couldn't scan the labels; undefined if it can. */
export function unscannableReason(labels: readonly LabelModel[]): string | undefined {
  const problem = labels.map(({ shipment }) => labelBarcodeProblem(shipment.awb)).find(Boolean);
  return problem && `AWB ${problem} Cancel the shipment and allocate it again.`;
}

/** Builds the labels of one order, for a preview, with the AWBs for which their courier's own is printed. */
export async function previewLabels(
  db: Db,
  services: Services,
  brand_id: string,
  order_id: string,
): Promise<{ labels: LabelModel[]; own_awbs: string[] }> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order) throw notFound('order');
  const labels = (await buildLabels(db, services, brand_id, [order])).get(order_id) ?? [];
  const own = await findLabelledBoxes(
    db,
    brand_id,
    labels.map(({ shipment }) => shipment.awb),
  );
  return { labels, own_awbs: own.map(({ awb }) => awb) };
}

/** The label preference of a brand, with its logo as data. */
export async function labelPreference(
  db: Db,
  services: Services,
  brand_id: string,
): Promise<LabelPreference> {
  const kept = await loadPreference(db, brand_id, 'label_preference');
  const { logo_path, label_size, ...rest } = LabelPreferenceFields.parse(kept.preferences);
  const logo = await loadImageDataUrl(services, logo_path);
  return { ...rest, label_size: labelSizeOf(label_size), ...(logo && { logo_path: logo }) };
}

function labelOf(
  order: OrderRecord,
  box: ShipmentRecord,
  { sender, preference, live, invoice_number, services, brand }: Facts,
): LabelModel {
  const buyer = order.details.buyer_details;
  const items = new Map<string, { name: string; sku_id: string; quantity: number }>();
  for (const item of box.items as { sku_id: string; sku_name: string; quantity: number }[]) {
    const known = items.get(item.sku_id);
    items.set(item.sku_id, {
      name: item.sku_name,
      sku_id: item.sku_id,
      quantity: (known?.quantity ?? 0) + item.quantity,
    });
  }
  const { gstin } = supplierAt(sender, box.warehouse_id);
  return {
    order: {
      order_id: order.order_number,
      order_date: formatDate(istDay(order.order_date)),
      invoice_number,
      ...(order.eway_bill ? { eway_bill: order.eway_bill } : {}),
      is_cod: box.payment_mode === 'cod',
      cod_amount: box.collectible_paise,
      total_amount: order.total_paise,
      buyer: {
        name: buyer.name,
        phone: buyer.phone,
        address: buyer.address,
        landmark: buyer.landmark,
        city: buyer.city,
        state: buyer.state,
        pincode: buyer.pincode,
      },
    },
    shipment: {
      awb: box.awb ?? '',
      courier_name: courierName(box.courier_id),
      mode: findCourierService(box.courier_id)?.mode ?? '',
      routing_code: box.routing_code ?? '',
      weight: box.dead_weight_g,
      length: box.length_cm,
      width: box.width_cm,
      height: box.height_cm,
      box_number: boxNumber(box, live),
      box_count: live.length,
      ...(box.master_awb !== null && { master_awb: box.master_awb }),
      products: [...items.values()],
      ...(hasPublicLinks(services, brand) && { tracking_url: trackingLink(services, brand, box.awb ?? '') }),
    },
    sender: {
      company_name: sender.name,
      ...(gstin ? { gstin } : {}),
      return_address: returnAddress(sender, box.warehouse_id),
    },
    preference,
  };
}
