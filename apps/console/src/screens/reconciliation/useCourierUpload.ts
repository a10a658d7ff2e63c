import { calls } from '@khep/api';
import type { TableColumns } from '@khep/api';
import { CallError, newIdempotencyKey } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { toMapping } from '@khep/domain/mapping';
import type { ColumnMapping } from '@khep/domain/mapping';
import { toast } from '@khep/ui';
import { useRef, useState } from 'react';
import { loadErrorText } from '../../data/AsyncContent.tsx';
import { useCouriers } from '../../data/useLookups.ts';

export type FileKind = 'invoice' | 'cod';
/** What is entered beside the file; empty values are read from the file. */
export interface UploadValues {
  courier: string;
  number: string;
  day: string;
  total: number | undefined;
  utr: string;
  bank_credit: number | undefined;
}
const noValues: UploadValues = {
  courier: '',
  number: '',
  day: '',
  total: undefined,
  utr: '',
  bank_credit: undefined,
};

/** Of a larger CSV file, the first lines are enough to match its columns. */
const maxPreviewBytes = 8 * 1024 * 1024;

/** The first lines of a CSV file; a workbook can't be cut. */
async function firstLines(file: File): Promise<{ part: File; isCut: boolean }> {
  const isZip = (await file.slice(0, 2).text()) === 'PK';
  if (file.size <= maxPreviewBytes || isZip) return { part: file, isCut: false };
  const head = new Uint8Array(await file.slice(0, maxPreviewBytes).arrayBuffer());
  // After a line feed, so that no line is cut; one of UTF-16 has another byte. Mac files of old have none.
  const feed = head.lastIndexOf(10) + 1;
  const end = feed === 0 ? head.length : head[0] === 0xff && head[1] === 0xfe ? feed + 1 : feed;
  return { part: new File([head.subarray(0, end)], file.name, { type: file.type }), isCut: true };
}

export interface CourierUpload {
  step: 'file' | 'columns';
  values: UploadValues;
  setValues: (patch: Partial<UploadValues>) => void;
  couriers: readonly { id: string; label: string }[];
  /** Of the list of couriers, without which no file can be uploaded. */
  loading: { isLoading: boolean; error: CallError | undefined; onRetry: () => void };
  file: File | undefined;
  table: TableColumns | undefined;
  mapping: ColumnMapping;
  setMapping: (mapping: ColumnMapping) => void;
  isRemembered: boolean;
  setRemembered: (isRemembered: boolean) => void;
  isPending: boolean;
  /** What was refused, by field; `file` and `mapping` are shown over the step. */
  problems: Readonly<Record<string, string>>;
  /** Reads the columns of a file. Rejects with what is wrong with it. */
  choose: (file: File, signal: AbortSignal) => Promise<void>;
  send: () => void;
  /** Back to the file, with what was entered beside it. */
  startOver: () => void;
  /** To the next file. */
  startNext: () => void;
}

const withDetail = (error: unknown): Error =>
  error instanceof CallError
    ? new Error(loadErrorText(error), { cause: error })
    : error instanceof Error
      ? error
      : new Error(calls.invoice.upload.errorMessage);

/** Uploads a courier's file. @param onUploaded with the id of the upload, for the address */
export function useCourierUpload(kind: FileKind, onUploaded: (id: string) => void): CourierUpload {
  const client = useClient();
  const invalidate = useInvalidate();
  const { rows, isLoading, error, reload } = useCouriers();
  const [byKind, setByKind] = useState<Record<FileKind, UploadValues>>({ invoice: noValues, cod: noValues });
  const values = byKind[kind];
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<TableColumns>();
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [isRemembered, setRemembered] = useState(true);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isSending = useRef(false);
  const couriers = rows.map(({ courier_id, name }) => ({ id: String(courier_id), label: name }));
  const courier = values.courier === '' ? (couriers[0]?.id ?? '') : values.courier;
  const courierName = couriers.find(({ id }) => id === courier)?.label ?? '';
  const type = kind === 'cod' ? 'cod-remittance' : 'invoice';

  async function upload(chosen: File, columns: ColumnMapping) {
    const body = new FormData();
    body.set('file', chosen);
    if (Object.keys(columns).length > 0) body.set('mapping', JSON.stringify(columns));
    for (const name of ['number', 'day', 'utr'] as const)
      if (values[name] !== '') body.set(name, values[name]);
    for (const name of ['total', 'bank_credit'] as const)
      if (values[name] !== undefined) body.set(name, String(values[name]));
    const endpoint = kind === 'cod' ? calls.reconciling.uploadCod : calls.invoice.upload;
    const { data } = await client.call(
      endpoint,
      { params: { courier_id: courier }, body },
      { quiet: true, idempotencyKey: newIdempotencyKey() },
    );
    toast.success(endpoint.successMessage);
    void invalidate('invoice', 'recon', 'reconciling', 'jobs');
    onUploaded(data.invoice.id);
  }
  async function sendMatched() {
    if (!file || isSending.current) return;
    isSending.current = true;
    setPending(true);
    setProblems({});
    try {
      await upload(file, mapping);
      if (isRemembered)
        await client.call(
          calls.mappings.save,
          { body: { type, source: courierName, mapping } },
          { quiet: true },
        );
    } catch (error) {
      setProblems(
        error instanceof CallError && Object.keys(error.fields).length > 0
          ? error.fields
          : { file: withDetail(error).message },
      );
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }
  return {
    step: table ? 'columns' : 'file',
    values: { ...values, courier },
    setValues: (patch) => setByKind((before) => ({ ...before, [kind]: { ...before[kind], ...patch } })),
    couriers,
    loading: { isLoading, error, onRetry: () => void reload() },
    file,
    table,
    mapping,
    setMapping,
    isRemembered,
    setRemembered,
    isPending,
    problems,
    async choose(chosen, signal) {
      setFile(chosen);
      try {
        const { part, isCut } = await firstLines(chosen);
        const body = new FormData();
        body.set('file', part);
        body.set('source', courierName);
        const { data } = await client.call(
          calls.utils.tableColumns,
          { params: { type }, body },
          { signal, quiet: true },
        );
        setMapping(toMapping(data.matches));
        setTable({ ...data, is_cut: data.is_cut || isCut });
      } catch (error) {
        throw withDetail(error);
      }
    },
    send: () => void sendMatched(),
    startOver: () => {
      setTable(undefined);
      setFile(undefined);
      setProblems({});
    },
    startNext: () => {
      setTable(undefined);
      setFile(undefined);
      setProblems({});
      // The number, the day and the totals were of the last file; the next one is often of the same courier.
      setByKind((before) => ({ ...before, [kind]: { ...noValues, courier: before[kind].courier } }));
    },
  };
}
