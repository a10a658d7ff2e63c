import type { Services } from './services.ts';
import { laneHistoryDays } from '../dispatch/lanes/laneSweep.ts';
import { acrossBrands } from '../platform/db/acrossBrands.ts';
import type { Db } from '../platform/db/schema.ts';

const day = 24 * 60 * 60_000;
/** How long ended jobs are listed. */
const jobsStayDays = 30;

/** Deletes expired rows: attempts, codes, sign-ups, sessions, idempotency keys, jobs with their rows and files. */
export async function deleteExpired(
  db: Db,
  { clock, log, privateFiles }: Pick<Services, 'clock' | 'log' | 'privateFiles'>,
): Promise<void> {
  const now = clock.now();
  const yesterday = new Date(now.getTime() - day);
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
  await db.deleteFrom('one_time_codes').where('expires_at', '<', yesterday).execute();
  await db.deleteFrom('signups').where('expires_at', '<', yesterday).execute();
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('sessions').where('expires_at', '<', now).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).where(brands).execute(),
  );
  const aMonthAgo = new Date(now.getTime() - 30 * day);
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('courier_calls').where('at', '<', aMonthAgo).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('courier_inbox').where('received_at', '<', aMonthAgo).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('store_inbox').where('received_at', '<', aMonthAgo).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('webhook_deliveries').where('created_at', '<', aMonthAgo).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('integration_hours').where('hour', '<', aMonthAgo).where(brands).execute(),
  );
  const halfAYearAgo = new Date(now.getTime() - 2 * laneHistoryDays * day);
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('lane_journeys').where('ended_at', '<', halfAYearAgo).where(brands).execute(),
  );
  const old = await acrossBrands(db, log, (brands) =>
    db
      .deleteFrom('jobs')
      .where('ended_at', '<', new Date(now.getTime() - jobsStayDays * day))
      .where('state', 'in', ['done', 'failed', 'cancelled'])
      .where(brands)
      .returning('result')
      .execute(),
  );
  for (const { result } of old) if (result) await privateFiles.remove(result.path);
}
