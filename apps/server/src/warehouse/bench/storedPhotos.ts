import { floorInvalid } from '../../base/floorProblem.ts';
import { createHash } from 'node:crypto';
import { appendEvidence, photosInside } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { readUpload } from '../../brand/lookups/privateImages.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';

/**
 * Appends the SHA-256 of each stored photo to the evidence of a box. The device's entry has that of the photo as it was taken;
 * uploads are redrawn, so only this one fits the file that a dispute shows.
 * @throws ApiError 422 for a photo that isn't an upload of the brand
 */
export async function appendStoredPhotos(
  tx: Tx,
  services: Pick<Services, 'files' | 'privateFiles'>,
  { brand_id, shipment_id }: { brand_id: string; shipment_id: string },
  evidence: readonly EvidenceLink[],
  now: Date,
): Promise<EvidenceLink[]> {
  const photos: { shows: string; url: string; sha256: string }[] = [];
  for (const [shows, url] of photosInside(evidence)) {
    const bytes = await readUpload(tx, services, brand_id, url);
    if (!bytes)
      throw floorInvalid(
        'photo_missing',
        {},
        { evidence: `The photo of the ${shows} isn’t stored. Take it again.` },
      );
    photos.push({ shows, url, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  if (photos.length === 0) return [...evidence];
  return appendEvidence(shipment_id, evidence, {
    at: now.toISOString(),
    person: 'Khep',
    kind: 'stored',
    data: { photos },
  });
}
