import { LRUCache } from 'lru-cache';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Db } from '../../platform/db/schema.ts';
import { AnswerCache } from './answerCache.ts';
import { endsOf } from './askLane.ts';
import type {
  CourierAdapter,
  CourierService,
  Lane,
  LaneServiceability,
  PincodeServiceability,
  TransitDays,
} from './port.ts';
import type { CourierAnswer } from './tables.ts';

/** Couriers change their PIN codes rarely, an embargo within hours; a booking is refused by the courier itself. */
const placesFreshMs = 6 * 60 * 60_000;
/** Days of transit follow the courier's network, which changes by season. */
const transitFreshMs = 24 * 60 * 60_000;

/** How long lanes without stored days aren't looked for again: only bookings ask for them. */
const absentMs = 10 * 60_000;
const maxAbsent = 20_000;

type Mode = CourierService['mode'];

/** How an answer is stored: under its PIN code, or under both of a lane. */
const laneKey = ({ from, to }: Lane): string => `${from}-${to}`;
const transitKey = (lane: Lane, mode: Mode): string => `${laneKey(lane)} ${mode}`;

/** How an answer about a place is stored of a courier whose services differ. */
const placeKey = (place: string, mode: Mode | undefined): string =>
  mode === undefined ? place : `${place}/${mode}`;

const isTransitKey = (key: string): boolean => key.includes(' ');
const isTransit = (answer: CourierAnswer): answer is TransitDays => 'days' in answer;

interface CacheInit {
  db: Db;
  brand_id: string;
  partner: CourierPartner;
}

/** Answers of an account's courier about places and lanes: where it delivers, and how fast. */
export class ServiceabilityCache {
  readonly #places: AnswerCache<PincodeServiceability>;
  readonly #transit: AnswerCache<TransitDays>;
  readonly #absentTransit = new LRUCache<string, true>({ max: maxAbsent, ttl: absentMs });
  /** Modes whose days of transit it tells. */
  readonly #modes = new Set<Mode>();
  /** Modes that serve different places; none where all its services serve the same. */
  readonly #placeModes = new Set<Mode>();
  #isByLane = false;

  constructor(init: CacheInit) {
    this.#places = new AnswerCache({ ...init, freshMs: placesFreshMs });
    this.#transit = new AnswerCache({ ...init, freshMs: transitFreshMs });
  }

  /** An adapter of one mode that asks the courier only what isn't known. */
  wrap(adapter: CourierAdapter, mode: Mode): CourierAdapter {
    const { laneServiceability, transitDays } = adapter;
    this.#isByLane = laneServiceability !== undefined;
    if (transitDays) this.#modes.add(mode);
    if (adapter.servesByMode) this.#placeModes.add(mode);
    const keyOf = (place: string) => placeKey(place, adapter.servesByMode ? mode : undefined);
    return {
      ...adapter,
      serviceability: (pincode) => this.#places.find(keyOf(pincode), () => adapter.serviceability(pincode)),
      ...(laneServiceability && {
        laneServiceability: (lane: Lane) =>
          this.#places.find(keyOf(laneKey(lane)), () => laneServiceability(lane)),
      }),
      ...(transitDays && {
        transitDays: (question: Lane & { day: string }) =>
          this.#transit.find(transitKey(question, mode), () => transitDays(question)),
      }),
    };
  }

  /** The keys of what may be stored about a lane, and isn't known. */
  unknownKeysOf(lane: Lane): string[] {
    const modes = this.#placeModes.size > 0 ? [...this.#placeModes] : [undefined];
    const places = (this.#isByLane ? [laneKey(lane)] : [lane.from, lane.to]).flatMap((place) =>
      modes.map((mode) => placeKey(place, mode)),
    );
    const transit = [...this.#modes].map((mode) => transitKey(lane, mode));
    return [
      ...places.filter((key) => !this.#places.isKnown(key)),
      ...transit.filter((key) => !this.#transit.isKnown(key) && !this.#absentTransit.has(key)),
    ];
  }

  /** The answer about a lane with a service of this mode if it has come; undefined otherwise. */
  settledLane(lane: Lane, mode: Mode): LaneServiceability | undefined {
    const keyOf = (place: string) => placeKey(place, this.#placeModes.has(mode) ? mode : undefined);
    if (this.#isByLane) {
      const answer = this.#places.settled(keyOf(laneKey(lane)));
      return answer === undefined ? undefined : endsOf(lane, answer);
    }
    const [from, to] = [this.#places.settled(keyOf(lane.from)), this.#places.settled(keyOf(lane.to))];
    return from === undefined || to === undefined ? undefined : { from, to };
  }

  /** Days that the courier stated for a lane; undefined if it wasn't asked or has no answer. */
  settledDays(lane: Lane, mode: Mode): number | undefined {
    return this.#transit.settled(transitKey(lane, mode))?.days;
  }

  /** Notes which keys were looked for, so that lists don't look for the same again and again. */
  noteLookup(keys: Iterable<string>): void {
    for (const key of keys)
      if (isTransitKey(key) && !this.#transit.isKnown(key)) this.#absentTransit.set(key, true);
  }

  remember(key: string, answer: CourierAnswer | null, asked_at: number): void {
    if (isTransitKey(key)) this.#transit.remember(key, answer && isTransit(answer) ? answer : null, asked_at);
    else this.#places.remember(key, answer && !isTransit(answer) ? answer : null, asked_at);
  }
}

/** Loads known answers about many lanes in one statement. */
export async function loadServiceability(
  db: Db,
  brand_id: string,
  caches: ReadonlyMap<string, ServiceabilityCache>,
  lanes: readonly Lane[],
): Promise<void> {
  const unknown = new Set(
    [...caches.values()].flatMap((cache) => lanes.flatMap((lane) => cache.unknownKeysOf(lane))),
  );
  if (unknown.size === 0) return;
  const rows = await db
    .selectFrom('courier_pincodes')
    .select(['partner', 'pincode', 'answer', 'asked_at'])
    .where('brand_id', '=', brand_id)
    .where('pincode', 'in', [...unknown])
    .where('asked_at', '>', new Date(Date.now() - transitFreshMs))
    .execute();
  for (const { partner, pincode, answer, asked_at } of rows)
    caches.get(partner)?.remember(pincode, answer, asked_at.getTime());
  for (const cache of caches.values()) cache.noteLookup(unknown);
}
