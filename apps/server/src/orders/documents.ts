import type { LabelModel, LabelPreference, LabelSize, ManifestModel } from '@khep/domain/documents';
import { rupeesToPaise } from '@khep/domain/money';
import { courierName, courierService } from '../couriers/catalogue.ts';
import type { Db } from '../db/schema.ts';
import { createDocuments } from '../documents/index.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import type { FileBody } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { shipmentsOfOrders } from '../shipments/queries.ts';
import { readManifest } from '../shipments/routes.ts';
import { istDay } from './days.ts';
import { invoiceOf } from './invoice.ts';
import { addressOf } from './sender.ts';
import type { Sender } from './sender.ts';
import { textOf } from './text.ts';
import type { OrderRecord, ShipmentRecord } from './refresh.ts';

// Its thread starts with the first document and does not keep the process alive.
const documents = createDocuments();

type DocumentType = 'invoice' | 'label' | 'manifest';

/** A PDF of labels, invoices or a manifest, streamed as it is being made. */
export async function documentOf(
  db: Db,
  services: Services,
  brand_id: string,
  type: DocumentType,
  wanted: { order_ids: readonly string[]; manifest_id?: string | undefined },
): Promise<FileBody> {
  const sender = await senderOf(db, brand_id);
  const day = istDay(services.clock.now());
  if (type === 'manifest') return manifestOf(db, services, brand_id, sender, wanted.manifest_id);
  const ids = [...new Set(wanted.order_ids)];
  if (ids.length === 0) throw invalid({ order_ids: 'Choose at least one order.' });
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
  if (orders.length !== ids.length) throw notFound('order');
  // In the order they were asked for: the packer's pile is in it.
  orders.sort((a, b) => ids.indexOf(a.order_id) - ids.indexOf(b.order_id));
  const shipments = await shipmentsOfOrders(db, brand_id, ids);
  if (type === 'label') {
    const preference = await labelPreference(db, services, brand_id);
    const models = orders.flatMap((order) => labelsOf(order, shipments, sender, preference, services));
    if (models.length === 0) throw conflict('There is no label yet: allocate a courier first.');
    return {
      stream: documents.streamLabels(models),
      type: 'application/pdf',
      name: models.length === 1 ? `label-${models[0]?.shipment.awb}.pdf` : `labels-${day}.pdf`,
    };
  }
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .orderBy('line_no')
    .execute();
  const models = orders.map((order) =>
    invoiceOf(
      order,
      lines.filter(({ order_id }) => order_id === order.order_id),
      shipments.find(({ order_id }) => order_id === order.order_id),
      sender,
    ),
  );
  const bytes = await documents.invoices(models);
  return {
    bytes,
    type: 'application/pdf',
    name: models.length === 1 ? `invoice-${orders[0]?.order_number}.pdf` : `invoices-${day}.pdf`,
  };
}

/** What the labels of one order say, for a preview or for another printer. */
export async function labelsOfOrder(
  db: Db,
  services: Services,
  brand_id: string,
  order_id: string,
): Promise<LabelModel[]> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order) throw notFound('order');
  const [sender, preference, shipments] = await Promise.all([
    senderOf(db, brand_id),
    labelPreference(db, services, brand_id),
    shipmentsOfOrders(db, brand_id, [order_id]),
  ]);
  return labelsOf(order, shipments, sender, preference, services);
}

/** One label for every box of the order that has an AWB. */
function labelsOf(
  order: OrderRecord,
  shipments: readonly ShipmentRecord[],
  sender: Sender,
  preference: LabelPreference,
  services: Services,
): LabelModel[] {
  const boxes = shipments.filter(({ order_id }) => order_id === order.order_id);
  return boxes
    .filter(({ awb }) => awb !== null)
    .map((box) => labelOf(order, box, boxes.length, sender, preference, services));
}

async function senderOf(db: Db, brand_id: string): Promise<Sender> {
  const [brand, warehouses] = await Promise.all([
    db
      .selectFrom('brands')
      .select(['name', 'profile'])
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('warehouses')
      .select(['id', 'name', 'city', 'state', 'pincode', 'details'])
      .where('brand_id', '=', brand_id)
      .execute(),
  ]);
  const own = (name: string) => (typeof brand.profile[name] === 'string' ? brand.profile[name] : '');
  return {
    name: brand.name,
    company: own('company_name') || brand.name,
    gstin: own('gst_no'),
    warehouses: new Map(warehouses.map(({ id, ...rest }) => [id, rest])),
  };
}

async function labelPreference(db: Db, services: Services, brand_id: string): Promise<LabelPreference> {
  const row = await db
    .selectFrom('preferences')
    .select('preferences')
    .where('brand_id', '=', brand_id)
    .where('preference_type', '=', 'label_preference')
    .executeTakeFirst();
  const kept = (row?.preferences ?? {}) as LabelPreference;
  const { logo_path, ...rest } = kept;
  const logo = logo_path ? await services.files.read(logo_path) : undefined;
  return logo
    ? { ...rest, logo_path: `data:image/png;base64,${Buffer.from(logo).toString('base64')}` }
    : rest;
}

function labelOf(
  order: OrderRecord,
  box: ShipmentRecord,
  box_count: number,
  sender: Sender,
  preference: LabelPreference,
  services: Services,
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
  const gstin = textOf(sender.warehouses.get(box.warehouse_id)?.details['gst_in']) || sender.gstin;
  return {
    order: {
      order_id: order.order_number,
      order_date: istDay(order.order_date),
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
      mode: courierService(box.courier_id)?.mode ?? '',
      routing_code: box.routing_code ?? '',
      weight: box.dead_weight_g,
      length: box.length_cm,
      width: box.width_cm,
      height: box.height_cm,
      box_number: box.box_no,
      box_count,
      products: [...items.values()],
      ...(services.config.PUBLIC_URL
        ? {
            tracking_url: `${services.config.PUBLIC_URL}/${encodeURIComponent(sender.name)}/track/${box.awb}`,
          }
        : {}),
    },
    sender: {
      company_name: sender.name,
      ...(gstin ? { gstin } : {}),
      return_address: addressOf(sender, box.warehouse_id),
    },
    preference: { ...preference, label_size: preference.label_size as LabelSize },
  };
}

async function manifestOf(
  db: Db,
  services: Services,
  brand_id: string,
  sender: Sender,
  manifest_id: string | undefined,
): Promise<FileBody> {
  if (!manifest_id) throw invalid({ manifest_id: 'Choose a manifest.' });
  const manifest = await readManifest(db, brand_id, manifest_id, services.couriers);
  const kept = await db
    .selectFrom('manifests')
    .select('warehouse_id')
    .where('brand_id', '=', brand_id)
    .where('manifest_id', '=', manifest_id)
    .executeTakeFirstOrThrow();
  const warehouse = sender.warehouses.get(kept.warehouse_id);
  const model: ManifestModel = {
    manifest_id: manifest.manifest_number,
    courier_name: manifest.courier_name,
    date: istDay(new Date(manifest.created_at)),
    company_name: sender.name,
    warehouse: {
      name: warehouse?.name ?? '',
      address: textOf(warehouse?.details['address']),
      city: warehouse?.city ?? '',
      state: warehouse?.state ?? '',
      pincode: warehouse?.pincode ?? '',
      phone: textOf(warehouse?.details['phone']),
    },
    rows: manifest.shipments.map((row) => ({
      awb: row.awb ?? '',
      order_id: row.order_number,
      pincode: row.ship_to.pincode,
      city: row.ship_to.city,
      weight: row.weights.dead_g,
      is_cod: row.payment_mode === 'cod',
      cod_amount: rupeesToPaise(row.collectible),
    })),
  };
  return {
    bytes: await documents.manifest(model),
    type: 'application/pdf',
    name: `manifest-${manifest.manifest_number}.pdf`,
  };
}
