import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { countBin, decideCount, listApprovals, listCounts, loadCount, startCount } from './counts.ts';

const counterOf = (session: { brand_id: string; user_id: string; name: string }) => ({
  author: changeContext(session),
  user_id: session.user_id,
  name: session.name,
});

export const routes: Route[] = [
  bindRoute(calls.binCounts.list, async ({ query, session, db }) => ({
    data: await listCounts(db, session.brand_id, query.warehouse_id),
  })),
  bindChange(calls.binCounts.start, async ({ body, session, tx, services }) => {
    const id = await startCount(tx, counterOf(session), body, services.clock.now());
    return { data: { count: await loadCount(tx, session.brand_id, id) } };
  }),
  bindRoute(calls.binCounts.get, async ({ params, session, db }) => ({
    data: { count: await loadCount(db, session.brand_id, params.id) },
  })),
  bindChange(calls.binCounts.count, async ({ params, body, session, tx, services }) => {
    await countBin(tx, counterOf(session), params.id, body, services.clock.now());
    return { data: { count: await loadCount(tx, session.brand_id, params.id) } };
  }),
  bindRoute(calls.binCounts.approvals, async ({ session, db }) => ({
    data: { approvals: await listApprovals(db, session.brand_id, session.user_id) },
  })),
  bindChange(calls.binCounts.decide, async ({ body, session, tx, services }) => {
    await decideCount(tx, counterOf(session), body, services.clock.now());
    return { data: { approvals: await listApprovals(tx, session.brand_id, session.user_id) } };
  }),
];
