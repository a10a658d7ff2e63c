import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import type { Services } from '../../start/services.ts';
import { moveDispute } from './moveDispute.ts';
import { loadDisputeSettings, windowsOf } from './settings.ts';

/** Disputes per run; the next run continues. */
const batchSize = 1000;

/** Expires disputes that no one answered in time: the billed weight counts as accepted, and what is held is debited. */
export async function expireDisputes(db: Db, services: Services): Promise<number> {
  const now = services.clock.now();
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('disputes')
      .select(['brand_id', 'dispute_id'])
      .where('state', '=', 'NEW')
      .where('act_by', '<', now)
      .where(brands)
      .orderBy('act_by')
      .limit(batchSize)
      .execute(),
  );
  let expired = 0;
  for (const key of due) {
    const windows = windowsOf(await loadDisputeSettings(db, key.brand_id));
    try {
      await db
        .transaction()
        .execute((tx) =>
          moveDispute(tx, key, { to: 'EXPIRED', windows }, { actor: { kind: 'system', name: 'Khep' }, now }),
        );
      expired += 1;
    } catch (error) {
      // Answered in the meantime.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return expired;
}
