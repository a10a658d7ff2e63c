import type { CourierPartner } from '@khep/domain/couriers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';

/** How often a courier may be called. */
export interface Rate {
  perMinute: number;
  /** Calls that may go at once after a pause. @default 1 */
  burst?: number;
}

/** Limits by call; `every` counts all of an account's calls together. */
export type Rates = Readonly<Record<string, Rate>> & { every: Rate };

export interface RateLimiter {
  /** Consumes a call: milliseconds to wait before it, or undefined if that is over `mostMs`. */
  take(name: string, mostMs: number): Promise<number | undefined>;
  /** Allows no call for this long, as the courier asked for; at most ten minutes. */
  pause(ms: number): Promise<void>;
}

/** A later time was saved by a clock that was wrong: it would stop all calls until then. */
const mostAheadMs = 10 * 60_000;

interface LimiterInit {
  db: Db;
  brand_id: string;
  partner: CourierPartner;
  rates: Rates;
}

/**
 * Limits the calls of an account (generic cell rate algorithm). Its state is in the database, because several servers
 * share one account; `next_allowed_ms` is when the next call may go. One statement consumes a call or refuses it.
 */
export function createRateLimiter({ db, brand_id, partner, rates }: LimiterInit): RateLimiter {
  const takeOne = async (call: string, rate: Rate, mostMs: number): Promise<number | undefined> => {
    // Whole milliseconds; rounded up, so that a courier never gets more calls than it allows.
    const step = Math.ceil(60_000 / rate.perMinute);
    const slack = step * ((rate.burst ?? 1) - 1);
    const now = Date.now();
    const earliest = now - slack;
    const latest = Math.round(now + Math.max(mostMs, mostAheadMs));
    const row = await db
      .insertInto('courier_limits')
      .values({ brand_id, partner, call, next_allowed_ms: now - slack + step })
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'partner', 'call'])
          .doUpdateSet({
            next_allowed_ms: sql<number>`case when courier_limits.next_allowed_ms > ${latest}::bigint then ${earliest}::bigint
              else greatest(courier_limits.next_allowed_ms, ${earliest}::bigint) end + ${step}::bigint`,
          })
          .where((eb) =>
            eb.or([
              eb('courier_limits.next_allowed_ms', '<=', Math.round(now + mostMs)),
              eb('courier_limits.next_allowed_ms', '>', latest),
            ]),
          ),
      )
      .returning('next_allowed_ms')
      .executeTakeFirst();
    return row && Math.max(0, row.next_allowed_ms - step - now);
  };
  return {
    async take(name, mostMs) {
      const own = rates[name];
      const first = own ? await takeOne(name, own, mostMs) : 0;
      if (first === undefined) return undefined;
      const second = await takeOne('every', rates.every, mostMs);
      return second === undefined ? undefined : Math.max(first, second);
    },
    async pause(ms) {
      const next_allowed_ms = Math.round(Date.now() + Math.min(ms, mostAheadMs));
      await db
        .insertInto('courier_limits')
        .values({ brand_id, partner, call: 'every', next_allowed_ms })
        .onConflict((conflict) =>
          conflict.columns(['brand_id', 'partner', 'call']).doUpdateSet({
            next_allowed_ms: sql<number>`greatest(courier_limits.next_allowed_ms, ${next_allowed_ms}::bigint)`,
          }),
        )
        .execute();
    },
  };
}
