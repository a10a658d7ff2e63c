import { formatDate, formatDateTime, istDay } from '@khep/domain/days';
import { layoutInvoice, layoutLabel, layoutManifest, layoutPackingSlip } from '@khep/domain/documents';
import type { DocumentType, LabelModel, ManifestModel } from '@khep/domain/documents';
import { rupeesToPaise } from '@khep/domain/money';
import type { Db } from '../../platform/db/schema.ts';
import { documents } from '../../platform/documents/documents.ts';
import { conflict, validationError, notFound } from '../../base/errors.ts';
import type { FileBody } from '../../platform/http/bindRoute.ts';
import type { Services } from '../../start/services.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import { loadManifest } from '../shipments/manifests/listManifests.ts';
import { buildCreditNoteModels } from '../../orders/invoicing/creditNoteModels.ts';
import { issueInvoiceModels } from '../../orders/invoicing/invoiceModels.ts';
import { findLabelledBoxes, loadCourierLabels, maxLabelBytesTogether } from './courierLabels.ts';
import { buildLabels, unscannableReason } from './labels.ts';
import type { ShipmentFilter } from './labels.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { loadSender } from '../../orders/invoicing/sender.ts';
import type { Sender } from '../../orders/invoicing/sender.ts';
import { buildPackingSlips, buildPickList } from './packingSlips.ts';
import { asText } from '../../base/jsonText.ts';
import { recordPrints } from './recordPrints.ts';
import type { Print } from './recordPrints.ts';
import { writeZpl } from '../../platform/documents/zpl.ts';
import { inShort, printNotice } from '../../platform/documents/unsupportedGlyphs.ts';

/**
 * Renders labels, invoices, slips, a pick list or a manifest as one PDF, and labels also as ZPL. If boxes are
 * selected, labels and slips are for them only, and other documents for the whole order.
 */
export async function renderDocument(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  type: DocumentType,
  wanted: {
    order_ids: readonly string[];
    shipment_ids?: readonly string[] | undefined;
    manifest_id?: string | undefined;
    manifest_ids?: readonly string[] | undefined;
    format?: 'pdf' | 'zpl';
  },
): Promise<FileBody> {
  const day = istDay(services.clock.now());
  if (type === 'manifest') {
    const { manifest_id, manifest_ids = [] } = wanted;
    const all = [...new Set([...(manifest_id ? [manifest_id] : []), ...manifest_ids])];
    return renderManifests(db, services, brand_id, all);
  }
  const boxes = await shipmentsById(db, brand_id, wanted.shipment_ids ?? []);
  const chosen = new Set(boxes.map(({ shipment_id }) => shipment_id));
  const whole = new Set(wanted.order_ids);
  const isWanted: ShipmentFilter = ({ order_id, shipment_id }) =>
    whole.has(order_id) || chosen.has(shipment_id);
  const ids = [...new Set([...whole, ...boxes.map(({ order_id }) => order_id)])];
  if (ids.length === 0) throw validationError({ order_ids: 'Select at least one order.' });
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
  if (orders.length !== ids.length) throw notFound('order');
  // In the requested order, which is the order of packing.
  const position = new Map(ids.map((id, at) => [id, at]));
  orders.sort((a, b) => position.get(a.order_id)! - position.get(b.order_id)!);
  if (type === 'label') {
    const labels = await buildLabels(db, services, brand_id, orders, isWanted);
    const models = orders.flatMap(({ order_id }) => labels.get(order_id) ?? []);
    if (models.length === 0) throw conflict('There is no label yet. Allocate a courier first.');
    const problem = unscannableReason(models);
    if (problem) throw validationError({ order_ids: problem });
    const awbs = models.map(({ shipment }) => shipment.awb);
    const isZpl = wanted.format === 'zpl';
    const own = isZpl ? undefined : await loadCourierLabels(db, services, brand_id, awbs, maxDownloadMs);
    const files = own?.files ?? new Map<string, Uint8Array>();
    assertPrintable(files, own?.waiting ?? 0);
    const ours = await printNotice(
      models
        .filter(({ shipment }) => !files.has(shipment.awb))
        .map((model) => ({
          name: `the label of ${model.order.order_id}`,
          model,
          pages: () => [layoutLabel(model)],
        })),
    );
    const theirs = own ? labelNotice(own.reasons) : await zplNotice(db, brand_id, awbs);
    const notice = [ours, theirs].filter(Boolean).join(' ') || undefined;
    await recordPrints(db, { brand_id, actor }, 'label', toPrints(labels), services.clock.now());
    if (isZpl)
      return {
        notice,
        bytes: new TextEncoder().encode(await writeZpl(models.map((model) => layoutLabel(model)))),
        type: 'application/zpl',
        name: models.length === 1 ? `label-${models[0]?.shipment.awb}.zpl` : `labels-${day}.zpl`,
      };
    return {
      notice,
      stream: documents.streamLabels(models, files),
      type: 'application/pdf',
      name: models.length === 1 ? `label-${models[0]?.shipment.awb}.pdf` : `labels-${day}.pdf`,
    };
  }
  if (type === 'packing-slip') {
    const models = await buildPackingSlips(db, brand_id, orders, isWanted);
    if (models.length === 0) throw conflict('There is no packing slip yet. Confirm the packaging first.');
    await recordPrints(db, { brand_id, actor }, 'packing-slip', orders, services.clock.now());
    return {
      notice: await printNotice(
        models.map((model) => {
          const { buyer, ...slip } = model;
          const { name, city, state } = buyer;
          return {
            name: `the slip of ${slip.order_id}`,
            // A slip has no more data of the buyer.
            model: { ...slip, name, city, state },
            pages: () => layoutPackingSlip(model),
          };
        }),
      ),
      bytes: await documents.packingSlips(models),
      type: 'application/pdf',
      name: orders.length === 1 ? `packing-slip-${orders[0]?.order_number}.pdf` : `packing-slips-${day}.pdf`,
    };
  }
  if (type === 'pick-list') {
    const model = await buildPickList(db, brand_id, orders, day);
    return {
      notice: await printNotice(model.rows.map((row) => ({ name: row.sku_id, model: row }))),
      bytes: await documents.pickList(model),
      type: 'application/pdf',
      name: `pick-list-${day}.pdf`,
    };
  }
  if (type === 'credit-note') {
    const models = await buildCreditNoteModels(db, services, brand_id, orders);
    if (models.length === 0) throw conflict('There is no credit note: no invoice was credited.');
    return {
      notice: await printNotice(
        models.map((model) => ({
          name: `credit note ${model.number}`,
          model,
          pages: () => layoutInvoice(model),
        })),
      ),
      bytes: await documents.invoices(models),
      type: 'application/pdf',
      name: orders.length === 1 ? `credit-note-${orders[0]?.order_number}.pdf` : `credit-notes-${day}.pdf`,
    };
  }
  const invoices = await issueInvoiceModels(db, services, { brand_id, actor }, orders);
  const models = orders.flatMap(({ order_id }) => invoices.get(order_id) ?? []);
  const bytes = await documents.invoices(models);
  const printed = [...invoices.keys()].map((order_id) => ({ order_id }));
  await recordPrints(db, { brand_id, actor }, 'invoice', printed, services.clock.now());
  return {
    notice: await printNotice(
      models.map((model) => ({ name: `invoice ${model.number}`, model, pages: () => layoutInvoice(model) })),
    ),
    bytes,
    type: 'application/pdf',
    name: models.length === 1 ? `invoice-${orders[0]?.order_number}.pdf` : `invoices-${day}.pdf`,
  };
}

/** A person waits for the file. */
const maxDownloadMs = 25_000;

/** @throws ApiError 409 for more labels of couriers than are downloaded, or fit, at once */
function assertPrintable(files: ReadonlyMap<string, Uint8Array>, waiting: number): void {
  if (waiting > 0)
    throw conflict(
      `${files.size} labels of couriers are downloaded, ${waiting} are not yet. Print again to continue.`,
    );
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > maxLabelBytesTogether)
    throw conflict('These labels of couriers are too large for one file. Print fewer orders at once.');
}

/** Says which boxes get our label although their courier's own is chosen. */
function labelNotice(reasons: ReadonlyMap<string, string>): string {
  if (reasons.size === 0) return '';
  return `Khep's label is printed for ${inShort([...reasons].map(([awb, reason]) => `${awb} (${reason})`))}.`;
}

/** A courier's label is a PDF. */
async function zplNotice(db: Db, brand_id: string, awbs: readonly string[]): Promise<string> {
  const { length } = await findLabelledBoxes(db, brand_id, awbs);
  return length === 0
    ? ''
    : `ZPL has Khep's label of ${length === 1 ? 'a box' : `${length} boxes`} whose courier's own label is chosen. Print PDF for those.`;
}

/** The labels of each order that has some. */
const toPrints = (labels: ReadonlyMap<string, readonly LabelModel[]>): Print[] =>
  [...labels].flatMap(([order_id, own]) =>
    own.length > 0 ? [{ order_id, awbs: own.map(({ shipment }) => shipment.awb) }] : [],
  );

/** Renders the label of one box. @throws ApiError 404, 409 without a courier */
export async function renderLabelOfBox(
  db: Db,
  services: Services,
  author: ChangeContext,
  shipment_id: string,
): Promise<FileBody> {
  const [box] = await shipmentsById(db, author.brand_id, [shipment_id]);
  if (!box) throw notFound('shipment');
  return renderDocument(db, services, author, 'label', { order_ids: [], shipment_ids: [shipment_id] });
}

/** Renders manifests as one PDF, in the given order. @throws ApiError 404, 422 without one */
async function renderManifests(
  db: Db,
  services: Services,
  brand_id: string,
  ids: readonly string[],
): Promise<FileBody> {
  if (ids.length === 0) throw validationError({ manifest_id: 'Choose a manifest.' });
  const sender = await loadSender(db, brand_id);
  const models: ManifestModel[] = [];
  for (const id of ids) models.push(await buildManifest(db, services, brand_id, id, sender));
  return {
    notice: await printNotice(
      models.flatMap((model) => {
        const { rows, ...rest } = model;
        return [
          { name: `every page of ${model.manifest_id}`, model: rest, pages: () => layoutManifest(model) },
          ...rows.map((row) => ({ name: `the row of ${row.awb || row.order_id}`, model: row })),
        ];
      }),
    ),
    bytes: await documents.manifests(models),
    type: 'application/pdf',
    name:
      models.length === 1
        ? `manifest-${models[0]?.manifest_id}.pdf`
        : `manifests-${istDay(services.clock.now())}.pdf`,
  };
}

async function buildManifest(
  db: Db,
  services: Services,
  brand_id: string,
  manifest_id: string,
  sender: Sender,
): Promise<ManifestModel> {
  const manifest = await loadManifest(db, brand_id, manifest_id, await services.couriers.forBrand(brand_id));
  const kept = await db
    .selectFrom('manifests')
    .select('warehouse_id')
    .where('brand_id', '=', brand_id)
    .where('manifest_id', '=', manifest_id)
    .executeTakeFirstOrThrow();
  const travelling = await db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select(['shipments.shipment_id', 'orders.eway_bill'])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.manifest_id', '=', manifest_id)
    .where('orders.eway_bill', 'is not', null)
    .execute();
  const ewayBills = new Map(travelling.map(({ shipment_id, eway_bill }) => [shipment_id, eway_bill ?? '']));
  const warehouse = sender.warehouses.get(kept.warehouse_id);
  return {
    manifest_id: manifest.manifest_number,
    courier_name: manifest.courier_name,
    date: formatDate(istDay(new Date(manifest.created_at))),
    company_name: sender.name,
    warehouse: {
      name: warehouse?.name ?? '',
      address: asText(warehouse?.details['address']),
      city: warehouse?.city ?? '',
      state: warehouse?.state ?? '',
      pincode: warehouse?.pincode ?? '',
      phone: asText(warehouse?.details['phone']),
    },
    ...(manifest.handover && {
      handover: { ...manifest.handover, time: formatDateTime(manifest.handover.at) },
    }),
    rows: manifest.shipments.map((row) => ({
      awb: row.awb ?? '',
      order_id: row.order_number,
      pincode: row.ship_to.pincode,
      city: row.ship_to.city,
      weight: row.weights.dead_g,
      ...(ewayBills.has(row.id) ? { eway_bill: ewayBills.get(row.id) ?? '' } : {}),
      is_cod: row.payment_mode === 'cod',
      cod_amount: rupeesToPaise(row.collectible),
    })),
  };
}
