import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { limitHomeToAccess } from './homeAccess.ts';
import { homeSummary } from './homeSummary.ts';

export const routes: Route[] = [
  bindRoute(calls.home.summary, async ({ db, services, session }) => ({
    data: limitHomeToAccess(session, await homeSummary(db, session.brand_id, services.clock.now())),
  })),
];
