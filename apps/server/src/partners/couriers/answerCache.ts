import { LRUCache } from 'lru-cache';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Db } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import type { CourierAnswer } from './tables.ts';

const maxCached = 20_000;

interface Known<Answer> {
  until: number;
  answer: Promise<Answer | null>;
  /** The answer, once it has come. */
  settled?: Answer | null;
}

interface AnswerCacheInit {
  db: Db;
  brand_id: string;
  partner: CourierPartner;
  /** How long an answer holds. */
  freshMs: number;
}

/**
 * Answers of one courier about places, by key; null where it has none. They are kept in memory and in the database, so that
 * lists and plans of many orders ask a courier once, also after a restart.
 */
export class AnswerCache<Answer extends CourierAnswer> {
  readonly #init: AnswerCacheInit;
  readonly #known = new LRUCache<string, Known<Answer>>({ max: maxCached });

  constructor(init: AnswerCacheInit) {
    this.#init = init;
  }

  isKnown(key: string): boolean {
    return this.#fresh(key) !== undefined;
  }

  /** The answer if it has come; undefined otherwise. */
  settled(key: string): Answer | null | undefined {
    return this.#fresh(key)?.settled;
  }

  /** Takes an answer from the database, unless it is too old or a newer one is there. */
  remember(key: string, settled: Answer | null, asked_at: number): void {
    const until = asked_at + this.#init.freshMs;
    if (until <= Date.now() || this.isKnown(key)) return;
    this.#known.set(key, { until, answer: Promise.resolve(settled), settled });
  }

  /** Returns the known answer, or asks for it. A failure isn't an answer. */
  find(key: string, ask: () => Promise<Answer | null>): Promise<Answer | null> {
    const found = this.#fresh(key);
    if (found) return found.answer;
    const known: Known<Answer> = {
      until: Date.now() + this.#init.freshMs,
      answer: this.#askAndStore(key, ask),
    };
    this.#known.set(key, known);
    known.answer.then(
      (settled) => (known.settled = settled),
      () => this.#known.delete(key),
    );
    return known.answer;
  }

  #fresh(key: string): Known<Answer> | undefined {
    const found = this.#known.get(key);
    return found && found.until > Date.now() ? found : undefined;
  }

  async #askAndStore(pincode: string, ask: () => Promise<Answer | null>): Promise<Answer | null> {
    const answer = await ask();
    const { db, brand_id, partner } = this.#init;
    const content = { answer: answer === null ? null : json<CourierAnswer>(answer), asked_at: new Date() };
    await db
      .insertInto('courier_pincodes')
      .values({ brand_id, partner, pincode, ...content })
      .onConflict((conflict) => conflict.columns(['brand_id', 'partner', 'pincode']).doUpdateSet(content))
      .execute();
    return answer;
  }
}
