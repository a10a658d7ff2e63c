export const sortDirections = ['ascending', 'descending'] as const;

export interface DataGridSort {
  /** ID of the column. */
  column: string;
  direction: (typeof sortDirections)[number];
}

export type DataGridSorts = DataGridSort | readonly DataGridSort[];

export function sortList(sort: DataGridSorts | undefined): readonly DataGridSort[] {
  if (sort === undefined) return [];
  return 'column' in sort ? [sort] : sort;
}

/**
 * Returns the next sort order: ascending, then descending. With `isAdded` (Shift), the column is added to the
 * order, and a third click removes it; at least one remains.
 */
export function nextSort(
  sorts: readonly DataGridSort[],
  column: string,
  isAdded: boolean,
): readonly DataGridSort[] {
  const at = sorts.findIndex((sort) => sort.column === column);
  const flipped: DataGridSort = {
    column,
    direction: sorts[at]?.direction === 'ascending' ? 'descending' : 'ascending',
  };
  if (!isAdded) return [flipped];
  if (at < 0) return [...sorts, flipped];
  if (sorts[at]?.direction === 'descending' && sorts.length > 1) return sorts.toSpliced(at, 1);
  return sorts.with(at, flipped);
}
