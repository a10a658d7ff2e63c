import type { Actor } from '../../base/actor.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { syncStoreJob } from './syncJob.ts';
import type { StoreKind } from '../../partners/stores/tables.ts';
import { startJob } from '../../platform/jobs/startJob.ts';

interface SyncInit {
  brand_id: string;
  kind: StoreKind;
  owner: Actor;
  /** A running sync may have passed the orders that this is about: another one follows it. @default false */
  isForWaiting?: boolean;
}

/** Starts a sync of a store, or returns the one that is open: two at once would only repeat each other. */
export async function startSync(
  db: Db,
  services: Services,
  { brand_id, kind, owner, isForWaiting = false }: SyncInit,
): Promise<string> {
  let open: { job_id: string } | undefined;
  const job = await startJob(db, services, syncStoreJob, async (tx) => {
    // Serializes starts for this store.
    await tx
      .selectFrom('stores')
      .select('brand_id')
      .where('brand_id', '=', brand_id)
      .where('kind', '=', kind)
      .forUpdate()
      .execute();
    open = await tx
      .selectFrom('jobs')
      .select('job_id')
      .where('brand_id', '=', brand_id)
      .where('kind', '=', syncStoreJob.kind)
      .where('state', 'in', isForWaiting ? ['queued'] : ['queued', 'running'])
      .where('cancel_requested', '=', false)
      .executeTakeFirst();
    return open ? undefined : { brand_id, owner, input: { kind } };
  });
  return job?.id ?? open!.job_id;
}
