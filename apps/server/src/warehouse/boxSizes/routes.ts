import { calls } from '@khep/api';
import { userActor } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { startJob } from '../../platform/jobs/startJob.ts';
import { boxSizesJob } from './boxSizesJob.ts';
import { loadBoxSizes } from './loadBoxSizes.ts';

export const routes: Route[] = [
  bindRoute(calls.procurement.boxSizes, async ({ session, db }) => ({
    data: await loadBoxSizes(db, session.brand_id),
  })),
  bindRoute(calls.procurement.findBoxSizes, async ({ body, session, db, services }) => ({
    data: {
      job: await startJob(db, services, boxSizesJob, {
        brand_id: session.brand_id,
        owner: userActor(session),
        input: body,
      }),
    },
  })),
];
