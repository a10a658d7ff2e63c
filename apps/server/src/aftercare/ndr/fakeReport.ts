import { formatFakeReport } from '@khep/domain/ndr';
import type { NdrAnswer } from '@khep/domain/ndr';
import type { Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Services } from '../../start/services.ts';
import { loadFakeScore } from './fakeScore.ts';
import { proofLinkUrl, proofNames } from './proof.ts';
import type { NdrCaseRecord } from './tables.ts';

/** Builds the report of a fake attempt; empty for other answers. Its links open the proof and nothing else. */
export async function buildFakeReport(
  tx: Tx,
  services: Services,
  row: NdrCaseRecord,
  { is_fake, remark, proof }: NdrAnswer,
): Promise<string> {
  if (!is_fake) return '';
  const { brand_id, awb, attempts, buyer_answer } = row;
  const fake = await loadFakeScore(tx, row, buyer_answer?.choice === 'nobody-came');
  if (!fake) throw notFound('attempt');
  return formatFakeReport({
    awb,
    attempt: { number: attempts, at: fake.at },
    score: fake.score,
    buyer_answer,
    remark,
    proof: proofNames(proof).map((name) => proofLinkUrl(services, { brand_id, name })),
  });
}
