import { calls } from '@khep/api';
import type { ImportResult } from '@khep/api';
import { newIdempotencyKey } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useState } from 'react';
import { toCsv, toRowsToFix } from '../forms/importRows.ts';
import type { ImportRowToFix } from '../forms/importRows.ts';
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
  file: File;
  result: ImportResult;
  rows: readonly ImportRowToFix[];
}

/** An import: a file is chosen, its columns are matched, and then there is a result. */
export interface Import extends Omit<MatchedFile, 'run'> {
  imported: Imported | undefined;
  setRows: (rows: readonly ImportRowToFix[]) => void;
  /** Imports the corrected rows. */
  importRows: () => void;
}

/**
 * Imports a file in steps.
 * @param invalidates ids of the endpoints whose data changes: `['sku', 'onboarding']`
 * @param params parts of the endpoint's path, if it has any
 */
export function useImport(
  endpoint: ImportEndpoint,
  type: ImportType,
  invalidates: readonly string[],
  params?: Readonly<Record<string, string | number>>,
): Import {
  const client = useClient();
  const invalidate = useInvalidate();
  const [imported, setImported] = useState<Imported>();

  const send: SendMatched = async (file, mapping, { signal, known } = {}) => {
    const body = new FormData();
    body.set('file', file);
    if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
    if (known !== undefined) body.set('known', known);
    const { data, message = endpoint.successMessage } = await client.call(
      endpoint as typeof calls.sku.bulk,
      { body, ...(params && { params }) } as { body: FormData },
      { ...(signal && { signal }), quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    // Rejected rows are shown with their reasons; a job continues in the tray.
    if (data.rejected_rows.length === 0 && data.is_running !== true) toast.success(message);
    void invalidate(...invalidates, 'jobs');
    setImported({ file, result: data, rows: toRowsToFix(data) });
  };
  const { run, ...flow } = useMatchedFile({ type, send, errorMessage: calls.sku.bulk.errorMessage });

  return {
    ...flow,
    imported,
    setRows: (rows) => setImported((now) => now && { ...now, rows }),
    importRows: () => {
      if (!imported) return;
      const { file, result, rows } = imported;
      const csv = toCsv(result.columns ?? Object.keys(rows[0]?.cells ?? {}), rows, false);
      run(() =>
        send(new File([csv], file.name.replace(/\.\w+$/, '.csv'), { type: 'text/csv' }), {}, { known: '' }),
      );
    },
    startOver: () => {
      flow.startOver();
      setImported(undefined);
    },
  };
}
