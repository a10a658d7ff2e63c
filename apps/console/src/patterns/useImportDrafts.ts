import { calls } from '@khep/api';
import type { ImportDraft } from '@khep/api';
import type { CallError } from '@khep/api/client';
import { useCall, useClient, useInvalidate } from '@khep/api/hooks';
import type { ImportType } from '@khep/domain/mapping';

type DraftCalls = typeof calls.importDrafts.catalogue;

/** The endpoints of the rejected rows of a kind of import; none where it keeps no rows. */
function draftCallsOf(type: ImportType): DraftCalls | undefined {
  if (type === 'orders') return calls.importDrafts.orders as unknown as DraftCalls;
  if (type === 'sku' || type === 'box') return calls.importDrafts.catalogue;
  if (type === 'weight-notice' || type === 'dispute-responses')
    return calls.importDrafts.disputes as unknown as DraftCalls;
  if (type === 'pincode-mapping') return calls.importDrafts.contracts as unknown as DraftCalls;
  return undefined;
}

export interface ImportDrafts {
  /** Whether rejected rows of this import wait at all. */
  isKept: boolean;
  drafts: readonly ImportDraft[];
  /** Records that wait in all files. */
  count: number;
  isLoading: boolean;
  error: CallError | undefined;
  reload: () => void;
  /** Loads the rejected rows of an import; undefined if none wait. */
  find: (job_id: string) => Promise<ImportDraft | undefined>;
  /** Deletes the records of a file that have these rows, or all of the file. */
  remove: (job_id: string, rows?: readonly number[]) => Promise<void>;
}

/**
 * The rejected rows of a kind of import, which wait for anyone of the brand to correct them.
 * @param courier_id of an import that belongs to a courier
 */
export function useImportDrafts(type: ImportType, courier_id?: number): ImportDrafts {
  const client = useClient();
  const invalidate = useInvalidate();
  const endpoints = draftCallsOf(type);
  const list = { query: { type, courier_id } as { type: 'sku' } };
  const { data, error, isLoading, reload } = useCall(
    endpoints?.list ?? calls.importDrafts.catalogue.list,
    endpoints === undefined ? null : list,
    { quiet: true },
  );
  const drafts = data?.data.drafts ?? [];
  return {
    isKept: endpoints !== undefined,
    drafts,
    count: drafts.reduce((sum, { records }) => sum + records, 0),
    isLoading,
    error,
    reload: () => void reload(),
    async find(job_id) {
      if (!endpoints) return undefined;
      const found = await client.call(endpoints.list, list, { quiet: true });
      return found.data.drafts.find((draft) => draft.job_id === job_id);
    },
    async remove(job_id, rows) {
      if (!endpoints) return;
      await client.call(endpoints.remove, { body: { job_id, ...(rows && { rows: [...rows] }) } });
      void invalidate('importDrafts');
    },
  };
}
