import type { z } from 'zod';
import type { Services } from '../../start/services.ts';
import type { Db } from '../db/schema.ts';
import type { Queue } from './port.ts';

type BrandMessage = z.ZodType<{ brand_id: string }, { brand_id: string }>;

/**
 * Does work of brands that have something due: a message for each where the queue runs, so that no brand waits for a slow
 * one, otherwise at once. There, an error of one brand is logged and doesn't stop the others.
 */
export async function workByBrand(
  db: Db,
  services: Services,
  due: readonly { brand_id: string }[],
  { queue, work }: { queue: Queue<BrandMessage>; work: (brand_id: string) => Promise<unknown> },
): Promise<void> {
  if (due.length === 0) return;
  if (!services.jobs.isReady) {
    for (const { brand_id } of due) {
      try {
        await work(brand_id);
      } catch (error) {
        services.log.error({ brand_id, err: error }, `${queue.name} not done`);
      }
    }
    return;
  }
  await db.transaction().execute(async (tx) => {
    for (const { brand_id } of due) await services.jobs.send(tx, queue, { brand_id }, { key: brand_id });
  });
}
