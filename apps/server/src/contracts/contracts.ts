import { parseContract } from '@khep/domain/rating';
import type { ContractFields, RateCard } from '@khep/domain/rating';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { BoundedMemo } from '../boundedMemo.ts';
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

interface ContractRow {
  part: 'card' | 'sla' | 'zone';
  courier_id: number;
  /** The card's ID, the zone of a delivery time, or the PIN code of a zone. */
  name: string;
  /** The card's last day, the days, or the zone. */
  value: string;
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
  // One statement: each costs more than its rows.
  const { rows } = await sql<ContractRow>`
    select 'card' as part, courier_id, rate_card_id as name, valid_till as value from rate_cards
      where brand_id = ${brand_id} and replaced_by is null
    union all select 'sla', courier_id, zone, delivery_tat::text from courier_slas
      where brand_id = ${brand_id} and is_active
    union all select 'zone', courier_id, pincode, zone from pincode_zones
      where brand_id = ${brand_id} and is_active and pincode in (${sql.join(['', ...new Set(pincodes)])})`.execute(
    db,
  );
  const ofPart = (wanted: ContractRow['part']) =>
    Map.groupBy(
      rows.filter(({ part }) => part === wanted),
      ({ courier_id }) => courier_id,
    );
  return {
    cards: await loadRateCards(db, brand_id, ofPart('card')),
    zones: mapGroups(ofPart('zone'), (own) => new Map(own.map(({ name, value }) => [name, value]))),
    slas: mapGroups(ofPart('sla'), (own) => new Map(own.map(({ name, value }) => [name, Number(value)]))),
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

/** By brand, ID and last day: nothing else of a contract changes, so that it is loaded and parsed once. */
const parsedCards = new BoundedMemo<RateCard>(5000);

async function loadRateCards(
  db: Db | Tx,
  brand_id: string,
  rows: ReadonlyMap<number, readonly ContractRow[]>,
): Promise<Map<number, RateCard[]>> {
  const keyOf = (id: string, valid_till: string): string => `${brand_id}/${id}/${valid_till}`;
  const known = new Map<string, RateCard>();
  const unknown: string[] = [];
  for (const { name, value } of [...rows.values()].flat()) {
    const card = parsedCards.find(keyOf(name, value));
    if (card) known.set(name, card);
    else unknown.push(name);
  }
  const loaded =
    unknown.length === 0
      ? []
      : await db
          .selectFrom('rate_cards')
          .select(['rate_card_id', 'version', 'card', 'valid_till'])
          .where('brand_id', '=', brand_id)
          .where('rate_card_id', 'in', unknown)
          .execute();
  for (const row of loaded)
    known.set(row.rate_card_id, parsedCards.set(keyOf(row.rate_card_id, row.valid_till), toRateCard(row)));
  return mapGroups(rows, (own) => own.flatMap(({ name }) => known.get(name) ?? []));
}

const mapGroups = <Value>(
  groups: ReadonlyMap<number, readonly ContractRow[]>,
  valueOf: (rows: readonly ContractRow[]) => Value,
): Map<number, Value> => new Map([...groups].map(([courier_id, group]) => [courier_id, valueOf(group)]));
