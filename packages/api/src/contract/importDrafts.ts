import { z } from 'zod';
import { data, done, endpoint } from '../endpoint.ts';
import { ImportDraft, ImportDraftRemoval, draftTypes } from '../entities/importDraft.ts';

const ours = { errorMessage: 'Something went wrong', isExtension: true } as const;
const drafts = data(z.object({ drafts: z.array(ImportDraft) }));

/** Rejected rows of imports. Whoever may import may correct them. */
export const importDrafts = {
  orders: {
    list: endpoint({
      id: 'importDrafts.orders.list',
      method: 'GET',
      path: '/order/import-drafts',
      module: 'orders',
      ...ours,
      query: z.object({ type: z.enum(draftTypes.orders, 'Choose the kind of import') }),
      response: drafts,
      rows: 'drafts',
    }),
    remove: endpoint({
      id: 'importDrafts.orders.remove',
      method: 'POST',
      path: '/order/import-drafts/delete',
      module: 'orders',
      ...ours,
      body: ImportDraftRemoval,
      response: done,
    }),
  },
  catalogue: {
    list: endpoint({
      id: 'importDrafts.catalogue.list',
      method: 'GET',
      path: '/settings/sku/import-drafts',
      module: 'sku',
      ...ours,
      query: z.object({ type: z.enum(draftTypes.catalogue, 'Choose the kind of import') }),
      response: drafts,
      rows: 'drafts',
    }),
    remove: endpoint({
      id: 'importDrafts.catalogue.remove',
      method: 'POST',
      path: '/settings/sku/import-drafts/delete',
      module: 'sku',
      ...ours,
      body: ImportDraftRemoval,
      response: done,
    }),
  },
  disputes: {
    list: endpoint({
      id: 'importDrafts.disputes.list',
      method: 'GET',
      path: '/disputes/import-drafts',
      module: 'dispute',
      ...ours,
      query: z.object({ type: z.enum(draftTypes.disputes, 'Choose the kind of import') }),
      response: drafts,
      rows: 'drafts',
    }),
    remove: endpoint({
      id: 'importDrafts.disputes.remove',
      method: 'POST',
      path: '/disputes/import-drafts/delete',
      module: 'dispute',
      ...ours,
      body: ImportDraftRemoval,
      response: done,
    }),
  },
};
