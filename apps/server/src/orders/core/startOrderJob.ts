import type { Job } from '@khep/api';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import type { JobDefinition } from '../../platform/jobs/define.ts';
import { findJob, serializeJob } from '../../platform/jobs/queries.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';
import type { Services } from '../../start/services.ts';

/** Starts a job with a row for each order, without duplicates. Throws a 404 if an order isn't the brand's. */
export async function startOrderJob<S extends z.ZodType>(
  { db, services, session }: { db: Db; services: Services; session: Session },
  definition: JobDefinition<S>,
  order_ids: readonly string[],
  input: (order_count: number) => z.input<S>,
): Promise<Job> {
  const { brand_id } = session;
  const distinct = new Set<string>();
  // Hashing 100,000 texts takes 50 ms.
  await mapInTurns(order_ids, (id) => void distinct.add(id));
  const ids = [...distinct];
  await assertKnown(db, brand_id, ids);
  await services.jobs.ready();
  return db.transaction().execute(async (tx) => {
    const job_id = await services.jobs.enqueue(tx, definition, {
      brand_id,
      owner: userActor(session),
      input: input(ids.length),
      rows: ids.map((key) => ({ key })),
    });
    return serializeJob(await findJob(tx, session, services.jobs.definitions, job_id));
  });
}

/** A query can have 65,535 parameters. */
const perQuestion = 5000;

async function assertKnown(db: Db, brand_id: string, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += perQuestion) {
    const { count } = await db
      .selectFrom('orders')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids.slice(start, start + perQuestion))
      .executeTakeFirstOrThrow();
    if (count < Math.min(perQuestion, ids.length - start)) throw notFound('order');
  }
}
