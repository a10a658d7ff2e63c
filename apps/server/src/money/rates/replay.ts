import type { ReplayAnswer } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { compileRateCard, describeCard, parseContract, rateTotal } from '@khep/domain/rating';
import type { CompiledRateCard, ContractFields, RateCard } from '@khep/domain/rating';
import { sql } from 'kysely';
import { findZone, listCard } from '../../brand/contracts/quote.ts';
import { loadContracts } from '../../brand/contracts/contracts.ts';
import type { Contracts } from '../../brand/contracts/contracts.ts';
import { courierServices, findCourierService } from '../../partners/couriers/courierServices.ts';
import type { CourierService } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import { addDays, istDay, startOfDay } from '@khep/domain/days';

const replayDays = 30;
const pageSize = 2000;
const maxRows = 50;
const listPrefix = 'list:';

/** Lists what parcels can be priced with: each rate card, and the list price of each service. */
export async function listContracts(db: Db, brand_id: string): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('rate_cards')
    .select(['rate_card_id', 'courier_id', 'version', 'card'])
    .where('brand_id', '=', brand_id)
    .orderBy('courier_id')
    .orderBy('version', 'desc')
    .execute();
  return [
    ...rows.flatMap(({ rate_card_id, courier_id, version, card }) => {
      const service = findCourierService(courier_id);
      const parsed = parseContract({ ...(card as ContractFields), id: rate_card_id, version });
      return service ? [{ id: rate_card_id, name: `${service.name}: ${describeCard(parsed)}` }] : [];
    }),
    ...courierServices.map(({ courier_id, name }) => ({
      id: `${listPrefix}${courier_id}`,
      name: `${name}: list price`,
    })),
  ];
}

/** A contract that prices many parcels. */
interface Tried {
  name: string;
  service: CourierService;
  card: CompiledRateCard;
  /** Zones of the card, as it counts them. */
  zones: readonly string[];
}

/** Finds a contract to price with, whatever its validity: it is tried on other days on purpose. */
async function requireContract(db: Db, brand_id: string, id: string, field: 'a' | 'b'): Promise<Tried> {
  const named = (await listContracts(db, brand_id)).find((one) => one.id === id);
  const tried = (service: CourierService, card: RateCard): Tried => {
    const zones = Object.keys(card.forward_contract_data);
    return { name: named?.name ?? '', service, card: compileRateCard(card, { zones }), zones };
  };
  if (id.startsWith(listPrefix)) {
    const service = findCourierService(Number(id.slice(listPrefix.length)));
    if (named && service) return tried(service, listCard(service));
  }
  const row = await db
    .selectFrom('rate_cards')
    .select(['rate_card_id', 'courier_id', 'version', 'card'])
    .where('brand_id', '=', brand_id)
    .where('rate_card_id', '=', id)
    .executeTakeFirst();
  const service = findCourierService(row?.courier_id ?? null);
  if (!row || !service) throw validationError({ [field]: 'This contract was deleted. Choose another one.' });
  return tried(service, parseContract({ ...(row.card as ContractFields), id, version: row.version }));
}

/** Lists the shipped parcels since a day, newest first: a page at a time. */
async function* listShipped(db: Db, brand_id: string, since: Date) {
  let last: { moment: string; shipment_id: string } | undefined;
  for (;;) {
    const rows = await db
      .selectFrom('shipments')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'shipments.brand_id')
          .onRef('orders.order_id', '=', 'shipments.order_id'),
      )
      .innerJoin('warehouses', (join) =>
        join
          .onRef('warehouses.brand_id', '=', 'shipments.brand_id')
          .onRef('warehouses.id', '=', 'shipments.warehouse_id'),
      )
      .where('shipments.brand_id', '=', brand_id)
      .where('shipments.awb', 'is not', null)
      .where('shipments.state', '!=', 'CANCELLED')
      .where('shipments.created_at', '>=', since)
      .$if(last !== undefined, (some) =>
        some.where(
          sql<boolean>`(shipments.created_at, shipments.shipment_id) < (${last?.moment}::timestamptz, ${last?.shipment_id})`,
        ),
      )
      .select([
        'shipments.shipment_id',
        'shipments.awb',
        'shipments.order_id',
        'orders.order_number',
        'shipments.dead_weight_g',
        'shipments.length_cm',
        'shipments.width_cm',
        'shipments.height_cm',
        'shipments.payment_mode',
        'shipments.collectible_paise',
        // To the microsecond: a job books many in the same millisecond.
        sql<string>`shipments.created_at::text`.as('moment'),
        'orders.pincode',
        'orders.city',
        'orders.state',
        'warehouses.pincode as from_pincode',
        'warehouses.city as from_city',
        'warehouses.state as from_state',
      ])
      .orderBy('shipments.created_at', 'desc')
      .orderBy('shipments.shipment_id', 'desc')
      .limit(pageSize)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

type ShippedParcel = ReturnType<typeof listShipped> extends AsyncGenerator<(infer Row)[]> ? Row : never;

/** Prices a parcel there, to the paisa as `quote` does. A contract that can't price it has null. */
function priceParcel(
  { service, card, zones }: Tried,
  contracts: Contracts,
  parcel: ShippedParcel,
): { zone: string; paise: number | null } {
  const { zone } = findZone(service, contracts, {
    from: { pincode: parcel.from_pincode, city: parcel.from_city, state: parcel.from_state },
    to: { pincode: parcel.pincode, city: parcel.city, state: parcel.state },
  });
  const volume_cm3 = parcel.length_cm * parcel.width_cm * parcel.height_cm;
  const collect = parcel.payment_mode === 'cod' ? parcel.collectible_paise : 0;
  const paise = rateTotal(card, zones.indexOf(zone), parcel.dead_weight_g, volume_cm3, collect);
  return { zone, paise: paise < 0 ? null : paise };
}

interface Compared {
  parcel: ShippedParcel;
  zone: string;
  a: number;
  b: number;
}

interface ZoneSums {
  parcels: number;
  a: number;
  b: number;
}

/** Sums what two contracts charge; keeps only the parcels that differ most. */
class Comparison {
  parcels = 0;
  unrated = { a: 0, b: 0 };
  cheaper = { a: 0, b: 0 };
  readonly zones = new Map<string, ZoneSums>();
  #most: Compared[] = [];

  add(parcel: ShippedParcel, zone: string, a: number | null, b: number | null): void {
    this.parcels += 1;
    if (a === null) this.unrated.a += 1;
    if (b === null) this.unrated.b += 1;
    // Only parcels that both can price, so that the sums compare.
    if (a === null || b === null) return;
    if (a < b) this.cheaper.a += 1;
    if (b < a) this.cheaper.b += 1;
    const sums = this.zones.get(zone) ?? { parcels: 0, a: 0, b: 0 };
    this.zones.set(zone, { parcels: sums.parcels + 1, a: sums.a + a, b: sums.b + b });
    this.#most.push({ parcel, zone, a, b });
    if (this.#most.length >= 20 * maxRows) this.#most = this.most;
  }

  get most(): Compared[] {
    return this.#most
      .toSorted((one, other) => Math.abs(other.a - other.b) - Math.abs(one.a - one.b))
      .slice(0, maxRows);
  }

  sum(side: 'a' | 'b'): number {
    return [...this.zones.values()].reduce((total, sums) => total + sums[side], 0);
  }
}

/** Prices all parcels of the last 30 days with two contracts, and says where they differ most. */
export async function replayContracts(
  db: Db,
  brand_id: string,
  { a, b }: { a: string; b: string },
  now: Date,
): Promise<ReplayAnswer> {
  if (a === b) throw validationError({ b: 'Choose two different contracts.' });
  const to = istDay(now);
  const from = addDays(to, -replayDays);
  const first = await requireContract(db, brand_id, a, 'a');
  const second = await requireContract(db, brand_id, b, 'b');
  const found = new Comparison();
  for await (const page of listShipped(db, brand_id, startOfDay(from))) {
    const pincodes = page.map(({ pincode }) => pincode);
    const contracts = await loadContracts(db, brand_id, pincodes);
    for (const parcel of page) {
      const { zone, paise } = priceParcel(first, contracts, parcel);
      found.add(parcel, zone, paise, priceParcel(second, contracts, parcel).paise);
    }
  }
  return {
    from,
    to,
    parcels: found.parcels,
    a: { name: first.name, total: paiseToRupees(found.sum('a')), unrated: found.unrated.a },
    b: { name: second.name, total: paiseToRupees(found.sum('b')), unrated: found.unrated.b },
    cheaper_a: found.cheaper.a,
    cheaper_b: found.cheaper.b,
    zones: [...found.zones]
      .map(([zone, sums]) => ({
        zone,
        parcels: sums.parcels,
        a: paiseToRupees(sums.a),
        b: paiseToRupees(sums.b),
      }))
      .toSorted((one, other) => one.zone.localeCompare(other.zone)),
    rows: found.most.map(({ parcel, zone, a: paiseA, b: paiseB }) => ({
      id: parcel.shipment_id,
      awb: parcel.awb ?? '',
      order_id: parcel.order_id,
      order_number: parcel.order_number,
      zone,
      a: paiseToRupees(paiseA),
      b: paiseToRupees(paiseB),
      difference: paiseToRupees(paiseB - paiseA),
    })),
  };
}
