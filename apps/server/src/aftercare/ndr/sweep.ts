import { checkNdrAction, toNdrAnswer } from '@khep/domain/ndr';
import type { NdrAnswer } from '@khep/domain/ndr';
import { z } from 'zod';
import type { Actor } from '../../base/actor.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import { workByBrand } from '../../platform/jobs/workByBrand.ts';
import type { Services } from '../../start/services.ts';
import { lockNdrCase, recordNdrAnswer, toActionableCase } from './answers.ts';
import { askDueBuyers } from './askBuyer.ts';
import { sendNdrAction } from './send.ts';
import { loadCaseSituations } from './situations.ts';
import { plainAnswer } from './syncCase.ts';
import type { NdrCaseRecord } from './tables.ts';

const perRound = 200;
const system: Actor = { kind: 'system', name: 'Khep' };

/** Sends a brand's due answers and asks for their results; a slow courier doesn't delay other brands. */
export const ndrQueue = defineQueue({
  name: 'ndr-answers',
  message: z.object({ brand_id: z.string() }),
  maxAttempts: 1,
  retrySeconds: 1,
  timeoutSeconds: 5 * 60,
  concurrency: 2,
  handle: async ({ brand_id }, { db, services }) => {
    await sendDueNdrActions(db, services, brand_id);
  },
});

/** Sends a brand's due answers. An error of one doesn't stop the others. */
export async function sendDueNdrActions(db: Db, services: Services, brand_id: string): Promise<void> {
  const due = await db
    .selectFrom('ndr_actions')
    .select(['brand_id', 'action_id'])
    .where('brand_id', '=', brand_id)
    .where('due_at', '<=', services.clock.now())
    .orderBy('due_at')
    .limit(perRound)
    .execute();
  for (const action of due) {
    try {
      await sendNdrAction(db, services, action);
    } catch (error) {
      services.log.error({ ...action, err: error }, 'NDR answer not sent');
    }
  }
}

/** Handles what is due of all brands: deadlines that passed, buyers to ask, answers to send. */
export async function sweepNdr(db: Db, services: Services): Promise<void> {
  await expireCases(db, services);
  await askDueBuyers(db, services);
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('ndr_actions')
      .select('brand_id')
      .distinct()
      .where('due_at', '<=', services.clock.now())
      .where(brands)
      .execute(),
  );
  await workByBrand(db, services, due, {
    queue: ndrQueue,
    work: (brand_id) => sendDueNdrActions(db, services, brand_id),
  });
}

/** The buyer's answer if there is one that the courier takes, else a plain re-attempt. */
function answerAtCutOff(row: NdrCaseRecord): NdrAnswer {
  const wish = row.buyer_answer && toNdrAnswer(row.buyer_answer);
  return wish && checkNdrAction(toActionableCase(row), wish.action).allowed
    ? wish
    : plainAnswer('re-attempt', '');
}

/** At the deadline a re-attempt is requested where the reason may solve itself; other cases are marked as late. */
async function expireCases(db: Db, services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('ndr_cases')
      .select(['brand_id', 'shipment_id'])
      .where('status', '=', 'response-needed')
      .where('late_at', 'is', null)
      .where('deadline_at', '<=', now)
      .where(brands)
      .limit(perRound)
      .execute(),
  );
  for (const { brand_id, shipment_id } of due)
    await db.transaction().execute(async (tx) => {
      const row = await lockNdrCase(tx, brand_id, shipment_id);
      if (!row || row.status !== 'response-needed' || row.late_at !== null) return;
      const expiry = (await loadCaseSituations(tx, brand_id, [row], now))(row).otherwise;
      await tx
        .updateTable('ndr_cases')
        .set({ late_at: now, updated_at: now })
        .where('brand_id', '=', brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
      await appendEvent(tx, {
        brand_id,
        order_id: row.order_id,
        shipment_id,
        kind: 'ndr.expired',
        actor: system,
        data: { awb: row.awb, attempt: row.attempts, expiry },
        at: now,
      });
      if (expiry === 're-attempt')
        await recordNdrAnswer(tx, row, {
          answer: answerAtCutOff(row),
          source: 'expiry',
          actor: system,
          now,
        });
    });
}
