import { defaultZoneNames } from '@khep/domain/rating';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';

/** Zones that a parcel of a courier can be in: the five default ones, and those that PIN codes are mapped to. */
export async function knownZones(db: Db, brand_id: string, courier_id: number): Promise<ReadonlySet<string>> {
  const mapped = await db
    .selectFrom('pincode_zones')
    .select('zone')
    .distinct()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .execute();
  return new Set([...Object.keys(defaultZoneNames), ...mapped.map(({ zone }) => zone)]);
}

/** @throws ApiError 422 on a zone that no parcel is ever in */
export function assertKnownZone(zone: string, known: ReadonlySet<string>, field: string): void {
  if (known.has(zone)) return;
  throw validationError({
    [field]: `No PIN code is in zone ${zone}. Enter ${[...known].toSorted().join(', ')}, or map PIN codes to it first.`,
  });
}
