import type { BodyOf, calls } from '@khep/api';
import type { Db } from '../db/schema.ts';
import { invalid } from '../errors.ts';
import { serviceOf } from './rateCards.ts';

type Slas = BodyOf<typeof calls.contracts.slasAdd>['slas'];

/** The days a courier promises, by zone. */
export async function slasOf(db: Db, brand_id: string, courier_id: number): Promise<Slas> {
  serviceOf(courier_id);
  return db
    .selectFrom('courier_slas')
    .select(['zone', 'delivery_tat', 'pickup_tat', 'is_active'])
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .orderBy('zone')
    .execute();
}

/** Puts the promises in the place of the earlier ones. */
export async function keepSlas(db: Db, brand_id: string, courier_id: number, slas: Slas): Promise<void> {
  serviceOf(courier_id);
  const twice = slas.findIndex(({ zone }, at) => slas.findIndex((other) => other.zone === zone) !== at);
  if (twice >= 0) throw invalid({ [`slas.${twice}.zone`]: `Zone ${slas[twice]?.zone} is given twice.` });
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
