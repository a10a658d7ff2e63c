import { z } from 'zod';
import { byId, data, done, endpoint } from '../endpoint.ts';
import * as v from '../entities/view.ts';

const ours = { module: 'open', errorMessage: 'Something went wrong', isExtension: true } as const;

/** Named views of the lists, shared by everyone in the brand. */
export const views = {
  list: endpoint({
    id: 'views.list',
    method: 'GET',
    path: '/views',
    ...ours,
    query: v.SavedViewFilter,
    response: data(z.object({ views: z.array(v.SavedView) })),
  }),
  create: endpoint({
    id: 'views.create',
    method: 'POST',
    path: '/views',
    ...ours,
    body: v.SavedViewDraft,
    response: data(z.object({ view: v.SavedView })),
  }),
  update: endpoint({
    id: 'views.update',
    method: 'PUT',
    path: '/views/{id}',
    ...ours,
    params: byId,
    body: v.SavedViewChange,
    response: data(z.object({ view: v.SavedView })),
    isVersioned: true,
  }),
  remove: endpoint({
    id: 'views.remove',
    method: 'DELETE',
    path: '/views/{id}',
    ...ours,
    params: byId,
    response: done,
  }),
};
