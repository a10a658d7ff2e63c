import { calls } from '@khep/api';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { istDay } from '@khep/domain/days';
import { countAudit, downloadAudit, listAudit } from './auditLog.ts';

/** The audit log: what the brand's users changed. */
export const routes: Route[] = [
  bindRoute(calls.audit.list, async ({ session, query, db }) => {
    const [page, count] = await Promise.all([
      listAudit(db, session.brand_id, query),
      countAudit(db, session.brand_id, query),
    ]);
    return { data: { ...page, ...count } };
  }),
  bindRoute(calls.audit.download, async ({ session, query, db, services }) =>
    fileResponse({
      stream: await downloadAudit(db, session.brand_id, query),
      type: 'text/csv; charset=utf-8',
      name: `audit-log-${istDay(services.clock.now())}.csv`,
    }),
  ),
];
