import type { BodyOf, calls } from '@khep/api';
import type { Db } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import { assertKnownZone, knownZones } from './knownZones.ts';
import { requireService } from './rateCards.ts';

type Slas = BodyOf<typeof calls.contracts.slasAdd>['slas'];

/** Lists a courier's SLA days by zone. */
export async function listSlas(db: Db, brand_id: string, courier_id: number): Promise<Slas> {
  requireService(courier_id);
  return db
    .selectFrom('courier_slas')
    .select(['zone', 'delivery_tat', 'pickup_tat', 'is_active'])
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .orderBy('zone')
    .execute();
}

/** Replaces a courier's SLA. */
export async function replaceSlas(db: Db, brand_id: string, courier_id: number, slas: Slas): Promise<void> {
  requireService(courier_id);
  const twice = slas.findIndex(({ zone }, at) => slas.findIndex((other) => other.zone === zone) !== at);
  if (twice >= 0)
    throw validationError({ [`slas.${twice}.zone`]: `Zone ${slas[twice]?.zone} appears twice.` });
  const known = await knownZones(db, brand_id, courier_id);
  slas.forEach(({ zone }, index) => assertKnownZone(zone, known, `slas.${index}.zone`));
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('courier_slas')
      .where('brand_id', '=', brand_id)
      .where('courier_id', '=', courier_id)
      .execute();
    await tx
      .insertInto('courier_slas')
      .values(slas.map((sla) => ({ brand_id, courier_id, ...sla })))
      .execute();
  });
}
