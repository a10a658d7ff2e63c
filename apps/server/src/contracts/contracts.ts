import { parseContract, zoneMapping } from '@khep/domain/rating';
import type { ContractFields, RateCard } from '@khep/domain/rating';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import type { ContractTables } from './tables.ts';

/** A brand's contracts by courier, limited to the given pincodes. */
export interface Contracts {
  cards: ReadonlyMap<number, readonly RateCard[]>;
  /** The courier's zones of the requested pincodes. */
  zones: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Days from pickup to delivery, by zone. */
  slas: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

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
      .select(['courier_id', 'rate_card_id', 'version', 'card', 'valid_till'])
      .where('brand_id', '=', brand_id)
      .where('replaced_by', 'is', null)
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
  const rateCards = cards.map(({ courier_id, ...row }) => ({ courier_id, card: toRateCard(row) }));
  return {
    cards: byCourier(rateCards, (rows) => rows.map(({ card }) => card)),
    zones: byCourier(zones, zoneMapping),
    slas: byCourier(slas, (rows) => new Map(rows.map(({ zone, delivery_tat }) => [zone, delivery_tat]))),
  };
}

/** Parses a saved version. It may have been ended before its last day. */
export function toRateCard({
  rate_card_id,
  version,
  card,
  valid_till,
}: Pick<
  Selectable<ContractTables['rate_cards']>,
  'rate_card_id' | 'version' | 'card' | 'valid_till'
>): RateCard {
  const fields = card as ContractFields;
  return parseContract({
    ...fields,
    brand_details: { ...fields.brand_details, valid_till: valid_till === '' ? null : valid_till },
    id: rate_card_id,
    version,
  });
}

function byCourier<Row extends { courier_id: number }, Value>(
  rows: readonly Row[],
  valueOf: (rows: readonly Row[]) => Value,
): Map<number, Value> {
  const groups = Map.groupBy(rows, ({ courier_id }) => courier_id);
  return new Map([...groups].map(([courier_id, group]) => [courier_id, valueOf(group)]));
}
