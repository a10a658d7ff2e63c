import { z } from 'zod';
import { acrossBrands } from '../../../platform/db/acrossBrands.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { workByBrand } from '../../../platform/jobs/workByBrand.ts';
import type { Services } from '../../../start/services.ts';
import { recheckTrackingHost } from './checkTrackingHost.ts';

/** Checks a brand's own host; a slow DNS doesn't delay the poll or other brands. */
export const trackingHostQueue = defineQueue({
  name: 'tracking-hosts',
  message: z.object({ brand_id: z.string() }),
  maxAttempts: 1,
  retrySeconds: 1,
  timeoutSeconds: 60,
  concurrency: 2,
  handle: async ({ brand_id }, { db, services }) => {
    await recheckTrackingHost(db, services, brand_id);
  },
});

/** Checks the hosts of all brands that are due: through the queue where it runs, otherwise at once. */
export async function sweepTrackingHosts(db: Db, services: Services): Promise<void> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('tracking_hosts')
      .select('brand_id')
      .where('check_after', '<=', services.clock.now())
      .where(brands)
      .execute(),
  );
  await workByBrand(db, services, due, {
    queue: trackingHostQueue,
    work: (brand_id) => recheckTrackingHost(db, services, brand_id),
  });
}
