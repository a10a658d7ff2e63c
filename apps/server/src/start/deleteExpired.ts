import type { Services } from './services.ts';
import { laneHistoryDays } from '../dispatch/lanes/laneSweep.ts';
import { rememberedDays } from '../overview/analytics/receipt/knowledge.ts';
import { acrossBrands } from '../platform/db/acrossBrands.ts';
import type { Db } from '../platform/db/schema.ts';

const day = 24 * 60 * 60_000;

/** Retention: days that logs and other records are kept. Orders, invoices, ledger and audit log stay. */
const keptDays = {
  /** The log of requests to couriers. */
  courier_calls: 30,
  /** Webhooks of couriers and stores, as received. */
  courier_inbox: 30,
  store_inbox: 30,
  /** The log of webhooks to apps of a brand. */
  webhook_deliveries: 30,
  /** Counts of each integration per hour. */
  integration_hours: 30,
  /** The journeys of parcels that predict those of others. */
  lane_journeys: 2 * laneHistoryDays,
  /** Changes of analytics and the emails with its numbers: so long one can ask what was known on a day. */
  analytics_changes: rememberedDays,
  emailed_sendings: rememberedDays,
  /** Addresses outside the brand that never answered whether they want a page. */
  emailed_addresses: 30,
  /** Ended jobs, with their rows and files. */
  jobs: 30,
  /** Rejected rows of imports that nobody has corrected. */
  import_drafts: 90,
  idempotency_keys: 1,
  /** After their end. */
  one_time_codes: 1,
  signups: 1,
};

/** Deletes what is older than `keptDays`, ended sessions and ended counts of attempts. */
export async function deleteExpired(
  db: Db,
  { clock, log, privateFiles }: Pick<Services, 'clock' | 'log' | 'privateFiles'>,
): Promise<void> {
  const now = clock.now();
  const kept = (records: keyof typeof keptDays) => new Date(now.getTime() - keptDays[records] * day);
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
  await db.deleteFrom('one_time_codes').where('expires_at', '<', kept('one_time_codes')).execute();
  await db.deleteFrom('signups').where('expires_at', '<', kept('signups')).execute();
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('sessions').where('expires_at', '<', now).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', kept('idempotency_keys'))
      .where(brands)
      .execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('import_drafts').where('created_at', '<', kept('import_drafts')).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('courier_calls').where('at', '<', kept('courier_calls')).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('courier_inbox').where('received_at', '<', kept('courier_inbox')).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('store_inbox').where('received_at', '<', kept('store_inbox')).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db
      .deleteFrom('webhook_deliveries')
      .where('created_at', '<', kept('webhook_deliveries'))
      .where(brands)
      .execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('integration_hours').where('hour', '<', kept('integration_hours')).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('lane_journeys').where('ended_at', '<', kept('lane_journeys')).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db
      .deleteFrom('analytics_changes')
      .where('known_at', '<', kept('analytics_changes'))
      .where(brands)
      .execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db.deleteFrom('emailed_sendings').where('sent_at', '<', kept('emailed_sendings')).where(brands).execute(),
  );
  await acrossBrands(db, log, (brands) =>
    db
      .deleteFrom('emailed_addresses')
      .where('asked_at', '<', kept('emailed_addresses'))
      .where('state', '=', 'waiting')
      .where(brands)
      .execute(),
  );
  const old = await acrossBrands(db, log, (brands) =>
    db
      .deleteFrom('jobs')
      .where('ended_at', '<', kept('jobs'))
      .where('state', 'in', ['done', 'failed', 'cancelled'])
      .where(brands)
      .returning('result')
      .execute(),
  );
  for (const { result } of old) if (result) await privateFiles.remove(result.path);
}
