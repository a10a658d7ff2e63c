import { setTimeout as sleep } from 'node:timers/promises';
import { EscalationBody } from '@khep/api';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { inBatches } from '../../platform/jobs/batches.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext, RowOutcome } from '../../platform/jobs/define.ts';
import { assertNdrAnswer, assertSamePlace, lockNdrCase, recordNdrAnswer, toAnswer } from './answers.ts';
import { sendNdrAction } from './send.ts';

const Input = z.object({ count: z.number().int(), escalation: EscalationBody });
const together = 50;
/** How often an answer is sent while the courier is busy; the sweep goes on with it. */
const maxTries = 20;
const waitMs = 500;

/**
 * Answers many cases. Each answer is recorded before it is sent, under an id of this job, so that a job that is resumed sends
 * none twice.
 */
export const escalateJob = defineJob({
  kind: 'ndr.escalate',
  module: 'ndr',
  input: Input,
  title: ({ count }) => `Answer ${count} failed deliver${count === 1 ? 'y' : 'ies'}`,
  async run(context) {
    for await (const rows of inBatches(context.rows(), together))
      for (const { key } of rows) await context.rowResult(key, await answerCase(context, key));
  },
});

async function answerCase(
  { brand_id, job_id, owner, input, db, services, checkpoint }: JobContext<z.output<typeof Input>>,
  shipment_id: string,
): Promise<RowOutcome> {
  checkpoint();
  const action_id = `${job_id}/${shipment_id}`;
  let awb = '';
  try {
    await db.transaction().execute(async (tx) => {
      const known = await tx
        .selectFrom('ndr_actions')
        .select('action_id')
        .where('brand_id', '=', brand_id)
        .where('action_id', '=', action_id)
        .executeTakeFirst();
      const row = await lockNdrCase(tx, brand_id, shipment_id);
      if (!row) throw new ApiError({ status: 404, code: 'not_found', detail: 'The case was not found.' });
      awb = row.awb;
      const now = services.clock.now();
      const answer = toAnswer(input.escalation);
      if (!known) {
        assertNdrAnswer(row, answer, now);
        await assertSamePlace(tx, row, input.escalation);
        await recordNdrAnswer(tx, row, { answer, source: 'seller', actor: owner, now, action_id });
      }
    });
    return await sendUntilSettled({ db, services, brand_id, action_id }, awb);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [field] = Object.values(error.fields);
    const message = field ?? error.detail;
    return {
      state: error.status === 409 ? 'left_out' : 'failed',
      message: awb === '' ? message : `${awb}: ${message}`,
    };
  }
}

async function sendUntilSettled(
  {
    db,
    services,
    brand_id,
    action_id,
  }: Pick<JobContext, 'db' | 'services' | 'brand_id'> & { action_id: string },
  awb: string,
): Promise<RowOutcome> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    await sendNdrAction(db, services, { brand_id, action_id });
    const { state, detail, due_at } = await db
      .selectFrom('ndr_actions')
      .select(['state', 'detail', 'due_at'])
      .where('brand_id', '=', brand_id)
      .where('action_id', '=', action_id)
      .executeTakeFirstOrThrow();
    if (state === 'rejected') return { state: 'failed', message: `${awb}: ${detail}`, outcome: { awb } };
    if (state !== 'queued') return { outcome: { awb, state } };
    // Only a short wait for the rate limit is worth it here.
    const wait = (due_at?.getTime() ?? 0) - services.clock.now().getTime();
    if (wait > waitMs * 10) break;
    await sleep(Math.max(wait, 0));
  }
  return {
    message: `${awb}: the courier can't be reached. It is sent again.`,
    outcome: { awb, state: 'queued' },
  };
}

/** Returns the ids without duplicates. @throws ApiError 404 if a case isn't the brand's */
export async function requireCaseIds(
  db: Db,
  brand_id: string,
  shipment_ids: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(shipment_ids)];
  const { count } = await db
    .selectFrom('ndr_cases')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', ids)
    .executeTakeFirstOrThrow();
  if (count !== ids.length) throw notFound('case');
  return ids;
}
