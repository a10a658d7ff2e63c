import { z } from 'zod';
import { sql } from 'kysely';
import { formatNumber } from '@khep/domain/money';
import type { Actor } from '../../../base/actor.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { JobContext } from '../../../platform/jobs/define.ts';
import type { Services } from '../../../start/services.ts';
import { findCourierFile } from '../files/courierFiles.ts';
import type { ChangedLines } from './laterLines.ts';
import { reconcileLaterLines } from '../remittances/reconcileRemittanceAgain.ts';
import { repriceLaterLines } from '../files/repriceFile.ts';
import { postRemittance } from '../remittances/settleRemittance.ts';
import type { CourierFileRecord } from '../tables.ts';
import { startJob } from '../../../platform/jobs/startJob.ts';

/*
 * A line is a duplicate of an earlier one: of an earlier file, or further up in its own. So the lines after it depend on a
 * file, and are compared again when its lines change: when it was loaded beside a later one, when a row of it is corrected,
 * and when it is deleted.
 */

/** Compares the lines again that bill or pay the AWBs of a file after it. */
export const compareLaterJob = defineJob({
  kind: 'reconciliation.later',
  module: 'reconciliation',
  input: z.object({
    file_id: z.string(),
    number: z.string(),
    /** Without them all lines of the file have changed. */
    line_nos: z.array(z.number().int()).optional(),
  }),
  title: ({ number }) => `Check for duplicates of ${number}`,
  run: ({ brand_id, input, ...context }) => compareLater(context, brand_id, input),
});

type CompareContext = Pick<JobContext, 'db' | 'services' | 'owner' | 'checkpoint'>;

/** As the job, in another one. Returns what came of it, for people. */
export async function compareLater(
  { db, services, owner, checkpoint }: CompareContext,
  brand_id: string,
  changed: ChangedLines,
): Promise<string> {
  const now = services.clock.now();
  const { kind } = await findCourierFile(db, brand_id, changed.file_id);
  let count = 0;
  if (kind === 'invoice') count = await repriceLaterLines(db, brand_id, { changed, now, checkpoint });
  else {
    const found = await reconcileLaterLines(db, brand_id, { changed, now, checkpoint });
    count = found.count;
    // A line that repeated a payment may be the payment now.
    for (const id of found.files)
      await postRemittance(db, await findCourierFile(db, brand_id, id), owner, now);
  }
  return `${formatNumber(count)} ${count === 1 ? 'line has' : 'lines have'} another result`;
}

/**
 * The earlier files of the kind that have ended or were deleted since a file was uploaded: its lines were compared while
 * theirs were not all there, or were still there.
 */
export async function findChangedSince(
  db: Db,
  { brand_id, kind, id, created_at }: CourierFileRecord,
): Promise<string[]> {
  const files = await db
    .selectFrom('courier_files')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.brand_id', '=', 'courier_files.brand_id')
        .onRef('jobs.job_id', '=', 'courier_files.job_id'),
    )
    .select('courier_files.id')
    .where('courier_files.brand_id', '=', brand_id)
    .where('courier_files.kind', '=', kind)
    .where('courier_files.id', '<', id)
    // One that is still loaded sees this one's lines when it ends.
    .where('courier_files.state', '<>', 'loading')
    .where((eb) =>
      eb.or([
        eb('courier_files.deactivated_at', '>=', created_at),
        // Jobs are kept for some weeks; a file without one was loaded within a day.
        sql<boolean>`coalesce(jobs.ended_at, courier_files.created_at + interval '1 day') >= ${created_at}`,
      ]),
    )
    .orderBy('courier_files.id')
    .execute();
  return files.map((file) => file.id);
}

/** Whether files of the same kind came after this one, whose lines are all there or not. */
export async function hasLaterFiles(
  db: Db | Tx,
  { brand_id, kind, id }: Pick<CourierFileRecord, 'brand_id' | 'kind' | 'id'>,
): Promise<boolean> {
  const later = await db
    .selectFrom('courier_files')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('state', 'in', ['ready', 'loading'])
    .where('is_active', '=', true)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * Changes the lines of a file in a transaction, and compares those after it again. Waits a while for them; many continue
 * as a job, which is started in the transaction, so that it can't be lost.
 * @param change returns the numbers of the lines that have changed; undefined for all of the file
 */
export async function changeLinesOfFile(
  db: Db,
  services: Services,
  { brand_id, file_id, owner }: { brand_id: string; file_id: string; owner: Actor },
  change: (tx: Tx) => Promise<number[] | undefined>,
): Promise<void> {
  const job = await startJob(db, services, compareLaterJob, async (tx) => {
    const line_nos = await change(tx);
    const file = await findCourierFile(tx, brand_id, file_id);
    if (line_nos === undefined && !(await hasLaterFiles(tx, file))) return undefined;
    return { brand_id, owner, input: { file_id, number: file.number, line_nos } };
  });
  if (job) await services.jobs.waitFor({ brand_id, job_id: job.id });
}
