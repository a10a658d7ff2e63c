import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { handOver } from './handOver.ts';
import { loadHandovers } from './loadHandovers.ts';

export const routes: Route[] = [
  bindRoute(calls.pickPack.handovers, async ({ query, session, db, services }) => ({
    data: await loadHandovers(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.pickPack.handOver, async ({ body, session, db, services }) => ({
    data: { handover: await handOver(db, services, changeContext(session), body) },
  })),
];
