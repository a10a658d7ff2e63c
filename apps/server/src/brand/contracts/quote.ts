import type { PaymentMode } from '@khep/domain/money';
import { rateCardOn, exampleRateCard, rateShipment, resolveZone } from '@khep/domain/rating';
import type {
  Charges,
  Collectible,
  Movement,
  Parcel,
  RateCard,
  Unrated,
  ZonePoint,
  ZoneRates,
} from '@khep/domain/rating';
import { formatDate } from '@khep/domain/days';
import { LRUCache } from 'lru-cache';
import type { Contracts } from './contracts.ts';
import type { CourierService } from '../../partners/couriers/port.ts';
import { addressState } from '../lookups/pincodeLookup.ts';

const listPrefix = 'list-';

/** Input of a rate. */
interface QuoteQuestion {
  from: ZonePoint;
  to: ZonePoint;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  payment_mode: PaymentMode;
  collectible_paise: number;
  /** Pickup day, YYYY-MM-DD. */
  on: string;
  /** @default 'forward' */
  movement?: Movement;
  /** A quality check at the door, for a DTO. @default false */
  with_qc?: boolean;
  /** Days of transit that the courier stated for the lane. */
  stated_days?: number | undefined;
}

interface Promised {
  /** Days from pickup to delivery. */
  tat_days: number;
  /** Their source: the brand's contract, the courier for this lane, or the service's usual days. */
  tat_by: 'contract' | 'courier' | 'usual';
}

interface QuotedPlace extends Promised {
  zone: string;
  zone_why: string;
}

export type Quote =
  | ({ rated: true; charge_paise: number; charges: Charges } & QuotedPlace)
  | ({ rated: false; reason: string } & QuotedPlace);

/** A quote with the days that its courier stated; an agreed promise has priority. */
export const withStatedDays = <Given extends Promised>(quoted: Given, days: number | undefined): Given =>
  days === undefined || quoted.tat_by === 'contract'
    ? quoted
    : { ...quoted, tat_days: days, tat_by: 'courier' };

/** The zone of a pair by the courier's own mapping, else by the rules. */
export function findZone(
  { courier_id }: CourierService,
  contracts: Pick<Contracts, 'zones'>,
  { from, to }: Pick<QuoteQuestion, 'from' | 'to'>,
): { zone: string; why: string } {
  return resolveZone(settled(from), settled(to), { mapping: contracts.zones.get(courier_id) });
}

/** Rates a parcel with a service; by the list price if the brand has no contract. */
export function quote(service: CourierService, contracts: Contracts, question: QuoteQuestion): Quote {
  const { courier_id } = service;
  const { zone, why } = findZone(service, contracts, question);
  const agreed = contracts.slas.get(courier_id)?.get(zone);
  const usual = service.tat_days[zone as keyof CourierService['tat_days']] ?? service.tat_days.D;
  const place = withStatedDays<QuotedPlace>(
    {
      zone,
      zone_why: why,
      tat_days: agreed ?? usual,
      tat_by: agreed === undefined ? 'usual' : 'contract',
    },
    question.stated_days,
  );
  const own = contracts.cards.get(courier_id);
  const card = own ? rateCardOn(own, question.on) : listCard(service);
  if (!card)
    return {
      rated: false,
      reason: `No rate card of ${service.name} is valid on ${formatDate(question.on)}.`,
      ...place,
    };
  const charges = rateOnce(card, question, {
    zone,
    collect: question.payment_mode === 'cod' ? question.collectible_paise : 0,
    movement: question.movement ?? 'forward',
    with_qc: question.with_qc ?? false,
    on: question.on,
  });
  return charges.rated
    ? { rated: true, charge_paise: charges.total, charges, ...place }
    : { rated: false, reason: charges.reason, ...place };
}

const rated = new LRUCache<string, Charges | Unrated>({ max: 10_000 });
const cardNumbers = new WeakMap<RateCard, number>();
let cards = 0;

/** Rates a parcel by a card that doesn't change: lists and pages show the same parcels again and again. */
function rateOnce(card: RateCard, parcel: Parcel, order: Collectible): Charges | Unrated {
  let number = cardNumbers.get(card);
  if (number === undefined) cardNumbers.set(card, (number = cards += 1));
  const { weight_g, length_cm, width_cm, height_cm } = parcel;
  const { zone, collect, movement, with_qc, on } = order;
  const key = `${number} ${weight_g} ${length_cm} ${width_cm} ${height_cm} ${collect} ${movement} ${with_qc} ${on} ${zone}`;
  const known = rated.get(key);
  if (known) return known;
  const charges = rateShipment(card, parcel, order);
  rated.set(key, charges);
  return charges;
}

/** Whether charges are by list price: Khep bills those, couriers bill the brand's own contracts. */
export const isListPrice = ({ contract_id }: Pick<Charges, 'contract_id'>): boolean =>
  contract_id?.startsWith(listPrefix) === true;

/** An address with the state of its pincode: zones use the same state as tax. */
const settled = (point: ZonePoint): ZonePoint => ({
  ...point,
  state: addressState({ pincode: point.pincode, state: point.state ?? '' }),
});

const scaled = (rates: ZoneRates | null | undefined, percent: number): ZoneRates =>
  Object.fromEntries(
    Object.entries(rates ?? {}).map(([zone, rate]) => [
      zone,
      {
        base: Math.round(rate.base * percent) / 100,
        additional: Math.round(rate.additional * percent) / 100,
      },
    ]),
  );

const listCards = new WeakMap<CourierService, RateCard>();

/** A courier's list price: the example rate card with the service's surcharge, always valid. */
export function listCard(service: CourierService): RateCard {
  const before = listCards.get(service);
  if (before) return before;
  const card = buildListCard(service);
  listCards.set(service, card);
  return card;
}

function buildListCard(service: CourierService): RateCard {
  return {
    ...exampleRateCard,
    contract_id: `${listPrefix}${service.courier_id}`,
    version: 'list price',
    brand_details: { conversion_factor: service.conversion_factor, slab_weight: 500, minimum_weight: 0 },
    forward_contract_data: scaled(exampleRateCard.forward_contract_data, service.rate_percent),
    rto_contract_data: scaled(exampleRateCard.rto_contract_data, service.rate_percent),
    dto_contract_data: scaled(exampleRateCard.dto_contract_data, service.rate_percent),
  };
}
