import type { ResponseOf, calls } from '@khep/api';
import { loadPincodeDirectory } from '@khep/domain/india';
import { defaultZoneNames, rateCardOn, resolveZone, zoneDefinitions } from '@khep/domain/rating';
import { requireService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { addressState } from '../lookups/pincodeLookup.ts';
import { loadContracts } from './contracts.ts';

type Zone = ResponseOf<typeof calls.contracts.zones>['data']['zones'][number];
type PairZone = ResponseOf<typeof calls.contracts.pairZone>['data'];

const names: Readonly<Record<string, string>> = defaultZoneNames;
const definitions: Readonly<Record<string, string>> = zoneDefinitions;

/** Zones of the contract valid on a date; the five default zones without one. With the PIN codes mapped to each. */
export async function listZones(db: Db, brand_id: string, courier_id: number, day: string): Promise<Zone[]> {
  requireService(courier_id);
  const [{ cards }, mapped] = await Promise.all([
    loadContracts(db, brand_id, []),
    db
      .selectFrom('pincode_zones')
      .select(['zone', (eb) => eb.fn.countAll<number>().as('count')])
      .where('brand_id', '=', brand_id)
      .where('courier_id', '=', courier_id)
      .where('is_active', '=', true)
      .groupBy('zone')
      .execute(),
  ]);
  const own = cards.get(courier_id) ?? [];
  const current = rateCardOn(own, day) ?? own[0];
  const zones = current ? Object.keys(current.forward_contract_data) : Object.keys(names);
  return zones.map((zone) => ({
    zone,
    name: names[zone] ?? `Zone ${zone}`,
    definition: definitions[zone] ?? 'The PIN codes that are mapped to it.',
    pincodes: mapped.find((one) => one.zone === zone)?.count ?? 0,
  }));
}

/** Returns the zone of two PIN codes and the rule that decided it, as a price would use it. */
export async function explainZone(
  db: Db,
  brand_id: string,
  courier_id: number,
  pair: { from_pincode: string; to_pincode: string },
): Promise<PairZone> {
  requireService(courier_id);
  const [directory, contracts] = await Promise.all([
    loadPincodeDirectory(),
    loadContracts(db, brand_id, [pair.to_pincode]),
  ]);
  const point = (pincode: string) => {
    const found = directory.find(pincode);
    return { pincode, city: found?.city, state: addressState({ pincode, state: found?.state ?? '' }) };
  };
  const [from, to] = [point(pair.from_pincode), point(pair.to_pincode)];
  const mapping = contracts.zones.get(courier_id);
  const { zone, why } = resolveZone(from, to, { mapping });
  const rule = resolveZone(from, to).zone;
  const place = ({ city, state }: typeof from) =>
    [city, state].filter(Boolean).join(', ') || 'Unknown PIN code';
  return { zone, why, by_rule: rule === zone ? null : rule, from: place(from), to: place(to) };
}
