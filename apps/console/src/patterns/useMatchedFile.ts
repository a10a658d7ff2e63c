import { calls } from '@khep/api';
import type { TableColumns } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { isMatched, toMapping } from '@khep/domain/mapping';
import type { ColumnMapping, ImportType } from '@khep/domain/mapping';
import { toast } from '@khep/ui';
import { useRef, useState } from 'react';

/** A file whose columns have to be matched by the user. */
export interface UnmatchedFile {
  file: File;
  table: TableColumns;
  mapping: ColumnMapping;
  /** Name under which the mapping is saved; empty to forget it. */
  source: string;
}

export interface MatchedFile {
  /** The file that waits for its columns; undefined where none does. */
  unmatched: UnmatchedFile | undefined;
  isPending: boolean;
  /** Why the last request failed; empty where it didn't. */
  problem: string;
  /** Sends a file, or asks for its columns first. Rejects with what is wrong with the file. */
  choose: (file: File, signal: AbortSignal) => Promise<void>;
  setMapping: (mapping: ColumnMapping) => void;
  setSource: (source: string) => void;
  /** Sends the file with the columns as matched, and saves the matching for the next one. */
  sendMatched: () => void;
  /** Runs a request of the same flow: one at a time, with its failure in `problem`. */
  run: (work: () => Promise<void>) => void;
  startOver: () => void;
}

interface MatchedFileOptions {
  type: ImportType;
  /** Sends the file. An empty mapping leaves the columns to the server. Throws what is wrong. */
  send: (file: File, mapping: ColumnMapping, signal?: AbortSignal) => Promise<void>;
  /** What to say where a failure says nothing. */
  errorMessage: string;
}

/** Names the source of a file after it, without dates and numbers: `amazon-orders-15-11.csv` is amazon orders. */
function sourceOfFile(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[\d_().-]+/g, ' ')
    .trim();
  return words === '' ? 'Other files' : words.slice(0, 60);
}

/** Sends files with columns of any name: recognized by the server, else matched by the user. */
export function useMatchedFile({ type, send, errorMessage }: MatchedFileOptions): MatchedFile {
  const client = useClient();
  const invalidate = useInvalidate();
  const [unmatched, setUnmatched] = useState<UnmatchedFile>();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);

  /** The detail says what to do; the message only that it failed. */
  function withDetail(error: unknown): Error {
    if (error instanceof CallError && error.detail !== '')
      return new Error(`${error.message}. ${error.detail}`, { cause: error });
    return error instanceof Error ? error : new Error(errorMessage, { cause: error });
  }

  /** One at a time: a second press would send the rows twice. */
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
    unmatched,
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
          setUnmatched({
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
    setMapping: (mapping) => setUnmatched((now) => now && { ...now, mapping }),
    setSource: (source) => setUnmatched((now) => now && { ...now, source }),
    sendMatched: () => {
      if (!unmatched) return;
      const { file, mapping, source } = unmatched;
      void run(async () => {
        await send(file, mapping);
        setUnmatched(undefined);
        if (source.trim() === '') return;
        try {
          await client.call(calls.mappings.save, { body: { type, source, mapping } });
          void invalidate('mappings');
        } catch {
          // The client has shown a notice of it, and the file itself was sent.
        }
      });
    },
    run: (work) => void run(work),
    startOver: () => {
      setProblem('');
      setUnmatched(undefined);
    },
  };
}
