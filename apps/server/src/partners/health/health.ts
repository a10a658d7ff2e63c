import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../base/clock.ts';
import type { Db } from '../../platform/db/schema.ts';

export type CallOutcome = 'ok' | 'retried' | 'failed';

/** Counts requests of brands to and from their partners by the hour. */
export interface HealthRecorder {
  record(brand_id: string, partner: string, outcome: CallOutcome, ms: number): void;
  /** Saves what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Counted {
  brand_id: string;
  partner: string;
  hour: Date;
  calls: number;
  retried: number;
  failed: number;
  total_ms: number;
  last_at: Date;
}

const flushEveryMs = 5000;
const hourMs = 3_600_000;

/**
 * Counts in memory and saves every few seconds: a request costs no statement, and a crash loses a few seconds of
 * health, nothing else.
 */
export function createHealthRecorder(db: Db, clock: Clock, log: Logger): HealthRecorder {
  let open = new Map<string, Counted>();
  let flushing: Promise<void> = Promise.resolve();
  const save = async () => {
    const rows = [...open.values()];
    open = new Map();
    for (const row of rows) {
      try {
        await db
          .insertInto('integration_hours')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['brand_id', 'partner', 'hour']).doUpdateSet({
              calls: sql<number>`integration_hours.calls + ${row.calls}::integer`,
              retried: sql<number>`integration_hours.retried + ${row.retried}::integer`,
              failed: sql<number>`integration_hours.failed + ${row.failed}::integer`,
              total_ms: sql<number>`integration_hours.total_ms + ${row.total_ms}::integer`,
              last_at: sql<Date>`greatest(integration_hours.last_at, ${row.last_at}::timestamptz)`,
            }),
          )
          .execute();
      } catch (error) {
        log.warn({ err: error, partner: row.partner }, 'health could not be saved');
      }
    }
  };
  const flush = () => (flushing = flushing.then(save));
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();
  return {
    record(brand_id, partner, outcome, ms) {
      const now = clock.now();
      const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
      const key = `${brand_id}/${partner}/${hour.getTime()}`;
      const row = open.get(key) ?? {
        brand_id,
        partner,
        hour,
        calls: 0,
        retried: 0,
        failed: 0,
        total_ms: 0,
        last_at: now,
      };
      row.calls += 1;
      if (outcome === 'retried') row.retried += 1;
      if (outcome === 'failed') row.failed += 1;
      row.total_ms += Math.max(0, Math.round(ms));
      row.last_at = now;
      open.set(key, row);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
