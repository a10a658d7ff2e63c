import type { DeliveryProof } from '@khep/api';
import { fileTypeFromBuffer } from 'file-type';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { parseFileName } from '../../platform/files/store.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { fileResponse } from '../../platform/http/bindRoute.ts';
import type { FileResponse } from '../../platform/http/bindRoute.ts';
import { renderImage } from '../../platform/images/renderImage.ts';
import type { Services } from '../../start/services.ts';
import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import { shipmentsById } from '../../orders/shipments/queries.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';

const maxSide = 2000;
const images = new Set(['image/png', 'image/jpeg', 'image/webp']);

const none = (reason: string, can_retry = false): DeliveryProof => ({ file_count: 0, reason, can_retry });
const found = (names: readonly string[]): DeliveryProof => ({
  file_count: names.length,
  reason: '',
  can_retry: false,
});

/**
 * Loads the proof of a delivery. The first time it is fetched from the courier, whose links expire and whose documents are
 * archived. @throws ApiError 404
 */
export async function loadDeliveryProof(
  db: Db,
  services: Services,
  brand_id: string,
  shipment_id: string,
): Promise<DeliveryProof> {
  const [shipment] = await shipmentsById(db, brand_id, [shipment_id]);
  if (!shipment) throw notFound('shipment');
  const { state, courier_id, awb, delivery_proof } = shipment;
  if (delivery_proof) return found(delivery_proof);
  if (state !== 'DELIVERED' || courier_id === null || awb === null) return none('Not delivered yet');
  if (await isErased(db, shipment)) return none("The buyer's data was erased");
  const adapter = (await services.couriers.forBrand(brand_id)).adapter(courier_id);
  const name = courierName(courier_id);
  if (!adapter) return none(`${name} isn't connected.`);
  try {
    const proof = await adapter.fetchDeliveryProof(awb);
    if (proof.state !== 'found') return none(proof.reason, proof.state === 'missing');
    const names = await storeFiles(services, proof.files);
    if (names.length === 0) return none(`${name} sent no image and no PDF.`, true);
    return await saveNames(db, services, shipment, names);
  } catch (error) {
    if (error instanceof CourierUnavailable) return none(error.message, true);
    throw error;
  }
}

async function isErased(db: Db, { brand_id, order_id }: ShipmentRecord): Promise<boolean> {
  const { erased_at } = await db
    .selectFrom('orders')
    .select('erased_at')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  return erased_at !== null;
}

/** Stores images, redrawn, and PDFs as they are; leaves out other files. */
async function storeFiles({ privateFiles }: Services, files: readonly Uint8Array[]): Promise<string[]> {
  const names: string[] = [];
  for (const bytes of files) {
    const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    const isPdf = mime === 'application/pdf';
    const stored = isPdf ? bytes : images.has(mime) ? await renderImage(bytes, maxSide) : undefined;
    if (stored) names.push(parseFileName(await privateFiles.save(stored, isPdf ? 'pdf' : 'png')) ?? '');
  }
  return names;
}

/** Saves the names on the shipment. Of two fetches at once the first one counts. */
async function saveNames(
  db: Db,
  { privateFiles }: Services,
  { brand_id, shipment_id }: ShipmentRecord,
  names: readonly string[],
): Promise<DeliveryProof> {
  const saved = await db
    .updateTable('shipments')
    .set({ delivery_proof: json([...names]) })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('delivery_proof', 'is', null)
    .returning('shipment_id')
    .executeTakeFirst();
  if (saved) return found(names);
  for (const name of names) await privateFiles.remove(name);
  const [shipment] = await shipmentsById(db, brand_id, [shipment_id]);
  return found(shipment?.delivery_proof ?? []);
}

/** Loads one file of a proof. @throws ApiError 404 */
export async function loadDeliveryProofFile(
  db: Db,
  { privateFiles }: Services,
  brand_id: string,
  { id, number }: { id: string; number: number },
): Promise<FileResponse> {
  const [shipment] = await shipmentsById(db, brand_id, [id]);
  const name = shipment?.delivery_proof?.[number - 1];
  const bytes = name === undefined ? undefined : await privateFiles.read(name);
  if (name === undefined || !bytes) throw notFound('file');
  // A PDF is as the courier made it: it is saved to disk, never shown as a page of ours.
  if (name.endsWith('.pdf'))
    return fileResponse({ bytes, type: 'application/pdf', name: `proof-of-delivery-${shipment?.awb}.pdf` });
  return fileResponse({ bytes, type: 'image/png' });
}

/** Deletes the proofs of orders whose buyer is erased: they show the buyer's signature or door. */
export async function eraseDeliveryProofs(
  tx: Tx,
  privateFiles: FileStore,
  { brand_id, order_ids }: ErasedBuyers,
): Promise<void> {
  const shipments = await tx
    .selectFrom('shipments')
    .select(['shipment_id', 'delivery_proof'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .where('delivery_proof', 'is not', null)
    .execute();
  for (const { shipment_id, delivery_proof } of shipments) {
    // Before the commit: files without a row would never be found again.
    for (const name of delivery_proof ?? []) await privateFiles.remove(name);
    await tx
      .updateTable('shipments')
      .set({ delivery_proof: null })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
  }
}
