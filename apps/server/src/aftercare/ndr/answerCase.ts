import type { EscalationBody } from '@khep/api';
import type { EscalationState } from '@khep/domain/ndr';
import { conflict, notFound } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { assertNdrAnswer, assertSamePlace, lockNdrCase, recordNdrAnswer, toAnswer } from './answers.ts';
import { buildFakeReport } from './fakeReport.ts';
import { assertOwnProof } from './proof.ts';
import { sendNdrAction } from './send.ts';

interface SentAnswer {
  state: EscalationState;
  detail: string;
}

/**
 * Answers a case and sends the answer to the courier. One that the courier can't take now is sent again by the sweep.
 * @throws ApiError 404, 422, or 409 if the courier rejects it
 */
export async function answerCase(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  shipment_id: string,
  body: EscalationBody,
): Promise<SentAnswer> {
  await assertOwnProof(db, brand_id, body.proof);
  const action = await db.transaction().execute(async (tx) => {
    const row = await lockNdrCase(tx, brand_id, shipment_id);
    if (!row) throw notFound('case');
    const now = services.clock.now();
    const answer = toAnswer(body);
    assertNdrAnswer(row, answer, now);
    await assertSamePlace(tx, row, body);
    const report = await buildFakeReport(tx, services, row, answer);
    return recordNdrAnswer(tx, row, { answer, report, source: 'seller', actor, now });
  });
  if (!action) throw conflict('This answer was sent already.');
  const outcome = await sendNdrAction(db, services, action);
  if (outcome?.state === 'rejected') throw conflict(outcome.detail);
  if (outcome?.state === 'accepted') return { state: 'accepted', detail: 'The courier accepted it.' };
  if (outcome?.state === 'sent')
    return { state: 'processing', detail: 'The courier is processing it. The result will appear here.' };
  const detail = `Not sent yet: ${outcome?.detail ?? 'the courier is busy.'} Khep retries automatically.`;
  return { state: 'waiting', detail };
}
