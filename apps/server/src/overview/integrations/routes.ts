import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { loadIntegrations } from './overview.ts';

export const routes: Route[] = [
  bindRoute(calls.integrations.list, async ({ db, services, session }) => ({
    data: await loadIntegrations(db, services, session.brand_id),
  })),
];
