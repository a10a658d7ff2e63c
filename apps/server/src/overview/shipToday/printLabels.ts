import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { JobContext } from '../../platform/jobs/define.ts';
import type { JobKey } from '../../platform/jobs/port.ts';
import type { JobRecord } from '../../platform/jobs/run.ts';
import { completedKeys } from '../../platform/jobs/rows.ts';
import { sortForPacking } from '../../dispatch/documents/packingOrder.ts';
import { printDocumentsJob } from '../../dispatch/documents/printDocumentsJob.ts';
import { startJob } from '../../platform/jobs/startJob.ts';

/** Finds the last job that made the labels of a run. */
export async function findLabelsJob(
  db: Db | Tx,
  { brand_id, job_id }: JobKey,
): Promise<JobRecord | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('kind', '=', printDocumentsJob.kind)
    .where(sql<boolean>`input ->> 'parent_job_id' = ${job_id}`)
    .orderBy('created_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Starts the job that makes one file of all labels, by warehouse, courier and place; a run that is repeated starts another only for more labels. */
export async function printLabels({ brand_id, job_id, owner, db, services }: JobContext): Promise<void> {
  const keys = await completedKeys(db, { brand_id, job_id });
  if (keys.length === 0) return;
  const sorted = await sortForPacking(db, brand_id, keys);
  await startJob(db, services, printDocumentsJob, async (tx) => {
    // Of two processes with this run, the second finds the first one's job.
    await tx
      .selectFrom('jobs')
      .select('job_id')
      .where('brand_id', '=', brand_id)
      .where('job_id', '=', job_id)
      .forUpdate()
      .execute();
    const before = await findLabelsJob(tx, { brand_id, job_id });
    if (before?.total === keys.length) return undefined;
    return {
      brand_id,
      owner,
      input: { type: 'label' as const, order_count: keys.length, parent_job_id: job_id },
      rows: sorted.map((key) => ({ key })),
    };
  });
}
