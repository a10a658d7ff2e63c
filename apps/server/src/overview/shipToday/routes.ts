import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { userActor } from '../../platform/db/events.ts';
import { findJob } from '../../platform/jobs/queries.ts';
import { findClaimedOrders } from './openOrders.ts';
import { loadPlanInputs } from './planInputs.ts';
import { planToday } from './planToday.ts';
import { loadProgress } from './progress.ts';
import { startRun } from './startRun.ts';

export const routes: Route[] = [
  bindRoute(calls.shipToday.plan, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const [inputs, claimed] = await Promise.all([
      loadPlanInputs(db, services, brand_id, body),
      findClaimedOrders(db, brand_id),
    ]);
    const { load } = inputs.basis;
    const { plan } = await planToday(inputs, body, { claimed, load, user: session.name });
    return { data: plan };
  }),

  bindRoute(calls.shipToday.run, async ({ body, db, services, session }) => ({
    data: {
      job_id: await startRun(
        db,
        services,
        { brand_id: session.brand_id, actor: userActor(session), user: session.name },
        body,
      ),
    },
  })),

  bindRoute(calls.shipToday.progress, async ({ params, db, services, session }) => ({
    data: await loadProgress(db, await findJob(db, session, services.jobs.definitions, params.id)),
  })),
];
