import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { createView, deleteView, listViews, updateView } from './savedViews.ts';

export const routes: Route[] = [
  bindRoute(calls.views.list, async ({ query, db, session }) => ({
    data: { views: await listViews(db, session.brand_id, query.list) },
  })),

  bindRoute(calls.views.create, async ({ body, db, services, session }) => {
    const author = { brand_id: session.brand_id, name: session.name, now: services.clock.now() };
    return { data: { view: await db.transaction().execute((tx) => createView(tx, body, author)) } };
  }),

  bindRoute(calls.views.update, async ({ params, body, db, services, session, ifMatch }) => {
    const author = { brand_id: session.brand_id, now: services.clock.now(), ifMatch };
    const view = await db.transaction().execute((tx) => updateView(tx, params.id, body, author));
    return { data: { view } };
  }),

  bindRoute(calls.views.remove, async ({ params, db, session }) => {
    await db.transaction().execute((tx) => deleteView(tx, session.brand_id, params.id));
    return { message: 'View deleted' };
  }),
];
