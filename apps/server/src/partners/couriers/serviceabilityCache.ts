import { LRUCache } from 'lru-cache';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Db } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import type { CourierAdapter, PincodeServiceability } from './port.ts';

/** Couriers change their PIN codes rarely, an embargo within hours; a booking is refused by the courier itself. */
const freshMs = 6 * 60 * 60_000;
const maxCached = 20_000;

/** Null if the PIN code isn't served. */
type Answer = PincodeServiceability | null;

interface Known {
  until: number;
  answer: Promise<Answer>;
  /** The answer, once it has come. */
  settled?: Answer;
}

interface CacheInit {
  db: Db;
  brand_id: string;
  partner: CourierPartner;
}

/**
 * The serviceability of an account's PIN codes, the same for all its services. Answers are kept in memory and in the
 * database, so that lists and plans of many orders ask a courier once, also after a restart.
 */
export class ServiceabilityCache {
  readonly #init: CacheInit;
  readonly #known = new LRUCache<string, Known>({ max: maxCached });

  constructor(init: CacheInit) {
    this.#init = init;
  }

  /** An adapter that asks the courier only for unknown PIN codes. */
  wrap(adapter: CourierAdapter): CourierAdapter {
    return { ...adapter, serviceability: (pincode) => this.#find(pincode, adapter) };
  }

  isKnown(pincode: string): boolean {
    return this.#fresh(pincode) !== undefined;
  }

  /** The answer if it has come; undefined otherwise. */
  settled(pincode: string): Answer | undefined {
    return this.#fresh(pincode)?.settled;
  }

  remember(pincode: string, settled: Answer, asked_at: number): void {
    this.#known.set(pincode, { until: asked_at + freshMs, answer: Promise.resolve(settled), settled });
  }

  #fresh(pincode: string): Known | undefined {
    const found = this.#known.get(pincode);
    return found && found.until > Date.now() ? found : undefined;
  }

  #find(pincode: string, adapter: CourierAdapter): Promise<Answer> {
    const found = this.#fresh(pincode);
    if (found) return found.answer;
    const known: Known = { until: Date.now() + freshMs, answer: this.#ask(pincode, adapter) };
    this.#known.set(pincode, known);
    known.answer.then(
      (settled) => (known.settled = settled),
      // A failure isn't an answer.
      () => this.#known.delete(pincode),
    );
    return known.answer;
  }

  async #ask(pincode: string, adapter: CourierAdapter): Promise<Answer> {
    const answer = await adapter.serviceability(pincode);
    const { db, brand_id, partner } = this.#init;
    const content = { answer: answer === null ? null : json(answer), asked_at: new Date() };
    await db
      .insertInto('courier_pincodes')
      .values({ brand_id, partner, pincode, ...content })
      .onConflict((conflict) => conflict.columns(['brand_id', 'partner', 'pincode']).doUpdateSet(content))
      .execute();
    return answer;
  }
}

/** Loads known answers of many PIN codes in one statement. */
export async function loadServiceability(
  db: Db,
  brand_id: string,
  caches: ReadonlyMap<string, ServiceabilityCache>,
  pincodes: readonly string[],
): Promise<void> {
  const unknown = [...new Set(pincodes)].filter((pincode) =>
    [...caches.values()].some((cache) => !cache.isKnown(pincode)),
  );
  if (unknown.length === 0) return;
  const rows = await db
    .selectFrom('courier_pincodes')
    .select(['partner', 'pincode', 'answer', 'asked_at'])
    .where('brand_id', '=', brand_id)
    .where('pincode', 'in', unknown)
    .where('asked_at', '>', new Date(Date.now() - freshMs))
    .execute();
  for (const { partner, pincode, answer, asked_at } of rows) {
    const cache = caches.get(partner);
    if (cache && !cache.isKnown(pincode)) cache.remember(pincode, answer, asked_at.getTime());
  }
}
