import type { Actor } from '../../base/actor.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { moveDispute } from './moveDispute.ts';
import { loadDisputeSettings, windowsOf } from './settings.ts';

/** Accepts or disputes several charges, each in its own transaction. Returns those that failed, with reasons. */
export async function answerDisputes(
  db: Db,
  brand_id: string,
  dispute_ids: readonly string[],
  to: 'ACCEPTED' | 'DISPUTED',
  author: { actor: Actor; now: Date },
): Promise<{ id: string; message: string }[]> {
  const windows = windowsOf(await loadDisputeSettings(db, brand_id));
  const failures: { id: string; message: string }[] = [];
  for (const dispute_id of new Set(dispute_ids)) {
    try {
      await db
        .transaction()
        .execute((tx) => moveDispute(tx, { brand_id, dispute_id }, { to, windows }, author));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures.push({ id: dispute_id, message: error.detail });
    }
  }
  return failures;
}
