import { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Db, Tx } from '../db/schema.ts';
import { waitForJob } from '../imports/startImport.ts';
import { defineJob } from '../jobs/define.ts';
import type { JobContext } from '../jobs/define.ts';
import type { Services } from '../services.ts';
import { findCourierFile } from './courierFiles.ts';
import { reconcileLaterLines } from './reconcileRemittanceAgain.ts';
import { repriceLaterLines } from './repriceFile.ts';
import { postRemittance } from './settleRemittance.ts';
import type { CourierFileRecord } from './tables.ts';

/*
 * A line is a duplicate of an earlier one: of an earlier file, or further up in its own. So the lines after it depend on a
 * file, and are compared again when its lines change: when it was loaded beside a later one, when a row of it is corrected,
 * and when it is deleted.
 */

/** Compares the lines again that bill or pay the AWBs of a file after it. */
export const laterBillingsJob = defineJob({
  kind: 'reconciliation.later',
  module: 'reconciliation',
  input: z.object({ file_id: z.string(), number: z.string() }),
  title: ({ number }) => `Lines after ${number}`,
  run: ({ brand_id, input, ...context }) => compareLater(context, brand_id, input.file_id),
});

type CompareContext = Pick<JobContext, 'db' | 'services' | 'owner' | 'checkpoint'>;

/** As the job, in another one. Returns what came of it, for people. */
export async function compareLater(
  { db, services, owner, checkpoint }: CompareContext,
  brand_id: string,
  file_id: string,
): Promise<string> {
  const now = services.clock.now();
  const file = await findCourierFile(db, brand_id, file_id);
  let changed = 0;
  if (file.kind === 'invoice') changed = await repriceLaterLines(db, brand_id, { file_id, now, checkpoint });
  else {
    const found = await reconcileLaterLines(db, brand_id, { file_id, now, checkpoint });
    changed = found.changed;
    // What repeated a payment may be the payment now.
    for (const id of found.files)
      await postRemittance(db, await findCourierFile(db, brand_id, id), owner, now);
  }
  return `${changed.toLocaleString('en-IN')} ${changed === 1 ? 'line has' : 'lines have'} another result`;
}

/** Whether files of the same kind came after this one that are loaded. */
export async function hasLaterFiles(
  db: Db | Tx,
  { brand_id, kind, id }: Pick<CourierFileRecord, 'brand_id' | 'kind' | 'id'>,
): Promise<boolean> {
  const later = await db
    .selectFrom('courier_files')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('state', '=', 'ready')
    .where('is_active', '=', true)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * Changes the lines of a file in a transaction, and compares those after it again. Waits a while for them; many continue
 * as a job, which is started in the transaction, so that it can't be lost.
 * @param change returns whether lines have changed on which others of the same file depend
 */
export async function changeBillings(
  db: Db,
  services: Services,
  { brand_id, file_id, owner }: { brand_id: string; file_id: string; owner: Actor },
  change: (tx: Tx) => Promise<{ concernsItself: boolean }>,
): Promise<void> {
  await services.jobs.ready();
  const job_id = await db.transaction().execute(async (tx) => {
    const { concernsItself } = await change(tx);
    const file = await findCourierFile(tx, brand_id, file_id);
    if (!concernsItself && !(await hasLaterFiles(tx, file))) return undefined;
    return services.jobs.enqueue(tx, laterBillingsJob, {
      brand_id,
      owner,
      input: { file_id, number: file.number },
    });
  });
  if (job_id !== undefined) await waitForJob(db, { brand_id, job_id });
}
