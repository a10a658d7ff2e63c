import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { BrandCouriers } from '../../partners/couriers/port.ts';
import { courierName, findCourierService } from '../../partners/couriers/courierServices.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { readPrintablePages } from '../../platform/documents/foreign/printablePages.ts';
import { UnsafePdf } from '../../platform/documents/foreign/pdfValues.ts';
import { parseFileName } from '../../platform/files/store.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { forEachConcurrent } from '../../platform/jobs/batches.ts';
import type { Services } from '../../start/services.ts';
import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import { couriersWithOwnLabel } from '../courierAccounts/labelChoice.ts';

const maxLabelBytes = 1024 * 1024;
/** Of all couriers' labels in one document, which is in memory while it is made. */
export const maxLabelBytesTogether = 64 * 1024 * 1024;
const atOnce = 4;

/** A box whose courier's own label is to be printed. */
interface LabelledBox {
  brand_id: string;
  shipment_id: string;
  order_id: string;
  courier_id: number;
  awb: string;
  file: string | undefined;
}

export interface CourierLabels {
  /** PDFs by AWB. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Why our own label is printed instead, by AWB. */
  reasons: ReadonlyMap<string, string>;
  /** Boxes that were not downloaded in time. */
  waiting: number;
}

/** Finds which of these AWBs get their courier's own label. */
export async function findLabelledBoxes(
  db: Db,
  brand_id: string,
  awbs: readonly string[],
): Promise<LabelledBox[]> {
  if (awbs.length === 0) return [];
  const partners = await couriersWithOwnLabel(db, brand_id);
  if (partners.size === 0) return [];
  const rows = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'order_id', 'courier_id', 'awb', 'courier_label'])
    .where('brand_id', '=', brand_id)
    .where('awb', 'in', [...new Set(awbs)])
    .execute();
  return rows.flatMap(({ shipment_id, order_id, courier_id, awb, courier_label }) => {
    const partner = findCourierService(courier_id)?.partner;
    if (!partner || !partners.has(partner) || awb === null || courier_id === null) return [];
    // Booked again, it has another AWB and needs another label.
    const file = courier_label?.awb === awb ? courier_label.file : undefined;
    return [{ brand_id, shipment_id, order_id, courier_id, awb, file }];
  });
}

/** Loads couriers' own labels that were downloaded before. */
export async function loadStoredLabels(
  db: Db,
  { privateFiles }: Services,
  brand_id: string,
  awbs: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { awb, file } of await findLabelledBoxes(db, brand_id, awbs)) {
    const bytes = file === undefined ? undefined : await privateFiles.read(file);
    if (bytes) files.set(awb, bytes);
  }
  return files;
}

/**
 * Loads couriers' own labels, and downloads those that are missing.
 * @param maxMs after which no further download starts
 */
export async function loadCourierLabels(
  db: Db,
  services: Services,
  brand_id: string,
  awbs: readonly string[],
  maxMs = Infinity,
): Promise<CourierLabels> {
  const files = new Map<string, Uint8Array>();
  const reasons = new Map<string, string>();
  const boxes = await findLabelledBoxes(db, brand_id, awbs);
  let waiting = 0;
  if (boxes.length === 0) return { files, reasons, waiting };
  const started = performance.now();
  const couriers = await services.couriers.forBrand(brand_id);
  const erased = await erasedOrders(db, brand_id, boxes);
  await forEachConcurrent(boxes, atOnce, async (box) => {
    if (performance.now() - started > maxMs) {
      waiting += 1;
      return;
    }
    const result = erased.has(box.order_id)
      ? "The buyer's data was erased."
      : await loadLabel(db, services, couriers, box);
    if (typeof result === 'string') reasons.set(box.awb, `${courierName(box.courier_id)}: ${result}`);
    else files.set(box.awb, result);
  });
  return { files, reasons, waiting };
}

async function erasedOrders(
  db: Db,
  brand_id: string,
  boxes: readonly LabelledBox[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...new Set(boxes.map(({ order_id }) => order_id))])
    .where('erased_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** The file of a label, or why there is none. */
async function loadLabel(
  db: Db,
  services: Services,
  couriers: BrandCouriers,
  box: LabelledBox,
): Promise<Uint8Array | string> {
  const stored = box.file === undefined ? undefined : await services.privateFiles.read(box.file);
  if (stored) return stored;
  const adapter = couriers.adapter(box.courier_id);
  if (!adapter) return "It isn't connected.";
  try {
    const label = await adapter.fetchLabel(box.awb);
    if (label.state !== 'found') return label.reason;
    const { pdf } = label;
    if (pdf.length > maxLabelBytes) return 'The file is larger than 1 MB.';
    readPrintablePages(pdf);
    return await store(db, services, box, pdf);
  } catch (error) {
    if (error instanceof CourierUnavailable || error instanceof UnsafePdf) return error.message;
    throw error;
  }
}

/** Stores a label. Of two downloads at once the first one counts. */
async function store(
  db: Db,
  { privateFiles }: Services,
  { brand_id, shipment_id, order_id, awb }: LabelledBox,
  pdf: Uint8Array,
): Promise<Uint8Array> {
  const file = parseFileName(await privateFiles.save(pdf, 'pdf')) ?? '';
  const before = await db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('erased_at')
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .forUpdate()
      .executeTakeFirst();
    const row = await tx
      .selectFrom('shipments')
      .select(['awb', 'courier_label'])
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .forUpdate()
      .executeTakeFirst();
    const known = row?.courier_label ?? null;
    if (order?.erased_at !== null || row?.awb !== awb || known?.awb === awb)
      return { isSaved: false, file: known?.file };
    await tx
      .updateTable('shipments')
      .set({ courier_label: json({ awb, file }) })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    return { isSaved: true, file: known?.file };
  });
  // A file of an earlier AWB, or this one if another download was first.
  if (!before.isSaved) await privateFiles.remove(file);
  else if (before.file !== undefined) await privateFiles.remove(before.file);
  return pdf;
}

/** Deletes the labels of orders whose buyer is erased: they show the name and the address. */
export async function eraseCourierLabels(
  tx: Tx,
  privateFiles: FileStore,
  { brand_id, order_ids }: ErasedBuyers,
): Promise<void> {
  const shipments = await tx
    .selectFrom('shipments')
    .select(['shipment_id', 'courier_label'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .where('courier_label', 'is not', null)
    .execute();
  for (const { shipment_id, courier_label } of shipments) {
    // Before the commit: files without a row would never be found again.
    if (courier_label) await privateFiles.remove(courier_label.file);
    await tx
      .updateTable('shipments')
      .set({ courier_label: null })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
  }
}
