import { acrossBrands } from '../platform/db/acrossBrands.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Services } from './services.ts';

/** No sweep schedules its next round later than this; a late scan is looked for every twelve hours. */
const mostAheadMs = 13 * 3_600_000;

/** Times at which a sweep continues with a row, and which it sets itself. Deadlines that people chose are not among them. */
const sweptTimes = [
  ['shipments', 'poll_after'],
  ['returns', 'poll_after'],
  ['booking_attempts', 'check_after'],
  ['courier_intents', 'check_after'],
  ['courier_warehouses', 'send_after'],
  ['courier_inbox', 'read_after'],
  ['store_inbox', 'read_after'],
  ['store_fulfilments', 'send_after'],
  ['webhook_deliveries', 'send_after'],
  ['notifications', 'send_after'],
  ['tracking_hosts', 'check_after'],
] as const;

/**
 * Makes due what a sweep scheduled too far ahead. A clock that was a day ahead for a minute would otherwise stop polls,
 * messages and webhooks for a day, also after a restart.
 */
export async function clampFutureTimes(
  db: Db,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
): Promise<void> {
  const now = clock.now();
  const latest = new Date(now.getTime() + mostAheadMs);
  for (const [table, column] of sweptTimes) {
    const changed = await acrossBrands(db, log, (brands) =>
      db
        .updateTable(table)
        .set({ [column]: now })
        .where(db.dynamic.ref(column), '>', latest)
        .where(brands)
        .returning('brand_id')
        .execute(),
    );
    if (changed.length > 0)
      log.warn({ table, rows: changed.length }, 'a clock was ahead: rows that it postponed are due again');
  }
}
