import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { findRecords } from './findRecords.ts';

export const routes: Route[] = [
  bindRoute(calls.home.find, async ({ query, db, session }) => ({
    data: { records: await findRecords(db, session, query.q) },
  })),
];
