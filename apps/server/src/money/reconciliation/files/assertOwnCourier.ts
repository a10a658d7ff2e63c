import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { readAwb, recognizeCourierFile } from '@khep/domain/mapping';
import { formatNumber } from '@khep/domain/money';
import { validationError } from '../../../base/errors.ts';
import { findCourierService, requirePartner } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';

interface UploadedFile {
  courier_id: number;
  /** As the file has them. */
  awbs: readonly string[];
  /** Its headings. */
  titles: readonly string[];
}

/** Counts the AWBs of a brand's shipments by the courier that they were booked with. */
async function countBooked(
  db: Db,
  brand_id: string,
  awbs: readonly string[],
): Promise<Map<CourierPartner, number>> {
  const counts = new Map<CourierPartner, number>();
  if (awbs.length === 0) return counts;
  const rows = await db
    .selectFrom('shipments')
    .select((eb) => ['courier_id', eb.fn.countAll<number>().as('count')])
    .where('brand_id', '=', brand_id)
    .where('awb', 'in', [...awbs])
    .groupBy('courier_id')
    .execute();
  for (const { courier_id, count } of rows) {
    const partner = findCourierService(courier_id)?.partner;
    if (partner !== undefined) counts.set(partner, (counts.get(partner) ?? 0) + count);
  }
  return counts;
}

/**
 * Refuses a file that another courier has sent, before anything of it is stored. Most of the AWBs that were booked decide;
 * where none was, headings that are known of one courier do. A few parcels of another courier are lines of the file, with
 * that as their finding.
 * @throws ApiError 422 on `file`, with the name of the courier
 */
export async function assertOwnCourier(
  db: Db,
  brand_id: string,
  { courier_id, awbs, titles }: UploadedFile,
): Promise<void> {
  const partner = requirePartner(courier_id);
  const own = couriers[partner].name;
  const read = new Set(
    awbs.flatMap((cell) => {
      const awb = readAwb(cell);
      return 'problem' in awb || awb.value === undefined ? [] : [awb.value];
    }),
  );
  const booked = await countBooked(db, brand_id, [...read]);
  const [most] = [...booked].toSorted(([, one], [, other]) => other - one);
  if (most) {
    const [other, count] = most;
    const all = [...booked.values()].reduce((sum, one) => sum + one, 0);
    if (other === partner || count * 2 <= all) return;
    const { name } = couriers[other];
    throw validationError({
      file: `This file is of ${name}: ${formatNumber(count)} of its ${formatNumber(read.size)} AWBs are ${name} parcels. Choose ${name}, or a file of ${own}.`,
    });
  }
  const known = recognizeCourierFile(titles.map((name) => ({ name })));
  if (known?.courier === undefined || known.courier === own) return;
  throw validationError({
    file: `This file is of ${known.courier}: it has the headings of a ${known.name}. Choose ${known.courier}, or a file of ${own}.`,
  });
}
