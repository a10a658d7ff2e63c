import { cardOn, exampleRateCard, rateShipment, zoneOf } from '@khep/domain/rating';
import type { Charges, RateCard, ZonePoint, ZoneRates } from '@khep/domain/rating';
import type { CourierService } from '../couriers/catalogue.ts';
import type { Db, Tx } from '../db/schema.ts';

/** What a price is asked for. */
interface QuoteQuestion {
  from: ZonePoint;
  to: ZonePoint;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  payment_mode: string;
  collectible_paise: number;
  /** Pickup day, YYYY-MM-DD. */
  on: string;
}

export type Quote =
  | { rated: true; charge_paise: number; charges: Charges; zone: string; zone_why: string; tat_days: number }
  | { rated: false; reason: string; zone: string; zone_why: string; tat_days: number };

/** The contracts of a brand, by courier. */
export type Cards = ReadonlyMap<number, readonly RateCard[]>;

export async function rateCardsOf(db: Db | Tx, brand_id: string): Promise<Cards> {
  const rows = await db
    .selectFrom('rate_cards')
    .select(['courier_id', 'rate_card_id', 'card'])
    .where('brand_id', '=', brand_id)
    .execute();
  const cards = new Map<number, RateCard[]>();
  for (const row of rows)
    cards.set(row.courier_id, [...(cards.get(row.courier_id) ?? []), row.card as RateCard]);
  return cards;
}

/** The price of a parcel with a service; the list price where the brand has no contract of its own. */
export function quote(service: CourierService, cards: Cards, question: QuoteQuestion): Quote {
  const { zone, why } = zoneOf(question.from, question.to);
  const place = {
    zone,
    zone_why: why,
    tat_days: service.tat_days[zone as keyof CourierService['tat_days']] ?? service.tat_days.D,
  };
  const own = cards.get(service.courier_id);
  const card = own ? cardOn(own, question.on) : listCard(service);
  if (!card)
    return { rated: false, reason: `No rate card of ${service.name} is valid on ${question.on}.`, ...place };
  const charges = rateShipment(card, question, {
    zone,
    collect: question.payment_mode === 'cod' ? question.collectible_paise : 0,
    on: question.on,
  });
  return charges.rated
    ? { rated: true, charge_paise: charges.total, charges, ...place }
    : { rated: false, reason: charges.reason, ...place };
}

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

/** A courier's list price: the example contract, dearer or cheaper by the service's percentage, valid on every day. */
function listCard(service: CourierService): RateCard {
  return {
    ...exampleRateCard,
    contract_id: `list-${service.courier_id}`,
    version: 'list price',
    brand_details: { conversion_factor: service.conversion_factor, slab_weight: 500, minimum_weight: 0 },
    forward_contract_data: scaled(exampleRateCard.forward_contract_data, service.rate_percent),
    rto_contract_data: scaled(exampleRateCard.rto_contract_data, service.rate_percent),
    dto_contract_data: scaled(exampleRateCard.dto_contract_data, service.rate_percent),
  };
}
