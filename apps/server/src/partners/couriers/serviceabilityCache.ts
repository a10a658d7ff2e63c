import { LRUCache } from 'lru-cache';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Db } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { endsOf } from './askLane.ts';
import type { CourierAdapter, Lane, LaneServiceability, PincodeServiceability } from './port.ts';

/** Couriers change their PIN codes rarely, an embargo within hours; a booking is refused by the courier itself. */
const freshMs = 6 * 60 * 60_000;
const maxCached = 20_000;

/** How an answer is stored: under its PIN code, or under both of a lane. */
const laneKey = ({ from, to }: Lane): string => `${from}-${to}`;

/** Null if the PIN code or the lane isn't served. */
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
  #isByLane = false;
  readonly #known = new LRUCache<string, Known>({ max: maxCached });

  constructor(init: CacheInit) {
    this.#init = init;
  }

  /** An adapter that asks the courier only for unknown PIN codes. */
  wrap(adapter: CourierAdapter): CourierAdapter {
    const { laneServiceability } = adapter;
    this.#isByLane = laneServiceability !== undefined;
    return {
      ...adapter,
      serviceability: (pincode) => this.#find(pincode, () => adapter.serviceability(pincode)),
      ...(laneServiceability && {
        laneServiceability: (lane: Lane) => this.#find(laneKey(lane), () => laneServiceability(lane)),
      }),
    };
  }

  /** The keys under which a lane is known. */
  keysOf(lane: Lane): string[] {
    return this.#isByLane ? [laneKey(lane)] : [lane.from, lane.to];
  }

  /** The answer about a lane if it has come; undefined otherwise. */
  settledLane(lane: Lane): LaneServiceability | undefined {
    if (this.#isByLane) {
      const answer = this.settled(laneKey(lane));
      return answer === undefined ? undefined : endsOf(lane, answer);
    }
    const [from, to] = [this.settled(lane.from), this.settled(lane.to)];
    return from === undefined || to === undefined ? undefined : { from, to };
  }

  isKnown(key: string): boolean {
    return this.#fresh(key) !== undefined;
  }

  /** The answer if it has come; undefined otherwise. */
  settled(key: string): Answer | undefined {
    return this.#fresh(key)?.settled;
  }

  remember(key: string, settled: Answer, asked_at: number): void {
    this.#known.set(key, { until: asked_at + freshMs, answer: Promise.resolve(settled), settled });
  }

  #fresh(key: string): Known | undefined {
    const found = this.#known.get(key);
    return found && found.until > Date.now() ? found : undefined;
  }

  #find(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const found = this.#fresh(key);
    if (found) return found.answer;
    const known: Known = { until: Date.now() + freshMs, answer: this.#ask(key, ask) };
    this.#known.set(key, known);
    known.answer.then(
      (settled) => (known.settled = settled),
      // A failure isn't an answer.
      () => this.#known.delete(key),
    );
    return known.answer;
  }

  async #ask(pincode: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await ask();
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

/** Loads known answers about many lanes in one statement. */
export async function loadServiceability(
  db: Db,
  brand_id: string,
  caches: ReadonlyMap<string, ServiceabilityCache>,
  lanes: readonly Lane[],
): Promise<void> {
  const all = [...caches.values()].flatMap((cache) =>
    lanes.flatMap((lane) => cache.keysOf(lane)).filter((key) => !cache.isKnown(key)),
  );
  const unknown = [...new Set(all)];
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
