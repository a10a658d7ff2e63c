export const sortDirections = ['ascending', 'descending'] as const;

export interface DataGridSort {
  /** Id of the column. */
  column: string;
  direction: (typeof sortDirections)[number];
}

export type DataGridSorts = DataGridSort | readonly DataGridSort[];

export function sortList(sort: DataGridSorts | undefined): readonly DataGridSort[] {
  if (sort === undefined) return [];
  return 'column' in sort ? [sort] : sort;
}

/**
 * The order after a heading is pressed: lowest first, then highest first. With `isAdded` (Shift) the column joins
 * those that sort already, and a third press takes it out again; one always stays.
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
