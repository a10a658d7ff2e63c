import type { ListEndpoint, RequestOf, RowOf } from '@khep/api';
import { failureOf, sendInBatches } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { createRowResults, createSelection, toast } from '@khep/ui';
import type { GridSelection, ResultCounts, RowResults } from '@khep/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { List, ListTools, MatchingRows } from './defineList.ts';
import { countMatching, keyOfRow, loadMatching, takesFilters } from './matchingRows.ts';

const continuesNotice = 'It is still running. Follow it in Jobs.';

export interface ListBulk<Row> {
  selection: GridSelection;
  results: RowResults;
  counts: ResultCounts;
  /** The label of the action whose results are shown. */
  ranAs: string;
  /** A row that was loaded before, also when it has left the page. */
  rowOf: (key: string) => Row | undefined;
  /** The selected rows. Those that match but are not loaded are fetched. */
  selectedRows: () => Promise<readonly Row[]>;
  /** Every row of the filter, if that is what is selected. */
  matchingRows: () => MatchingRows | undefined;
  /** Selects every row that matches, also those that are not loaded: by their filter, or each by its key. */
  selectMatching: () => Promise<void>;
  toolsFor: (label: string) => ListTools<Row>;
}

/** Selection over all pages, and actions on it with a result for each row. */
export function useListBulk<E extends ListEndpoint>(
  list: List<E>,
  query: RequestOf<E>['query'],
  rows: readonly RowOf<E>[],
): ListBulk<RowOf<E>> {
  const client = useClient();
  const invalidate = useInvalidate();
  const [selection] = useState(() => createSelection());
  const [results] = useState(createRowResults);
  const [seen] = useState(() => new Map<string, RowOf<E>>());
  const [ranAs, setRanAs] = useState('');
  const counts = useSyncExternalStore(results.subscribe, results.counts, results.counts);

  useEffect(() => {
    for (const row of rows) seen.set(keyOfRow(list, row), row);
  }, [list, rows, seen]);

  // "All that match" means another set of rows once the filter is another.
  const filter = JSON.stringify(query);
  const filterBefore = useRef(filter);
  useEffect(() => {
    if (filterBefore.current === filter) return;
    filterBefore.current = filter;
    if (selection.scope().kind === 'matching') selection.clear();
  }, [filter, selection]);

  async function loadAll(): Promise<readonly RowOf<E>[]> {
    const matching = await loadMatching(client, list, query);
    for (const row of matching) seen.set(keyOfRow(list, row), row);
    return matching;
  }
  async function selectMatching(): Promise<void> {
    if (takesFilters(list)) {
      selection.selectMatching(await countMatching(client, list, query));
      return;
    }
    const matching = await loadAll();
    selection.replace(matching.map((row) => keyOfRow(list, row)));
  }

  async function selectedRows(): Promise<readonly RowOf<E>[]> {
    const scope = selection.scope();
    if (scope.kind === 'keys') return scope.keys.flatMap((key) => seen.get(key) ?? []);
    const except = new Set(scope.except);
    const matching = await loadAll();
    return matching.filter((row) => !except.has(keyOfRow(list, row)));
  }

  function matchingRows(): MatchingRows | undefined {
    const scope = selection.scope();
    return scope.kind === 'keys'
      ? undefined
      : { query: { ...(query as object | undefined) }, except: scope.except };
  }

  const toolsFor = (label: string): ListTools<RowOf<E>> => ({
    client,
    invalidate,
    clearSelection: () => selection.clear(),
    async runMatching(matching, { matching: work, success, invalidates }) {
      results.clear();
      try {
        const sent = await work?.send(client, matching);
        void invalidate(...invalidates);
        if (sent === undefined) return;
        selection.clear();
        if (sent === 'continues') toast.info(continuesNotice);
        else if (sent.problem === '') toast.success(success);
        else toast.error(sent.problem);
      } catch (error) {
        toast.error(failureOf(error, 0));
      }
    },
    async run(chosen, work) {
      const byKey = new Map(chosen.map((row) => [keyOfRow(list, row), row]));
      setRanAs(label);
      results.clear();
      let continues = false;
      const outcome = await results.run([...byKey.keys()], async (keys, settle) => {
        const batch = keys.flatMap((key): (readonly [string, RowOf<E>])[] => {
          const row = byKey.get(key);
          return row === undefined ? [] : [[key, row]];
        });
        const send = (part: readonly RowOf<E>[]) => work.send(client, part);
        continues = await sendInBatches(batch, { send, batchSize: work.batchSize }, settle);
        void invalidate(...work.invalidates);
      });
      if (outcome.failed > 0) return;
      if (continues) toast.info(continuesNotice);
      else toast.success(work.success);
      results.clear();
      selection.clear();
    },
  });

  return {
    selection,
    results,
    counts,
    ranAs,
    rowOf: (key) => seen.get(key),
    selectedRows,
    matchingRows,
    selectMatching,
    toolsFor,
  };
}
