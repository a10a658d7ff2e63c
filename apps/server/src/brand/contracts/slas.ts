import type { BodyOf, calls } from '@khep/api';
import { courierName, requireService } from '../../partners/couriers/courierServices.ts';
import { claimVersion, loadVersion } from '../../platform/db/documentVersions.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { assertKnownZone, knownZones } from './knownZones.ts';

type Slas = BodyOf<typeof calls.contracts.slasAdd>['slas'];

/** Lists a courier's SLA days by zone. */
export async function listSlas(db: Db | Tx, brand_id: string, courier_id: number): Promise<Slas> {
  requireService(courier_id);
  return db
    .selectFrom('courier_slas')
    .select(['zone', 'delivery_tat', 'pickup_tat', 'is_active'])
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .orderBy('zone')
    .execute();
}

const documentOf = (courier_id: number) => `slas:${courier_id}`;

/** Loads a courier's SLA with its version. */
export async function loadSlas(
  db: Db,
  brand_id: string,
  courier_id: number,
): Promise<{ slas: Slas; version: number }> {
  // The version first: read after it, the rows are never older than it says.
  const version = await loadVersion(db, brand_id, documentOf(courier_id));
  return { slas: await listSlas(db, brand_id, courier_id), version };
}

/** Replaces a courier's SLA. @throws VersionConflict */
export async function replaceSlas(
  db: Db,
  author: ChangeContext,
  courier_id: number,
  slas: Slas,
  now: Date,
): Promise<void> {
  const { brand_id, actor } = author;
  requireService(courier_id);
  const twice = slas.findIndex(({ zone }, at) => slas.findIndex((other) => other.zone === zone) !== at);
  if (twice >= 0)
    throw validationError({ [`slas.${twice}.zone`]: `Zone ${slas[twice]?.zone} appears twice.` });
  const known = await knownZones(db, brand_id, courier_id);
  slas.forEach(({ zone }, index) => assertKnownZone(zone, known, `slas.${index}.zone`));
  await db.transaction().execute(async (tx) => {
    await claimVersion(tx, author, {
      document: documentOf(courier_id),
      now,
      load: async () => ({ slas: await listSlas(tx, brand_id, courier_id) }),
    });
    await tx
      .deleteFrom('courier_slas')
      .where('brand_id', '=', brand_id)
      .where('courier_id', '=', courier_id)
      .execute();
    await tx
      .insertInto('courier_slas')
      .values(slas.map((sla) => ({ brand_id, courier_id, ...sla })))
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'contract.slas_saved',
      actor,
      data: { courier: courierName(courier_id), zones: slas.length },
    });
  });
}
