import { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Db, Tx } from '../db/schema.ts';
import { waitForJob } from '../imports/startImport.ts';
import { defineJob } from '../jobs/define.ts';
import type { JobContext } from '../jobs/define.ts';
import type { Services } from '../services.ts';
import { findCourierFile } from './courierFiles.ts';
import { repriceLaterLines } from './repriceFile.ts';

/*
 * A line is a duplicate of an earlier one: of an earlier invoice, or further up in its own. So the lines after it depend on
 * an invoice, and are priced again when its lines change: when it was loaded beside a later one, when a row of it is
 * corrected, and when it is deleted.
 */

/** Prices the lines again that bill the AWBs of an invoice after it. */
export const laterBillingsJob = defineJob({
  kind: 'reconciliation.later',
  module: 'reconciliation',
  input: z.object({ file_id: z.string(), number: z.string() }),
  title: ({ number }) => `Lines billed after invoice ${number}`,
  run: ({ brand_id, input, ...context }) => repriceLater(context, brand_id, input.file_id),
});

type RepriceContext = Pick<JobContext, 'db' | 'services' | 'checkpoint'>;

/** As the job, in another one. Returns what came of it, for people. */
export async function repriceLater(
  { db, services, checkpoint }: RepriceContext,
  brand_id: string,
  file_id: string,
): Promise<string> {
  const now = services.clock.now();
  const changed = await repriceLaterLines(db, brand_id, { file_id, now, checkpoint });
  return `${changed.toLocaleString('en-IN')} ${changed === 1 ? 'line has' : 'lines have'} another result`;
}

/** Whether invoices came after this one that are loaded. */
export async function hasLaterInvoices(db: Db | Tx, brand_id: string, file_id: string): Promise<boolean> {
  const later = await db
    .selectFrom('courier_files')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('kind', '=', 'invoice')
    .where('state', '=', 'ready')
    .where('is_active', '=', true)
    .where('id', '>', file_id)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * Changes the lines of an invoice in a transaction, and prices those after it again. Waits a while for them; many continue
 * as a job, which is started in the transaction, so that it can't be lost.
 * @param change returns whether lines have changed on which others of the same invoice depend
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
    if (file.kind !== 'invoice') return undefined;
    if (!concernsItself && !(await hasLaterInvoices(tx, brand_id, file_id))) return undefined;
    return services.jobs.enqueue(tx, laterBillingsJob, {
      brand_id,
      owner,
      input: { file_id, number: file.number },
    });
  });
  if (job_id !== undefined) await waitForJob(db, { brand_id, job_id });
}
