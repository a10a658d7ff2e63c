import type { ReplayAnswer } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { describeCard, parseContract } from '@khep/domain/rating';
import type { ContractFields, RateCard } from '@khep/domain/rating';
import { quote } from '../allocation/quote.ts';
import { loadContracts } from '../contracts/contracts.ts';
import type { Contracts } from '../contracts/contracts.ts';
import { courierServices, findCourierService } from '../couriers/courierServices.ts';
import type { CourierService } from '../couriers/port.ts';
import type { Db } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import { addDays, istDay, startOfDay } from '../orders/days.ts';

const replayDays = 30;
const maxParcels = 5000;
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

interface Priced {
  name: string;
  service: CourierService;
  contracts: Contracts;
}

/** Prices by one contract, whatever its validity: it is tried on other days on purpose. */
async function contractOf(
  db: Db,
  brand_id: string,
  id: string,
  field: 'a' | 'b',
  all: Contracts,
): Promise<Priced> {
  const named = (await listContracts(db, brand_id)).find((one) => one.id === id);
  const only = (service: CourierService, cards: readonly RateCard[] | undefined): Priced => ({
    name: named?.name ?? '',
    service,
    contracts: { ...all, cards: new Map(cards ? [[service.courier_id, cards]] : []) },
  });
  if (id.startsWith(listPrefix)) {
    const service = findCourierService(Number(id.slice(listPrefix.length)));
    if (named && service) return only(service, undefined);
  }
  const row = await db
    .selectFrom('rate_cards')
    .select(['rate_card_id', 'courier_id', 'version', 'card'])
    .where('brand_id', '=', brand_id)
    .where('rate_card_id', '=', id)
    .executeTakeFirst();
  const service = findCourierService(row?.courier_id ?? null);
  if (!row || !service) throw validationError({ [field]: 'This contract was deleted. Choose another one.' });
  const card = parseContract({ ...(row.card as ContractFields), id, version: row.version });
  const { valid_from: _from, valid_till: _till, ...terms } = card.brand_details;
  return only(service, [{ ...card, brand_details: terms }]);
}

/** Prices the parcels of the last 30 days with two contracts, and says where they differ most. */
export async function replayContracts(
  db: Db,
  brand_id: string,
  { a, b }: { a: string; b: string },
  now: Date,
): Promise<ReplayAnswer> {
  if (a === b) throw validationError({ b: 'Choose two different contracts.' });
  const to = istDay(now);
  const from = addDays(to, -replayDays);
  const shippedSince = db
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
    .where('shipments.created_at', '>=', startOfDay(from));
  const rows = await shippedSince
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
      'shipments.created_at',
      'orders.pincode',
      'orders.city',
      'orders.state',
      'warehouses.pincode as from_pincode',
      'warehouses.city as from_city',
      'warehouses.state as from_state',
    ])
    .orderBy('shipments.created_at', 'desc')
    .limit(maxParcels + 1)
    .execute();
  const parcels = rows.slice(0, maxParcels);
  const isCapped = rows.length > maxParcels;
  const { shipped } = isCapped
    ? await shippedSince.select((eb) => eb.fn.countAll<number>().as('shipped')).executeTakeFirstOrThrow()
    : { shipped: parcels.length };
  const all = await loadContracts(
    db,
    brand_id,
    parcels.map(({ pincode }) => pincode),
  );
  const [first, second] = [
    await contractOf(db, brand_id, a, 'a', all),
    await contractOf(db, brand_id, b, 'b', all),
  ];
  const priced = parcels.map((parcel) => {
    const by = ({ service, contracts }: Priced) =>
      quote(service, contracts, {
        from: { pincode: parcel.from_pincode, city: parcel.from_city, state: parcel.from_state },
        to: { pincode: parcel.pincode, city: parcel.city, state: parcel.state },
        weight_g: parcel.dead_weight_g,
        length_cm: parcel.length_cm,
        width_cm: parcel.width_cm,
        height_cm: parcel.height_cm,
        payment_mode: parcel.payment_mode,
        collectible_paise: parcel.collectible_paise,
        on: istDay(parcel.created_at),
      });
    const [one, other] = [by(first), by(second)];
    return {
      parcel,
      zone: one.zone,
      a: one.rated ? one.charge_paise : null,
      b: other.rated ? other.charge_paise : null,
    };
  });
  const both = priced.filter(
    (one): one is typeof one & { a: number; b: number } => one.a !== null && one.b !== null,
  );
  const sum = (own: readonly { a: number; b: number }[], side: 'a' | 'b') =>
    paiseToRupees(own.reduce((total, one) => total + one[side], 0));
  const unrated = (side: 'a' | 'b') => priced.filter((one) => one[side] === null).length;
  return {
    from,
    to,
    parcels: priced.length,
    shipped,
    is_capped: isCapped,
    // Only parcels that both can price, so that the sums compare.
    a: { name: first.name, total: sum(both, 'a'), unrated: unrated('a') },
    b: { name: second.name, total: sum(both, 'b'), unrated: unrated('b') },
    cheaper_a: both.filter((one) => one.a < one.b).length,
    cheaper_b: both.filter((one) => one.b < one.a).length,
    zones: [...Map.groupBy(both, ({ zone }) => zone)]
      .map(([zone, own]) => ({ zone, parcels: own.length, a: sum(own, 'a'), b: sum(own, 'b') }))
      .toSorted((one, other) => one.zone.localeCompare(other.zone)),
    rows: both
      .toSorted((one, other) => Math.abs(other.a - other.b) - Math.abs(one.a - one.b))
      .slice(0, maxRows)
      .map(({ parcel, zone, a: paiseA, b: paiseB }) => ({
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
