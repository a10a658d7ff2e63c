import { calls } from '@khep/api';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { buildGstFile } from './gstFile.ts';
import { listGstDocuments } from './listGstDocuments.ts';
import { loadGstMonth } from './loadGstMonth.ts';

export const routes: Route[] = [
  bindRoute(calls.finance.gst, async ({ session, db, services, query }) => ({
    data: await loadGstMonth(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.finance.gstDocuments, async ({ session, db, services, query }) => ({
    data: await listGstDocuments(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.finance.gstFile, async ({ session, db, services, query }) =>
    fileResponse(await buildGstFile(db, session.brand_id, query, services.clock.now())),
  ),
];
