import { z } from 'zod';
import { importTypes } from '@khep/domain/mapping';
import { byId, data, done, endpoint } from '../endpoint.ts';
import * as m from '../entities/mapping.ts';

const ours = { errorMessage: 'Something went wrong', isExtension: true } as const;

/** Columns of files by source, saved so that the next file is recognized. */
export const mappings = {
  list: endpoint({
    id: 'mappings.list',
    method: 'GET',
    path: '/mappings',
    module: 'settings',
    ...ours,
    response: data(z.object({ mappings: z.array(m.SavedMapping) })),
    rows: 'mappings',
  }),
  /**
   * Saves the mapping of a type and source; an earlier one is replaced, unless `If-Match` says another version. Version 0 is
   * of a source without a mapping. Open to all who import.
   */
  save: endpoint({
    id: 'mappings.save',
    method: 'POST',
    path: '/mappings',
    module: 'open',
    ...ours,
    isVersioned: true,
    body: m.SavedMappingDraft,
    response: data(z.object({ mapping: m.SavedMapping })),
  }),
  remove: endpoint({
    id: 'mappings.remove',
    method: 'DELETE',
    path: '/mappings/{id}',
    module: 'settings',
    ...ours,
    params: byId,
    response: done,
  }),
  fields: endpoint({
    id: 'mappings.fields',
    method: 'GET',
    path: '/mappings/fields/{type}',
    module: 'open',
    ...ours,
    params: z.object({ type: z.enum(importTypes) }),
    response: data(m.MappingFields),
  }),
};
