import type { DataGridSort, Filter } from '@khep/ui';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseListUrl, writeListUrl } from './listFilters.ts';
import type { ListFilter, ListValues } from './listFilters.ts';

const sortParam = 'sort';
const viewParam = 'view';

/** `-order_date` as the grid has it: order_date, highest first. */
export function toGridSort(sort: string | undefined): DataGridSort | undefined {
  if (!sort) return undefined;
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}

/** The grid's order as the query has it. */
export function toQuerySort({ column, direction }: DataGridSort): string {
  return direction === 'descending' ? `-${column}` : column;
}

export interface ListState {
  values: ListValues;
  /** Parts of the link that could not be parsed. */
  problems: readonly string[];
  sort: string | undefined;
  /** The saved view that was chosen. */
  viewId: string | undefined;
  setValues: (values: ListValues, options?: { isNewEntry?: boolean }) => void;
  setSort: (sort: DataGridSort) => void;
  /** Shows a saved view: its filters and its order. */
  setView: (view: { id: string | undefined; filter: string; sort: string | undefined }) => void;
}

/** A list's filters, order and view. They are kept in the URL and nowhere else. */
export function useListState(
  filters: readonly ListFilter[],
  kit: readonly Filter[],
  defaultSort: string | undefined,
): ListState {
  const search = useSearch();
  const [pathname, navigate] = useLocation();
  const { values, problems } = useMemo(() => parseListUrl(filters, kit, search), [filters, kit, search]);
  const query = new URLSearchParams(search);

  function go(next: URLSearchParams, isNewEntry = false) {
    const text = next.toString();
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: !isNewEntry });
  }
  function withParam(name: string, value: string | undefined, params = new URLSearchParams(search)) {
    if (value) params.set(name, value);
    else params.delete(name);
    return params;
  }
  const sortText = (sort: string | undefined) => (sort === defaultSort ? undefined : sort);

  return {
    values,
    problems,
    sort: query.get(sortParam) ?? defaultSort,
    viewId: query.get(viewParam) ?? undefined,
    setValues: (next, { isNewEntry = false } = {}) =>
      go(new URLSearchParams(writeListUrl(filters, kit, next, search)), isNewEntry),
    setSort: (sort) => go(withParam(sortParam, sortText(toQuerySort(sort)))),
    setView: ({ id, filter, sort }) => {
      const shown = new URLSearchParams(
        writeListUrl(filters, kit, parseListUrl(filters, kit, filter).values, search),
      );
      go(withParam(viewParam, id, withParam(sortParam, sortText(sort), shown)), true);
    },
  };
}
