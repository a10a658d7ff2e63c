import type { CourierDesk, CourierDeskSettings } from '@khep/api';
import type { ClaimDays } from '@khep/domain/shipments';
import type { CourierPartner } from '@khep/domain/couriers';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import { findCourierService, requirePartner } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { VersionConflict } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import type { CourierDeskRecord } from './tables.ts';

function findDesk(db: Db | Tx, brand_id: string, partner: CourierPartner) {
  return db
    .selectFrom('courier_desks')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .executeTakeFirst();
}

/** Days within which a courier accepts claims: what the brand has agreed, else the courier's usual ones. */
const daysOf = (partner: CourierPartner, desk: CourierDeskRecord | undefined): ClaimDays => {
  const usual = definitionOf(partner).claimDays;
  return { lost: desk?.claim_days_lost ?? usual.lost, damaged: desk?.claim_days_damaged ?? usual.damaged };
};

/** Loads the days for claims of each courier of a brand. */
export async function loadClaimDays(
  db: Db | Tx,
  brand_id: string,
): Promise<(courier_id: number) => ClaimDays> {
  const desks = await db.selectFrom('courier_desks').selectAll().where('brand_id', '=', brand_id).execute();
  return (courier_id) => {
    const partner = requirePartner(courier_id);
    return daysOf(
      partner,
      desks.find((desk) => desk.partner === partner),
    );
  };
}

/** Tells how each courier of a brand is asked: through its API, by email, or not at all, with what to do. */
export async function loadDesks(db: Db, services: Services, brand_id: string): Promise<CourierDesk[]> {
  const [couriers, rows] = await Promise.all([
    services.couriers.forBrand(brand_id),
    db.selectFrom('courier_desks').selectAll().where('brand_id', '=', brand_id).execute(),
  ]);
  return couriers.list().map(({ courier_id, name, partner }): CourierDesk => {
    const desk = rows.find((row) => row.partner === partner);
    const base = {
      courier_id,
      name,
      support_email: desk?.support_email ?? '',
      claim_days: daysOf(partner, desk),
    };
    const adapter = couriers.adapter(courier_id);
    if (!adapter) return { ...base, how: 'none', problem: `${name} isn't connected.` };
    if (adapter.inquiries === 'api') return { ...base, how: 'api', problem: '' };
    const problem = emailProblem(services, name, base.support_email);
    return { ...base, how: problem === '' ? 'email' : 'none', problem };
  });
}

/** Why a courier can't be asked by email; empty if it can. */
export function emailProblem({ mailer }: Services, name: string, support_email: string): string {
  if (support_email === '')
    return `The support address of ${name} isn't known. Enter it in Settings > Integrations > ${name} > Support.`;
  if (mailer.kind === 'terminal') return "This server can't send emails: SMTP_URL isn't set.";
  return '';
}

/** The support address of a courier; empty if the brand has entered none. */
export async function supportAddress(db: Db, brand_id: string, courier_id: number): Promise<string> {
  const partner = findCourierService(courier_id)?.partner;
  return partner ? ((await findDesk(db, brand_id, partner))?.support_email ?? '') : '';
}

/** Loads what a brand has entered about a courier's support desk. */
export async function loadDeskSettings(
  db: Db | Tx,
  brand_id: string,
  courier_id: number,
): Promise<CourierDeskSettings & { usual_days: ClaimDays }> {
  const partner = requirePartner(courier_id);
  const desk = await findDesk(db, brand_id, partner);
  return {
    support_email: desk?.support_email ?? '',
    claim_days_lost: desk?.claim_days_lost ?? null,
    claim_days_damaged: desk?.claim_days_damaged ?? null,
    version: desk?.version ?? 0,
    usual_days: definitionOf(partner).claimDays,
  };
}

/** Saves a courier's support desk. @throws VersionConflict */
export async function saveDesk(
  tx: Tx,
  courier_id: number,
  { support_email, claim_days_lost, claim_days_damaged }: CourierDeskSettings,
  { brand_id, actor, ifMatch }: ChangeContext,
  now: Date,
): Promise<void> {
  const partner = requirePartner(courier_id);
  const before = await tx
    .selectFrom('courier_desks')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .forUpdate()
    .executeTakeFirst();
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0))
    throw new VersionConflict({
      current: await loadDeskSettings(tx, brand_id, courier_id),
      changedBy: before?.updated_by ?? '',
      changedAt: before?.updated_at ?? now,
    });
  const values = {
    support_email,
    claim_days_lost,
    claim_days_damaged,
    updated_at: now,
    updated_by: actor.name ?? '',
  };
  await tx
    .insertInto('courier_desks')
    .values({ brand_id, partner, version: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'partner'])
        .doUpdateSet({ ...values, version: (before?.version ?? 0) + 1 }),
    )
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'courier.desk_updated',
    actor,
    data: { partner, support_email, claim_days_lost, claim_days_damaged },
    at: now,
  });
}

/** Why a courier can't be asked at all; undefined if it can. */
export const deskProblem = (desk: CourierDesk | undefined): string | undefined => desk?.problem || undefined;
