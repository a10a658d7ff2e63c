import { calls } from '@khep/api';
import type { ImportDraft, ImportResult, Job } from '@khep/api';
import { isSameRecord } from '@khep/domain/mapping';
import { newIdempotencyKey } from '@khep/api/client';
import { useCall, useClient, useInvalidate } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { toCsv, toRowsToFix } from '../forms/importRows.ts';
import type { ImportRowToFix } from '../forms/importRows.ts';
import { useImportDrafts } from './useImportDrafts.ts';
import type { ImportDrafts } from './useImportDrafts.ts';
import { useMatchedFile } from './useMatchedFile.ts';
import type { MatchedFile, SendMatched } from './useMatchedFile.ts';

/** The endpoints that import a table and return its rejected rows. */
export type ImportEndpoint =
  | typeof calls.orders.bulkAdd
  | typeof calls.sku.bulk
  | typeof calls.box.bulk
  | typeof calls.contracts.pincodesAdd
  | typeof calls.disputes.importNotices
  | typeof calls.disputes.importResponses;

export type ImportType = 'orders' | 'sku' | 'box' | 'pincode-mapping' | 'weight-notice' | 'dispute-responses';

export interface Imported {
  fileName: string;
  /** Undefined for rejected rows of an earlier import. */
  result: ImportResult | undefined;
  /** Records that an import has added or updated which took longer than the upload. */
  imported?: number;
  /** The import that rejected the rows. */
  job_id: string | undefined;
  columns: readonly string[];
  rows: readonly ImportRowToFix[];
}

/** An import: a file is chosen, its columns are matched, and then there is a result. */
export interface Import extends Omit<MatchedFile, 'run'> {
  imported: Imported | undefined;
  setRows: (rows: readonly ImportRowToFix[]) => void;
  /** Opens rejected rows of an earlier import. */
  openDraft: (draft: ImportDraft) => void;
  /** Leaves the record of a row out, for good. */
  skipRow: (row: number) => void;
  drafts: ImportDrafts;
  /** Imports the corrected rows. */
  importRows: () => void;
}

const rowsOf = ({ lines, problems }: ImportDraft): ImportRowToFix[] =>
  toRowsToFix({
    rejected_rows: problems.map((problem) => ({ ...problem, value: '' })),
    rejected_lines: lines,
  });

/**
 * Imports a file in steps.
 * @param invalidates ids of the endpoints whose data changes: `['sku', 'onboarding']`
 * @param params parts of the endpoint's path, if it has any
 */
export function useImport(
  endpoint: ImportEndpoint,
  type: ImportType,
  invalidates: readonly string[],
  params?: Readonly<{ courier_id: number }>,
): Import {
  const client = useClient();
  const invalidate = useInvalidate();
  const [imported, setImported] = useState<Imported>();
  const drafts = useImportDrafts(type, params?.courier_id);

  async function upload(body: FormData, fileName: string, signal?: AbortSignal) {
    const { data, message = endpoint.successMessage } = await client.call(
      endpoint as typeof calls.sku.bulk,
      { body, ...(params && { params }) } as { body: FormData },
      { ...(signal && { signal }), quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    // Rejected rows are shown with their reasons; a job continues in the tray.
    if (data.rejected_rows.length === 0 && data.is_running !== true) toast.success(message);
    void invalidate(...invalidates, 'jobs', 'importDrafts');
    // Rejected rows are whole when it has ended: until then some are unknown.
    const rows = data.is_running === true ? [] : toRowsToFix(data);
    const columns = data.columns ?? Object.keys(rows[0]?.cells ?? {});
    setImported({ fileName, result: data, job_id: data.job_id, columns, rows });
  }
  const send: SendMatched = async (file, mapping, { signal, known, choices = {} } = {}) => {
    const body = new FormData();
    body.set('file', file);
    if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
    if (Object.keys(choices).length > 0) body.set('choices', JSON.stringify(choices));
    if (known !== undefined) body.set('known', known);
    await upload(body, file.name, signal);
  };
  const running = imported?.result?.is_running === true ? imported.job_id : undefined;
  const job = useCall(calls.jobs.get, running === undefined ? null : { params: { id: running } }, {
    refreshInterval: 1000,
    quiet: true,
  }).data?.data.job;
  const hasEnded = job !== undefined && job.id === running && job.ended_at !== null;
  const showEnded = useEffectEvent((ended: Job, draft: ImportDraft | undefined) => {
    setImported((now) =>
      now?.job_id === ended.id
        ? {
            ...now,
            result: undefined,
            imported: ended.done,
            ...(draft && { columns: draft.columns, rows: rowsOf(draft) }),
          }
        : now,
    );
    void invalidate(...invalidates, 'jobs', 'importDrafts');
  });
  const findDraft = useEffectEvent((ended: Job) => drafts.find(ended.id));
  useEffect(() => {
    if (hasEnded) void findDraft(job).then((draft) => showEnded(job, draft));
  }, [hasEnded, job]);
  const { run, ...flow } = useMatchedFile({ type, send, errorMessage: calls.sku.bulk.errorMessage });

  return {
    ...flow,
    imported,
    setRows: (rows) => setImported((now) => now && { ...now, rows }),
    drafts,
    openDraft: (draft) => {
      const { file_name, job_id, columns } = draft;
      setImported({ fileName: file_name, result: undefined, job_id, columns, rows: rowsOf(draft) });
    },
    skipRow: (row) => {
      if (!imported) return;
      const { rows, job_id } = imported;
      const skipped = rows.find((one) => one.row === row);
      const isKept = (one: ImportRowToFix) =>
        one.row !== row && !(skipped && isSameRecord(type, skipped.cells, one.cells));
      run(async () => {
        if (job_id !== undefined) await drafts.remove(job_id, [row]);
        setImported({ ...imported, rows: rows.filter(isKept) });
      });
    },
    importRows: () => {
      if (!imported) return;
      const { fileName, columns, rows, job_id } = imported;
      const body = new FormData();
      const name = fileName.replace(/\.\w+$/, '.csv');
      body.set('file', new File([toCsv(columns, rows, false)], name, { type: 'text/csv' }));
      // Our own columns, with the row numbers of the first file.
      body.set('known', '');
      body.set('rows', JSON.stringify(rows.map(({ row }) => row)));
      if (job_id !== undefined) body.set('mends', job_id);
      run(() => upload(body, fileName));
    },
    startOver: () => {
      flow.startOver();
      setImported(undefined);
    },
  };
}
