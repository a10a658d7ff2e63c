import { calls } from '@khep/api';
import type { TableColumns } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import {
  completeMapping,
  dateProblem,
  guessMapping,
  hasNotes,
  importField,
  isKnownMapping,
  isMatched,
  knownFiles,
  sureMapping,
} from '@khep/domain/mapping';
import type { ColumnMapping, ColumnMatch, FileChoices, ImportType } from '@khep/domain/mapping';
import { toast } from '@khep/ui';
import { useRef, useState } from 'react';

/** A file whose columns have to be matched by the user. */
export interface UnmatchedFile {
  file: File;
  table: TableColumns;
  mapping: ColumnMapping;
  /** Guessed, saved and known matches, with their reasons. */
  matches: readonly ColumnMatch[];
  /** Whether it is read as the known file that it looks like. */
  isKnown: boolean;
  choices: FileChoices;
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
  /** Reads the file as the known one that it looks like, or as any other. */
  setKnown: (isKnown: boolean) => void;
  setChoices: (choices: FileChoices) => void;
  setSource: (source: string) => void;
  /** Sends the file with the columns as matched, and saves the matching for the next one. */
  sendMatched: () => void;
  /** Runs a request of the same flow: one at a time, with its failure in `problem`. */
  run: (work: () => Promise<void>) => void;
  startOver: () => void;
}

/**
 * Sends a file. An empty mapping leaves the columns to the server. Throws what is wrong.
 * @param known id of the known file that it is read as; empty for another, undefined to leave that to the server
 */
export type SendMatched = (
  file: File,
  mapping: ColumnMapping,
  options?: { signal?: AbortSignal; known?: string; choices?: FileChoices },
) => Promise<void>;

/** Whether the user has to choose something before a file can be sent. */
export const hasOpenQuestion = ({ table, choices }: Pick<UnmatchedFile, 'table' | 'choices'>): boolean =>
  table.notes.dates.some(
    (found) =>
      choices.date_orders?.[found.field] === undefined &&
      (found.order === null || (!found.is_chosen && dateProblem(found.label, found) !== undefined)),
  );

/** Whether a file has our own headings, which need no mapping. */
export const isOwnFile = ({ table }: Pick<UnmatchedFile, 'table'>): boolean =>
  table.known === null && isMatched(table.fields, table.matches);

interface MatchedFileOptions {
  type: ImportType;
  send: SendMatched;
  /** Message for a failure without its own. */
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
  const lastCheck = useRef(0);

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

  async function readColumns(
    file: File,
    decided: Partial<Pick<UnmatchedFile, 'mapping' | 'choices'>>,
    signal?: AbortSignal,
  ): Promise<TableColumns> {
    const body = new FormData();
    body.set('file', file);
    if (decided.mapping) body.set('mapping', JSON.stringify(decided.mapping));
    if (decided.choices) body.set('choices', JSON.stringify(decided.choices));
    const { data } = await client.call(
      calls.utils.tableColumns,
      { params: { type }, body },
      { signal, quiet: true },
    );
    return data;
  }

  /** Shows what an import does with the columns and choices as they are now. */
  async function recheck(next: UnmatchedFile) {
    setUnmatched(next);
    lastCheck.current += 1;
    const check = lastCheck.current;
    const { file, table, choices } = next;
    try {
      const mapping = completeMapping(table.fields, next.mapping);
      const { rows, notes } = await readColumns(file, { mapping, choices });
      if (check === lastCheck.current)
        setUnmatched((now) => now && { ...now, table: { ...now.table, rows, notes } });
    } catch (error) {
      if (check === lastCheck.current) setProblem(withDetail(error).message);
    }
  }

  return {
    unmatched,
    isPending,
    problem,
    async choose(file, signal) {
      try {
        const data = await readColumns(file, {}, signal);
        const mapping = sureMapping(data.matches);
        if (data.known === null && isMatched(data.fields, data.matches) && !hasNotes(data.notes))
          await send(file, completeMapping(data.fields, mapping), { signal });
        else
          setUnmatched({
            file,
            table: data,
            mapping,
            matches: data.matches,
            choices: {},
            isKnown: data.known !== null,
            source: data.saved_source || data.known?.name || sourceOfFile(file.name),
          });
      } catch (error) {
        if (error instanceof CallError && error.isAborted) toast.info(error.message);
        throw withDetail(error);
      }
    },
    setMapping: (mapping) => {
      if (unmatched) void recheck({ ...unmatched, mapping });
    },
    setChoices: (choices) => {
      if (unmatched) void recheck({ ...unmatched, choices });
    },
    setKnown: (isKnown) => {
      if (!unmatched) return;
      const { table, file } = unmatched;
      const fields = table.fields.map(({ name, is_required }) => importField(name, is_required));
      const matches = isKnown ? table.matches : guessMapping(fields, table.columns);
      const source = isKnown ? (table.known?.name ?? '') : sourceOfFile(file.name);
      void recheck({ ...unmatched, isKnown, matches, mapping: sureMapping(matches), source });
    },
    setSource: (source) => setUnmatched((now) => now && { ...now, source }),
    sendMatched: () => {
      if (!unmatched) return;
      const { file, mapping, choices, source, table, isKnown } = unmatched;
      const known = isKnown ? (table.known?.id ?? '') : '';
      const knownFile = knownFiles.find(({ id }) => id === known);
      // A known file is recognized by itself: only what the user has changed is remembered.
      const isAsKnown =
        knownFile !== undefined &&
        table.saved_source === '' &&
        isKnownMapping(knownFile, table.columns, mapping);
      const isOwn = isOwnFile(unmatched);
      void run(async () => {
        await send(file, completeMapping(table.fields, mapping), { known, choices });
        setUnmatched(undefined);
        if (source.trim() === '' || isAsKnown || isOwn) return;
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
      lastCheck.current += 1;
      setProblem('');
      setUnmatched(undefined);
    },
  };
}
