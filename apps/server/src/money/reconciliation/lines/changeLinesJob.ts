import { lineActions } from '@khep/domain/reconciliation';
import type { BodyOf, ResponseOf, calls } from '@khep/api';
import { formatNumber, formatRupees, paiseToRupees } from '@khep/domain/money';
import type { LineAction } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../platform/db/schema.ts';
import { changeContext, userActor } from '../../../platform/db/events.ts';
import type { Session } from '../../../platform/http/session.ts';
import { inBatches } from '../../../platform/jobs/batches.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { RowOutcome } from '../../../platform/jobs/define.ts';
import { findJob, serializeJob } from '../../../platform/jobs/queries.ts';
import { istDay } from '@khep/domain/days';
import type { Services } from '../../../start/services.ts';
import { changeLines, loadLineTerms, selectLines } from './changeLines.ts';
import type { LineChange, LineOutcome } from './changeLines.ts';
import { startJob } from '../../../platform/jobs/startJob.ts';

type LineChanges = ResponseOf<typeof calls.reconciling.changeLines>['data'];

/** Lines of a transaction. */
const together = 100;
const maxFailures = 500;

const verbs: Record<LineAction, string> = {
  accept: 'Accept',
  dispute: 'Dispute',
  write_off: 'Write off',
  reject: 'Mark as rejected',
  reopen: 'Reopen',
};

/** The tray shows the message alone, so it names the line. */
const toRowOutcome = ({ awb, amount_paise, state, message }: LineOutcome): RowOutcome => ({
  state,
  message: message === '' ? '' : `AWB ${awb}: ${message}`,
  outcome: { paise: state === 'done' ? amount_paise : 0, problem: message },
});

/** Accepts, disputes or writes off many lines. A line and its dispute change together, once. */
export const changeLinesJob = defineJob({
  kind: 'reconciliation.lines',
  module: 'reconciliation',
  input: z.object({ action: z.enum(lineActions), note: z.string(), count: z.number().int() }),
  title: ({ action, count }) =>
    `${verbs[action]}: ${formatNumber(count)} invoice line${count === 1 ? '' : 's'}`,
  async run({ brand_id, job_id, owner, input, db, services, rows, batch }) {
    const terms = await loadLineTerms(db, brand_id);
    for await (const waiting of inBatches(rows(), together))
      await batch(
        waiting.map(({ key }) => key),
        async (tx, fresh) => {
          const now = services.clock.now();
          const changed = await changeLines(tx, { brand_id, actor: owner }, input, [...fresh], {
            now,
            terms,
          });
          return new Map([...changed].map(([id, outcome]) => [id, toRowOutcome(outcome)]));
        },
      );
    return `${formatRupees(await sumChanged(db, { brand_id, job_id }))} in all.`;
  },
});

async function sumChanged(db: Db, job: { brand_id: string; job_id: string }): Promise<number> {
  const { paise } = await db
    .selectFrom('job_rows')
    .select(sql<number>`coalesce(sum((outcome ->> 'paise')::bigint), 0)::bigint`.as('paise'))
    .where('brand_id', '=', job.brand_id)
    .where('job_id', '=', job.job_id)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return paise;
}

/**
 * Changes a single line at once. Starts a job for several and waits a while for its result; many continue after it.
 * @throws ApiError 404 where an id is unknown
 */
export async function startLineChange(
  db: Db,
  services: Services,
  session: Session,
  { action, note, ...selection }: BodyOf<typeof calls.reconciling.changeLines>,
): Promise<LineChanges> {
  const { brand_id } = session;
  const ids = await selectLines(db, brand_id, action, selection, istDay(services.clock.now()));
  if (ids.length <= 1) return changeAtOnce(db, services, session, { action, note }, ids);
  const { id: job_id } = await startJob(db, services, changeLinesJob, {
    brand_id,
    owner: userActor(session),
    input: { action, note, count: ids.length },
    rows: ids.map((key) => ({ key })),
  });
  await services.jobs.waitFor({ brand_id, job_id });
  return describeChange(db, services, session, job_id);
}

async function changeAtOnce(
  db: Db,
  { clock }: Services,
  session: Session,
  change: LineChange,
  ids: readonly string[],
): Promise<LineChanges> {
  const terms = await loadLineTerms(db, session.brand_id);
  const now = clock.now();
  const outcomes = await db
    .transaction()
    .execute((tx) => changeLines(tx, changeContext(session), change, ids, { now, terms }));
  const changed = [...outcomes.values()].filter(({ state }) => state === 'done');
  return {
    changed: changed.length,
    amount: paiseToRupees(changed.reduce((sum, { amount_paise }) => sum + amount_paise, 0)),
    failures: [...outcomes].flatMap(([id, { state, message }]) =>
      state === 'done' ? [] : [{ id, message }],
    ),
    job: null,
  };
}

async function describeChange(
  db: Db,
  services: Services,
  session: Session,
  job_id: string,
): Promise<LineChanges> {
  const { brand_id } = session;
  const job = serializeJob(await findJob(db, session, services.jobs.definitions, job_id));
  const failures = await db
    .selectFrom('job_rows')
    .select(['row_key', sql<string>`outcome ->> 'problem'`.as('problem')])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    // Also those that were left out: another person decided first.
    .where('state', 'in', ['failed', 'left_out'])
    .orderBy('position')
    .limit(maxFailures)
    .execute();
  return {
    changed: job.done,
    amount: paiseToRupees(await sumChanged(db, { brand_id, job_id })),
    failures: failures.map(({ row_key, problem }) => ({ id: row_key, message: problem })),
    job,
  };
}
