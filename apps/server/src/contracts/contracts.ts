import { parseContract, zoneMapping } from '@khep/domain/rating';
import type { ContractFields, RateCard } from '@khep/domain/rating';
import type { Db, Tx } from '../db/schema.ts';

/** A brand's contracts by courier, limited to the given pincodes. */
export interface Contracts {
  cards: ReadonlyMap<number, readonly RateCard[]>;
  /** The courier's zones of the requested pincodes. */
  zones: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Days from pickup to delivery, by zone. */
  slas: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

/** A brand without contracts: list prices and default zones. */
export const noContracts: Contracts = { cards: new Map(), zones: new Map(), slas: new Map() };

/**
 * Loads the contracts of a brand.
 * @param pincodes destinations to rate; an uploaded mapping may have 20,000 rows for each courier
 */
export async function loadContracts(
  db: Db | Tx,
  brand_id: string,
  pincodes: readonly string[],
): Promise<Contracts> {
  const [cards, zones, slas] = await Promise.all([
    db
      .selectFrom('rate_cards')
      .select(['courier_id', 'rate_card_id', 'version', 'card'])
      .where('brand_id', '=', brand_id)
      .execute(),
    pincodes.length === 0
      ? []
      : db
          .selectFrom('pincode_zones')
          .select(['courier_id', 'pincode', 'zone', 'is_active'])
          .where('brand_id', '=', brand_id)
          .where('pincode', 'in', [...new Set(pincodes)])
          .where('is_active', '=', true)
          .execute(),
    db
      .selectFrom('courier_slas')
      .select(['courier_id', 'zone', 'delivery_tat'])
      .where('brand_id', '=', brand_id)
      .where('is_active', '=', true)
      .execute(),
  ]);
  const rateCards = cards.map(({ courier_id, rate_card_id, version, card }) => ({
    courier_id,
    card: parseContract({ ...(card as ContractFields), id: rate_card_id, version }),
  }));
  return {
    cards: byCourier(rateCards, (rows) => rows.map(({ card }) => card)),
    zones: byCourier(zones, zoneMapping),
    slas: byCourier(slas, (rows) => new Map(rows.map(({ zone, delivery_tat }) => [zone, delivery_tat]))),
  };
}

function byCourier<Row extends { courier_id: number }, Value>(
  rows: readonly Row[],
  valueOf: (rows: readonly Row[]) => Value,
): Map<number, Value> {
  const groups = Map.groupBy(rows, ({ courier_id }) => courier_id);
  return new Map([...groups].map(([courier_id, group]) => [courier_id, valueOf(group)]));
}
