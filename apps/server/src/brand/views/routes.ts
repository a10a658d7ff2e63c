import { calls } from '@khep/api';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { createView, deleteView, listViews, updateView } from './savedViews.ts';

export const routes: Route[] = [
  bindRoute(calls.views.list, async ({ query, db, session }) => ({
    data: { views: await listViews(db, session.brand_id, query.list) },
  })),

  bindChange(calls.views.create, async ({ body, tx, services, session }) => {
    const author = { brand_id: session.brand_id, name: session.name, now: services.clock.now() };
    return { data: { view: await createView(tx, body, author) } };
  }),

  bindChange(calls.views.update, async ({ params, body, tx, services, session, ifMatch }) => {
    const author = { brand_id: session.brand_id, now: services.clock.now(), ifMatch };
    return { data: { view: await updateView(tx, params.id, body, author) } };
  }),

  bindChange(calls.views.remove, async ({ params, tx, session }) => {
    await deleteView(tx, session.brand_id, params.id);
    return { message: 'View deleted' };
  }),
];
