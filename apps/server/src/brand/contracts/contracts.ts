import { parseContract } from '@khep/domain/rating';
import type { ContractFields, RateCard } from '@khep/domain/rating';
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { ContractTables } from './tables.ts';

/** A brand's contracts by courier, limited to the given pincodes. */
export interface Contracts {
  cards: ReadonlyMap<number, readonly RateCard[]>;
  /** The courier's zones of the requested pincodes. */
  zones: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Days from pickup to delivery, by zone. */
  slas: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

/** A row of a statement for several tables: each statement costs more than its rows. */
export interface BasisRow {
  part: string;
  number: number;
  name: string;
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
  const { rows } = await contractRows(brand_id, pincodes).execute(db);
  return toContracts(db, brand_id, rows);
}

/**
 * The rows of a brand's contracts, each with its courier as the number: cards with their last day, delivery times by zone,
 * and zones by PIN code.
 */
export function contractRows(brand_id: string, pincodes: readonly string[]): RawBuilder<BasisRow> {
  return sql<BasisRow>`
    select 'card' as part, courier_id as number, rate_card_id as name, valid_till as value from rate_cards
      where brand_id = ${brand_id} and replaced_by is null
    union all select 'sla', courier_id, zone, delivery_tat::text from courier_slas
      where brand_id = ${brand_id} and is_active
    union all select 'zone', courier_id, pincode, zone from pincode_zones
      where brand_id = ${brand_id} and is_active and pincode = any(${[...new Set(pincodes)]}::text[])`;
}

/** Maps the rows of `contractRows`; others among them are ignored. */
export async function toContracts(
  db: Db | Tx,
  brand_id: string,
  rows: readonly BasisRow[],
): Promise<Contracts> {
  const ofPart = (wanted: 'card' | 'sla' | 'zone') =>
    Map.groupBy(
      rows.filter(({ part }) => part === wanted),
      ({ number }) => number,
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
const parsedCards = new LRUCache<string, RateCard>({ max: 5000 });

async function loadRateCards(
  db: Db | Tx,
  brand_id: string,
  rows: ReadonlyMap<number, readonly BasisRow[]>,
): Promise<Map<number, RateCard[]>> {
  const keyOf = (id: string, valid_till: string): string => `${brand_id}/${id}/${valid_till}`;
  const known = new Map<string, RateCard>();
  const unknown: string[] = [];
  for (const { name, value } of [...rows.values()].flat()) {
    const card = parsedCards.get(keyOf(name, value));
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
  for (const row of loaded) {
    const card = toRateCard(row);
    parsedCards.set(keyOf(row.rate_card_id, row.valid_till), card);
    known.set(row.rate_card_id, card);
  }
  return mapGroups(rows, (own) => own.flatMap(({ name }) => known.get(name) ?? []));
}

const mapGroups = <Value>(
  groups: ReadonlyMap<number, readonly BasisRow[]>,
  valueOf: (rows: readonly BasisRow[]) => Value,
): Map<number, Value> => new Map([...groups].map(([courier_id, group]) => [courier_id, valueOf(group)]));
