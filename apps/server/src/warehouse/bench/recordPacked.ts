import { floorConflict, floorInvalid } from '../../base/floorProblem.ts';
import { DisputePhoto } from '@khep/api';
import type { PackedDraft } from '@khep/api';
import { brokenEvidence, checkBench, evidenceRoot, photosInside, piecesInside } from '@khep/domain/warehouse';
import { newId } from '../../base/ids.ts';
import { savePackingRecord, withPackingRecord } from '../../orders/packing/packingRecord.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { settleWave } from '../waves/endWave.ts';
import { completePicks, lockWaveOf, picksOf } from '../waves/wavePicks.ts';
import { loadBenchBox } from './loadBox.ts';
import { lockOrderOf } from './openBox.ts';
import { appendStoredPhotos } from './storedPhotos.ts';

/**
 * Records a packed box with its evidence: what was scanned into it must be what was picked for it. The same box again changes
 * nothing, so a bench without a network may send it later, or twice.
 * @throws ApiError 404, 409 if it is cancelled or held, 422 with what is missing or too much
 */
export async function recordPacked(
  db: Db,
  services: Pick<Services, 'files' | 'privateFiles'>,
  author: ChangeContext,
  shipment_id: string,
  { evidence, scale_g }: PackedDraft,
  now: Date,
): Promise<void> {
  const { brand_id, actor } = author;
  const broken = await brokenEvidence(shipment_id, evidence);
  await db.transaction().execute(async (tx) => {
    const order_id = await lockOrderOf(tx, brand_id, shipment_id);
    // Loaded under the lock: a box that is split or packed again in this moment has other pieces.
    const box = await loadBenchBox(tx, brand_id, shipment_id, now);
    if (box.packed) return;
    if (broken !== undefined)
      throw floorInvalid(
        'evidence_changed',
        { entry: broken },
        { evidence: `Entry ${broken} of the evidence was changed. Pack the box again.` },
      );
    if (box.is_cancelled)
      throw floorConflict(
        'box_cancelled',
        {},
        `Order ${box.order_number} was cancelled. Put its pieces back.`,
      );
    if (box.held) throw floorConflict('box_held', {}, `${box.order_number} is held. Release it first.`);
    const pieces = piecesInside(evidence);
    const { left, isComplete } = checkBench(box.pieces, pieces);
    if (!isComplete) throw floorInvalid('pieces_left', {}, { evidence: describeLeft(left) });
    const photos = readPhotos(evidence);
    const chain = await appendStoredPhotos(tx, services, { brand_id, shipment_id }, evidence, now);
    const root = await evidenceRoot(shipment_id, chain);
    await tx
      .insertInto('packed_boxes')
      .values({
        brand_id,
        shipment_id,
        evidence: json(chain),
        root,
        scale_g,
        packed_by: actor.name ?? '',
        packed_at: now,
      })
      .execute();
    if (scale_g !== null || photos.length > 0)
      await addToRecord(tx, author, shipment_id, { photos, scale_g }, now);
    // A box with one piece weighs that piece.
    const grams = scale_g !== null && box.box_g > 0 && pieces.length === 1 ? scale_g - box.box_g : 0;
    if (grams > 0)
      await tx
        .insertInto('piece_weighings')
        .values({
          brand_id,
          weighing_id: newId('pwg', now.getTime()),
          sku_code: pieces[0]!.sku_id,
          grams,
          at: now,
        })
        .execute();
    await endBox(tx, author, shipment_id, now);
    await appendEvent(tx, {
      brand_id,
      order_id,
      shipment_id,
      kind: 'shipment.packed',
      actor,
      data: { pieces: pieces.length, scale_g, seal: root.slice(0, 8) },
      at: now,
    });
  });
}

/** @throws ApiError 422 for an address that is no image of ours */
function readPhotos(evidence: PackedDraft['evidence']): DisputePhoto[] {
  return [...photosInside(evidence)].map(([kind, url]) => {
    const photo = DisputePhoto.safeParse({ kind, url });
    if (!photo.success)
      throw floorInvalid('photo_missing', {}, { evidence: 'A photo has no valid address. Take it again.' });
    return photo.data;
  });
}

/** Adds photos and weight to what disputes begin with; what was recorded before and isn't given now stays. */
async function addToRecord(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  shipment_id: string,
  given: { photos: readonly DisputePhoto[]; scale_g: number | null },
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom('shipments')
    .select('packing_record')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  await savePackingRecord(
    tx,
    { brand_id, actor },
    shipment_id,
    withPackingRecord(given, before?.packing_record ?? null),
    now,
  );
}

/** Ends a box in its wave, if it is in one. Its pieces are picked, whatever the picker's device has sent so far. */
async function endBox(tx: Tx, author: ChangeContext, shipment_id: string, now: Date): Promise<void> {
  const { brand_id } = author;
  const place = await lockWaveOf(tx, brand_id, shipment_id);
  if (!place) return;
  const { wave } = place;
  await tx
    .updateTable('wave_boxes')
    .set({ packed_at: now })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  const picks = await picksOf(tx, { brand_id, wave_id: wave.wave_id });
  await settleWave(tx, wave, await completePicks(tx, author, picks, shipment_id, now), now);
}

function describeLeft(left: ReadonlyMap<string, number>): string {
  const parts = [...left].flatMap(([sku_id, units]) =>
    units === 0 ? [] : [units > 0 ? `${units} × ${sku_id} to scan` : `${-units} × ${sku_id} too many`],
  );
  return `The box isn’t complete: ${parts.join(', ')}.`;
}
