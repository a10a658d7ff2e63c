import { z } from 'zod';
import type { Module } from '@khep/domain/team';
import { data, done, endpoint } from '../endpoint.ts';
import { courierIdText } from '../entities/fields.ts';
import { ImportDraft, ImportDraftRemoval, draftTypes } from '../entities/importDraft.ts';
import type { DraftModule } from '../entities/importDraft.ts';

const ours = { errorMessage: 'Something went wrong', isExtension: true } as const;
const drafts = data(z.object({ drafts: z.array(ImportDraft) }));

/** @param more of the query, such as the courier that an import belongs to */
const draftCalls = <
  const Of extends DraftModule,
  const M extends Module,
  const Path extends string,
  More extends z.ZodRawShape,
>(
  of: Of,
  module: M,
  path: Path,
  more: More,
) => ({
  list: endpoint({
    id: `importDrafts.${of}.list`,
    method: 'GET',
    path: `${path}/import-drafts`,
    module,
    ...ours,
    query: z.object({
      type: z.enum(draftTypes[of], 'Choose the kind of import'),
      ...more,
    }),
    response: drafts,
    rows: 'drafts',
  }),
  remove: endpoint({
    id: `importDrafts.${of}.remove`,
    method: 'POST',
    path: `${path}/import-drafts/delete`,
    module,
    ...ours,
    body: ImportDraftRemoval,
    response: done,
  }),
});

/** Rejected rows of imports. Whoever may import may correct them. */
export const importDrafts = {
  orders: draftCalls('orders', 'orders', '/order', {}),
  catalogue: draftCalls('catalogue', 'sku', '/settings/sku', {}),
  disputes: draftCalls('disputes', 'dispute', '/disputes', {}),
  contracts: draftCalls('contracts', 'settings', '/contracts', { courier_id: courierIdText }),
};
