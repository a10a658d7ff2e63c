import { scoreFakeAttempt } from '@khep/domain/ndr';
import type { FakeScore } from '@khep/domain/ndr';
import type { Tx } from '../../platform/db/schema.ts';
import type { NdrCaseRecord } from './tables.ts';

/** Scores the latest attempt of a case; undefined without one. */
export async function loadFakeScore(
  tx: Tx,
  { brand_id, shipment_id, attempts, awb }: NdrCaseRecord,
  buyer_was_there: boolean,
): Promise<{ at: string; score: FakeScore } | undefined> {
  const attempt = await tx
    .selectFrom('ndr_attempts')
    .select(['at', 'remark'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('number', '=', attempts)
    .executeTakeFirst();
  if (!attempt) return undefined;
  const scans = await tx
    .selectFrom('scans')
    .select(['event_time', 'state_after', 'location', 'remark'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('awb', '=', awb)
    .execute();
  const at = attempt.at.toISOString();
  const score = scoreFakeAttempt({
    at,
    remark: attempt.remark,
    scans: scans.map((scan) => ({
      at: scan.event_time.toISOString(),
      state: scan.state_after,
      location: scan.location,
      remark: scan.remark,
    })),
    buyer_was_there,
  });
  return { at, score };
}
