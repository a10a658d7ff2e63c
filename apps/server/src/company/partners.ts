import type { SelectedPartners } from '@khep/api';
import type { CourierService } from '../couriers/port.ts';
import { definitionOf } from '../couriers/definitions.ts';
import type { Db, Tx } from '../db/schema.ts';
import { json } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import { appendEvent, userActor } from '../events.ts';
import type { Session } from '../http/session.ts';
import type { Services } from '../services.ts';

const usageDays = 30;

/** Lists the courier services, which of them allocation may choose, and how many shipments each had lately. */
export async function loadPartners(db: Db, services: Services, brand_id: string): Promise<SelectedPartners> {
  const { couriers, clock } = services;
  const since = new Date(clock.now().getTime() - usageDays * 86_400_000);
  const [brand, booked] = await Promise.all([
    couriers.forBrand(brand_id),
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
  const list = brand.list();
  return {
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

/** Saves the services that allocation may choose from. Shipments that are booked with others stay with them. */
export async function savePartners(
  tx: Tx,
  known: readonly Pick<CourierService, 'courier_id' | 'name'>[],
  session: Session,
  courier_ids: readonly number[],
  at: Date,
): Promise<void> {
  const { brand_id } = session;
  const chosen = known.filter(({ courier_id }) => courier_ids.includes(courier_id));
  const unknown = courier_ids.find((id) => !known.some(({ courier_id }) => courier_id === id));
  if (unknown !== undefined)
    throw validationError({ courier_ids: `Courier service ${unknown} doesn't exist.` });
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
}
