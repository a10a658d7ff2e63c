import type { RateCard } from '@khep/api';
import { rateCardOn, parseContract, defaultZoneNames } from '@khep/domain/rating';
import type { ContractFields } from '@khep/domain/rating';
import { findCourierService } from '../couriers/courierServices.ts';
import type { CourierService } from '../couriers/port.ts';
import { json } from '../db/schema.ts';
import type { Db } from '../db/schema.ts';
import { validationError, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { assertKnownZone, knownZones } from './knownZones.ts';

type Input = Omit<RateCard, 'id' | 'courier_id' | 'version' | 'created_at'>;

/** Requires the service of an address. */
export function requireService(courier_id: number): CourierService {
  const service = findCourierService(courier_id);
  if (!service) throw notFound('courier');
  return service;
}

/** Saves a contract as the courier's next version. Earlier versions remain for charges of their time. */
export async function addRateCard(
  db: Db,
  brand_id: string,
  courier_id: number,
  input: Input,
  now: Date,
): Promise<RateCard> {
  requireService(courier_id);
  check(input);
  const known = await knownZones(db, brand_id, courier_id);
  input.forward_contract_data.forEach(({ zone }, index) =>
    assertKnownZone(zone, known, `forward_contract_data.${index}.zone`),
  );
  const { valid_from, valid_till } = input.brand_details;
  const row = await db.transaction().execute(async (tx) => {
    // Concurrent requests get consecutive versions.
    await tx.selectFrom('brands').select('brand_id').where('brand_id', '=', brand_id).forUpdate().execute();
    const last = await tx
      .selectFrom('rate_cards')
      .select((eb) => eb.fn.max('version').as('version'))
      .where('brand_id', '=', brand_id)
      .where('courier_id', '=', courier_id)
      .executeTakeFirst();
    const kept = {
      brand_id,
      rate_card_id: newId('rcd'),
      courier_id,
      version: (last?.version ?? 0) + 1,
      valid_from,
      valid_till: valid_till ?? '',
      created_at: now,
    };
    await tx
      .insertInto('rate_cards')
      .values({ ...kept, card: json(input) })
      .execute();
    return kept;
  });
  return {
    ...input,
    id: row.rate_card_id,
    courier_id,
    version: row.version,
    created_at: now.toISOString(),
  };
}

/** Checks beyond the schema: duplicate zones, RTO without forward rates, inverted dates. */
function check({ brand_details, forward_contract_data, rto_contract_data, dto_contract_data }: Input): void {
  const { valid_from, valid_till } = brand_details;
  if (valid_till !== null && valid_till < valid_from)
    throw validationError({ 'brand_details.valid_till': `Choose a date on or after ${valid_from}.` });
  const lists = { forward_contract_data, rto_contract_data, dto_contract_data };
  for (const [name, zones] of Object.entries(lists)) {
    const seen = new Set<string>();
    for (const [index, { zone }] of zones.entries()) {
      if (zone.trim() === '') throw validationError({ [`${name}.${index}.zone`]: 'Enter the zone.' });
      if (seen.has(zone)) throw validationError({ [`${name}.${index}.zone`]: `Zone ${zone} appears twice.` });
      seen.add(zone);
    }
  }
  const forward = new Set(forward_contract_data.map(({ zone }) => zone));
  for (const [name, zones] of Object.entries({ rto_contract_data, dto_contract_data })) {
    const unknown = zones.findIndex(({ zone }) => !forward.has(zone));
    if (unknown >= 0)
      throw validationError({
        [`${name}.${unknown}.zone`]: `Zone ${zones[unknown]?.zone} has no forward rate. Add it, or remove this row.`,
      });
  }
}

/** Lists a courier's contracts, newest version first. */
export async function listRateCards(db: Db, brand_id: string, courier_id: number): Promise<RateCard[]> {
  requireService(courier_id);
  const rows = await db
    .selectFrom('rate_cards')
    .select(['rate_card_id', 'courier_id', 'version', 'card', 'created_at'])
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ rate_card_id, version, card, created_at }) => ({
    ...(card as Input),
    id: rate_card_id,
    courier_id,
    version,
    created_at: created_at.toISOString(),
  }));
}

/** Zones of the contract valid on a date; the five default zones without one. */
export async function listZones(
  db: Db,
  brand_id: string,
  courier_id: number,
  day: string,
): Promise<{ zone: string; name: string }[]> {
  const cards = await listRateCards(db, brand_id, courier_id);
  const rated = rateCardOn(
    cards.map((card) => parseContract(card as ContractFields)),
    day,
  );
  const current = cards.find(({ id }) => id === rated?.contract_id) ?? cards[0];
  const names = defaultZoneNames as Readonly<Record<string, string>>;
  const zones = current?.forward_contract_data.map(({ zone }) => zone) ?? Object.keys(names);
  return zones.map((zone) => ({ zone, name: names[zone] ?? `Zone ${zone}` }));
}
