import type { FileChoices } from '@khep/domain/mapping';
import type { CourierFileKind } from '@khep/domain/reconciliation';
import { newIdempotencyKey } from '../client.ts';
import { firstLines } from '../client/firstLines.ts';
import { calls } from '../index.ts';
import type { CourierFileItem, TableColumns } from '../index.ts';
import { useClient } from './client.ts';
import { useInvalidate } from './useInvalidate.ts';

/** Of a larger CSV file, the first lines are enough to match its columns. */
const maxPreviewBytes = 8 * 1024 * 1024;

/** Details sent with a courier's file; empty values are read from the file. Rupees. */
export interface CourierFileDetails {
  courier: string;
  number: string;
  /** YYYY-MM-DD. */
  day: string;
  total: number | undefined;
  utr: string;
  bank_credit: number | undefined;
}

export interface CourierFileCalls {
  /** Returns the columns of a file and what they are matched with. @param source the courier's name, for its saved mapping */
  readColumns: (
    file: File,
    source: string,
    signal?: AbortSignal,
    /** The user's changes. */
    decided?: { mapping: Readonly<Record<string, string>>; choices: FileChoices },
  ) => Promise<TableColumns>;
  /** Uploads a file to be reconciled. */
  upload: (
    file: File,
    mapping: Readonly<Record<string, string>>,
    details: CourierFileDetails,
    choices: FileChoices,
  ) => Promise<CourierFileItem>;
  /** Saves a mapping for the next files of a courier. */
  saveMapping: (source: string, mapping: Readonly<Record<string, string>>) => Promise<void>;
}

/** The requests of a courier's invoice or COD remittance, from its columns to its upload. */
export function useCourierFile(kind: CourierFileKind): CourierFileCalls {
  const client = useClient();
  const invalidate = useInvalidate();
  const type = kind === 'cod' ? 'cod-remittance' : 'invoice';
  return {
    async readColumns(file, source, signal, decided) {
      const { part, isCut } = await firstLines(file, maxPreviewBytes);
      const body = new FormData();
      body.set('file', part);
      body.set('source', source);
      if (decided) {
        body.set('mapping', JSON.stringify(decided.mapping));
        body.set('choices', JSON.stringify(decided.choices));
      }
      const { data } = await client.call(
        calls.utils.tableColumns,
        { params: { type }, body },
        { signal, quiet: true },
      );
      return { ...data, is_cut: data.is_cut || isCut };
    },
    async upload(file, mapping, details, choices) {
      const body = new FormData();
      body.set('file', file);
      if (Object.keys(mapping).length > 0) body.set('mapping', JSON.stringify(mapping));
      if (Object.keys(choices).length > 0) body.set('choices', JSON.stringify(choices));
      for (const name of ['number', 'day', 'utr'] as const)
        if (details[name] !== '') body.set(name, details[name]);
      for (const name of ['total', 'bank_credit'] as const)
        if (details[name] !== undefined) body.set(name, String(details[name]));
      const { data } = await client.call(
        kind === 'cod' ? calls.reconciling.uploadCod : calls.invoice.upload,
        { params: { courier_id: details.courier }, body },
        { quiet: true, idempotencyKey: newIdempotencyKey() },
      );
      void invalidate('invoice', 'recon', 'reconciling', 'jobs');
      return data.invoice;
    },
    async saveMapping(source, mapping) {
      await client.call(
        calls.mappings.save,
        { body: { type, source, mapping: { ...mapping } } },
        { quiet: true },
      );
    },
  };
}
