import type { SelectedPartners } from '@khep/api';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import type { OfferedService } from '../../partners/couriers/port.ts';
import { claimVersion, loadVersion } from '../../platform/db/documentVersions.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import { appendEvent, changeContext, userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';

const usageDays = 30;
const document = 'partners';

/** Lists the courier services, which of them allocation may choose, and how many shipments each had lately. */
export async function loadPartners(db: Db, services: Services, brand_id: string): Promise<SelectedPartners> {
  const brand = await services.couriers.forBrand(brand_id);
  return toSelectedPartners(db, brand_id, brand.list(), services.clock.now());
}

async function toSelectedPartners(
  db: Db | Tx,
  brand_id: string,
  list: readonly OfferedService[],
  now: Date,
): Promise<SelectedPartners> {
  const since = new Date(now.getTime() - usageDays * 86_400_000);
  const [version, booked] = await Promise.all([
    loadVersion(db, brand_id, document),
    db
      .selectFrom('shipments')
      .select(['courier_id', (eb) => eb.fn.countAll<number>().as('count')])
      .where('brand_id', '=', brand_id)
      .where('courier_id', 'is not', null)
      .where('created_at', '>=', since)
      .groupBy('courier_id')
      .execute(),
  ]);
  const shipments = new Map(booked.map(({ courier_id, count }) => [courier_id, count]));
  return {
    version,
    courier_ids: list.filter(({ is_selected }) => is_selected).map(({ courier_id }) => courier_id),
    services: list.map((service) => ({
      courier_id: service.courier_id,
      name: service.name,
      partner: service.partner,
      partner_name: definitionOf(service.partner).name,
      mode: service.mode,
      is_selected: service.is_selected,
      is_connected: service.is_connected,
      shipments: shipments.get(service.courier_id) ?? 0,
    })),
  };
}

/**
 * Saves the services that allocation may choose from. Shipments that are booked with others stay with them.
 * @throws VersionConflict
 */
export async function savePartners(
  db: Db,
  { couriers, clock }: Pick<Services, 'couriers' | 'clock'>,
  session: Session,
  courier_ids: readonly number[],
  ifMatch: number | undefined,
): Promise<void> {
  const { brand_id } = session;
  const at = clock.now();
  // Before the transaction: it may read the brand's accounts.
  const known = (await couriers.forBrand(brand_id)).list();
  const chosen = known.filter(({ courier_id }) => courier_ids.includes(courier_id));
  const unknown = courier_ids.find((id) => !known.some(({ courier_id }) => courier_id === id));
  if (unknown !== undefined)
    throw validationError({ courier_ids: `Courier service ${unknown} doesn't exist.` });
  await db.transaction().execute(async (tx) => {
    await claimVersion(tx, changeContext(session, ifMatch), {
      document,
      now: at,
      load: () => toSelectedPartners(tx, brand_id, known, at),
    });
    const ids = json(chosen.map(({ courier_id }) => courier_id));
    await tx
      .insertInto('company_choices')
      .values({ brand_id, courier_ids: ids, plan: '' })
      .onConflict((on) => on.column('brand_id').doUpdateSet({ courier_ids: ids }))
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'company.partners_saved',
      actor: userActor(session),
      data: { services: chosen.map(({ name }) => name) },
      at,
    });
  });
  couriers.invalidate(brand_id);
}
