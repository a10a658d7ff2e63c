import { calls } from '@khep/api';
import type { TableColumns } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useCourierFile } from '@khep/api/hooks';
import { completeMapping, sureMapping } from '@khep/domain/mapping';
import type { ColumnMapping, FileChoices } from '@khep/domain/mapping';
import type { CourierFileKind } from '@khep/domain/reconciliation';
import type { CourierFileValues } from '@khep/domain/reconciliation/ui';
import { toast } from '@khep/ui';
import { useRef, useState } from 'react';
import { loadErrorText } from '../../data/AsyncContent.tsx';
import { useCouriers } from '../../data/useLookups.ts';

const noValues: CourierFileValues = {
  courier: '',
  number: '',
  day: '',
  total: undefined,
  utr: '',
  bank_credit: undefined,
};

const withDetail = (error: unknown): Error =>
  error instanceof CallError
    ? new Error(loadErrorText(error), { cause: error })
    : error instanceof Error
      ? error
      : new Error(calls.invoice.upload.errorMessage);

/** Uploads a courier's file. @param onUploaded with the id of the upload, for the address */
export function useCourierUpload(kind: CourierFileKind, onUploaded: (id: string) => void) {
  const requests = useCourierFile(kind);
  const { rows, isLoading, error, reload } = useCouriers();
  const [byKind, setByKind] = useState<Record<CourierFileKind, CourierFileValues>>({
    invoice: noValues,
    cod: noValues,
  });
  const [isNumberAsked, setNumberAsked] = useState(false);
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<TableColumns>();
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [choices, setChoices] = useState<FileChoices>({});
  const lastCheck = useRef(0);
  const [isRemembered, setRemembered] = useState(true);
  const [isPending, setPending] = useState(false);
  /** Upload errors by field; `file` and `mapping` are shown over the step. */
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isSending = useRef(false);
  const couriers = rows.map(({ courier_id, name }) => ({ id: String(courier_id), label: name }));
  const courier = byKind[kind].courier === '' ? (couriers[0]?.id ?? '') : byKind[kind].courier;
  const courierName = couriers.find(({ id }) => id === courier)?.label ?? '';
  const values = { ...byKind[kind], courier };

  async function send() {
    if (!file || isSending.current) return;
    isSending.current = true;
    setPending(true);
    setProblems({});
    try {
      const { id } = await requests.upload(file, mapping, values, choices);
      toast.success((kind === 'cod' ? calls.reconciling.uploadCod : calls.invoice.upload).successMessage);
      onUploaded(id);
      if (isRemembered) await requests.saveMapping(courierName, mapping);
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
  /** Reads the columns of a file. Rejects with what is wrong with it. */
  async function choose(chosen: File, signal: AbortSignal) {
    setFile(chosen);
    try {
      const columns = await requests.readColumns(chosen, courierName, signal);
      setMapping(sureMapping(columns.matches));
      setNumberAsked(byKind[kind].number === '');
      setChoices({});
      setTable(columns);
    } catch (error) {
      throw withDetail(error);
    }
  }
  /** Shows what the upload does with the columns and choices as they are now. */
  async function recheck(decided: { mapping: ColumnMapping; choices: FileChoices }) {
    setMapping(decided.mapping);
    setChoices(decided.choices);
    if (!file) return;
    lastCheck.current += 1;
    const check = lastCheck.current;
    try {
      const { notes, adds_up } = await requests.readColumns(file, courierName, undefined, {
        ...decided,
        mapping: completeMapping(table?.fields ?? [], decided.mapping),
      });
      if (check === lastCheck.current) setTable((now) => now && { ...now, notes, adds_up });
    } catch (error) {
      if (check === lastCheck.current) setProblems({ file: withDetail(error).message });
    }
  }
  /** Back to the file, with what was entered beside it. */
  function startOver() {
    lastCheck.current += 1;
    setTable(undefined);
    setFile(undefined);
    setProblems({});
  }
  return {
    values,
    setValues: (patch: Partial<CourierFileValues>) =>
      setByKind((before) => ({ ...before, [kind]: { ...before[kind], ...patch } })),
    couriers,
    /** Whether the user is asked for the courier's number: it was not entered, and no column has it. */
    asksNumber: kind === 'invoice' && isNumberAsked && (mapping['invoice_number'] ?? '') === '',
    /** Of the list of couriers, without which no file can be uploaded. */
    loading: { isLoading, error, onRetry: () => void reload() },
    file,
    table,
    mapping,
    setMapping: (next: ColumnMapping) => void recheck({ mapping: next, choices }),
    choices,
    setChoices: (next: FileChoices) => void recheck({ mapping, choices: next }),
    isRemembered,
    setRemembered,
    isPending,
    problems,
    choose,
    send: () => void send(),
    startOver,
    /** To the next file. */
    startNext: () => {
      startOver();
      // The number, the day and the totals were of the last file; the next one is often of the same courier.
      setByKind((before) => ({ ...before, [kind]: { ...noValues, courier: before[kind].courier } }));
    },
  };
}
