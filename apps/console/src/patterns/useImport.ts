import { calls } from '@khep/api';
import type { ImportResult, TableColumns } from '@khep/api';
import { isMatched, toMapping } from '@khep/domain/mapping';
import type { ColumnMapping } from '@khep/domain/mapping';
import { CallError, newIdempotencyKey } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useRef, useState } from 'react';
import { toCsv, toRowsToFix } from '../forms/importRows.ts';
import type { ImportRowToFix } from '../forms/importRows.ts';

/** The endpoints that import a table and return its rejected rows. */
export type ImportEndpoint =
  | typeof calls.orders.bulkAdd
  | typeof calls.sku.bulk
  | typeof calls.box.bulk
  | typeof calls.contracts.pincodesAdd
  | typeof calls.disputes.importNotices
  | typeof calls.disputes.importResponses;

export type ImportType = 'orders' | 'sku' | 'box' | 'pincode-mapping' | 'weight-notice' | 'dispute-responses';

/** Where an import is: choosing a file, matching its columns, or looking at the result. */
export type ImportState =
  | { step: 'file' }
  | {
      step: 'columns';
      file: File;
      table: TableColumns;
      mapping: ColumnMapping;
      /** Name under which the mapping is saved; empty to forget it. */
      source: string;
    }
  | { step: 'result'; file: File; result: ImportResult; rows: readonly ImportRowToFix[] };

export interface Import {
  state: ImportState;
  isPending: boolean;
  /** Why the last try failed; empty where it didn't. */
  problem: string;
  /** Imports a file, or asks for its columns first. Rejects with what is wrong with the file. */
  choose: (file: File, signal: AbortSignal) => Promise<void>;
  setMapping: (mapping: ColumnMapping) => void;
  setSource: (source: string) => void;
  importMapped: () => void;
  setRows: (rows: readonly ImportRowToFix[]) => void;
  /** Imports the corrected rows. */
  importRows: () => void;
  startOver: () => void;
}

/** The detail says what to do; the message only that it failed. */
function withDetail(error: unknown): Error {
  if (error instanceof CallError && error.detail !== '')
    return new Error(`${error.message}. ${error.detail}`, { cause: error });
  return error instanceof Error ? error : new Error(calls.sku.bulk.errorMessage, { cause: error });
}

/** Names the source of a file after it, without dates and numbers: `amazon-orders-15-11.csv` is amazon orders. */
export function sourceOfFile(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[\d_().-]+/g, ' ')
    .trim();
  return words === '' ? 'Other files' : words.slice(0, 60);
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
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);

  async function send(file: File, mapping: ColumnMapping, signal?: AbortSignal) {
    const body = new FormData();
    body.set('file', file);
    if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
    const { data, message = endpoint.successMessage } = await client.call(
      endpoint as typeof calls.sku.bulk,
      { body, ...(params && { params }) } as { body: FormData },
      { signal, quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    // Rejected rows are shown with their reasons; a job continues in the tray.
    if (data.rejected_rows.length === 0 && data.is_running !== true) toast.success(message);
    void invalidate(...invalidates, 'jobs');
    setState({ step: 'result', file, result: data, rows: toRowsToFix(data) });
  }

  /** One at a time: a second press would import the rows twice. */
  async function run(work: () => Promise<void>) {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(withDetail(error).message);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return {
    state,
    isPending,
    problem,
    async choose(file, signal) {
      const body = new FormData();
      body.set('file', file);
      try {
        const { data } = await client.call(
          calls.utils.tableColumns,
          { params: { type }, body },
          { signal, quiet: true },
        );
        if (isMatched(data.fields, data.matches)) await send(file, {}, signal);
        else
          setState({
            step: 'columns',
            file,
            table: data,
            mapping: toMapping(data.matches),
            source: data.saved_source || sourceOfFile(file.name),
          });
      } catch (error) {
        if (error instanceof CallError && error.isAborted) toast.info(error.message);
        throw withDetail(error);
      }
    },
    setMapping: (mapping) => state.step === 'columns' && setState({ ...state, mapping }),
    setSource: (source) => state.step === 'columns' && setState({ ...state, source }),
    importMapped: () => {
      if (state.step !== 'columns') return;
      const { file, mapping, source } = state;
      void run(async () => {
        await send(file, mapping);
        if (source.trim() === '') return;
        await client.call(calls.mappings.save, { body: { type, source, mapping } }, { quiet: true });
        void invalidate('mappings');
      });
    },
    setRows: (rows) => state.step === 'result' && setState({ ...state, rows }),
    importRows: () => {
      if (state.step !== 'result') return;
      const { file, result, rows } = state;
      const csv = toCsv(result.columns ?? Object.keys(rows[0]?.cells ?? {}), rows, false);
      void run(() => send(new File([csv], file.name.replace(/\.\w+$/, '.csv'), { type: 'text/csv' }), {}));
    },
    startOver: () => {
      setProblem('');
      setState({ step: 'file' });
    },
  };
}
