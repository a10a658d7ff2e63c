import { describeCodCycle } from '@khep/domain/cod';
import type { CodCycle } from '@khep/domain/cod';
import { courierPartners, couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { requirePartner } from '../../partners/couriers/courierServices.ts';
import { claimVersion, loadVersions } from '../../platform/db/documentVersions.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';

/** Loads when each courier pays a brand's COD money out: as the brand has set it, or the usual cycle. */
export async function loadCodCycles(db: Db | Tx, brand_id: string): Promise<Map<CourierPartner, CodCycle>> {
  const rows = await db
    .selectFrom('cod_cycles')
    .select(['partner', 'days_after', 'weekdays'])
    .where('brand_id', '=', brand_id)
    .execute();
  const own = new Map(rows.map(({ partner, ...cycle }) => [partner, cycle]));
  return new Map(courierPartners.map((partner) => [partner, own.get(partner) ?? couriers[partner].codCycle]));
}

/** Finds when the courier of a service pays a brand's COD money out. */
export type CodCycleFinder = (courier_id: number) => CodCycle;

/** Loads the cycles once, for many parcels. */
export async function loadCodCycleFinder(db: Db | Tx, brand_id: string): Promise<CodCycleFinder> {
  const cycles = await loadCodCycles(db, brand_id);
  return (courier_id) => {
    const partner = requirePartner(courier_id);
    return cycles.get(partner) ?? couriers[partner].codCycle;
  };
}

const documentOf = (partner: CourierPartner) => `cod_cycle:${partner}`;

/** Loads the versions of the cycles by courier. */
export async function loadCycleVersions(db: Db, brand_id: string): Promise<Map<CourierPartner, number>> {
  const versions = await loadVersions(db, brand_id, courierPartners.map(documentOf));
  return new Map(courierPartners.map((partner) => [partner, versions.get(documentOf(partner)) ?? 0]));
}

/**
 * @throws ApiError 404 on an unknown courier
 * @throws VersionConflict
 */
export async function saveCodCycle(
  db: Db,
  author: ChangeContext,
  given: string,
  cycle: CodCycle,
  now: Date,
): Promise<void> {
  const { brand_id } = author;
  const partner = courierPartners.find((one) => one === given);
  if (!partner) throw notFound('courier');
  const values = {
    days_after: cycle.days_after,
    weekdays: json([...new Set(cycle.weekdays)].toSorted((a, b) => a - b)),
  };
  await db.transaction().execute(async (tx) => {
    await claimVersion(tx, author, {
      document: documentOf(partner),
      now,
      load: async () => {
        const stored = (await loadCodCycles(tx, brand_id)).get(partner);
        return { days_after: stored?.days_after, weekdays: stored?.weekdays };
      },
    });
    await tx
      .insertInto('cod_cycles')
      .values({ brand_id, partner, ...values })
      .onConflict((conflict) => conflict.columns(['brand_id', 'partner']).doUpdateSet(values))
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'cod_cycle.saved',
      actor: author.actor,
      data: { courier: couriers[partner].name, cycle: describeCodCycle(cycle) },
      at: now,
    });
  });
}
