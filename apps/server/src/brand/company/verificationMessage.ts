import { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import type { Queue } from '../../platform/jobs/port.ts';
import type { Services } from '../../start/services.ts';

const Check = z.object({ brand_id: z.string(), subject: z.enum(['gst', 'bank']), id: z.string() });
type Check = z.output<typeof Check>;

/** The queue of checks, for those who send them. */
export const verificationMessage: Queue<typeof Check> = { name: 'company-verification', message: Check };

/** Checks of one subject are one message while they are queued. */
export const checkKey = ({ brand_id, subject, id }: Check): string => `${brand_id}/${subject}/${id}`;

/** Queues a check. */
export async function queueCheck(db: Db, { jobs }: Pick<Services, 'jobs'>, check: Check): Promise<void> {
  await jobs.ready();
  await db.transaction().execute((tx) => jobs.send(tx, verificationMessage, check, { key: checkKey(check) }));
}
