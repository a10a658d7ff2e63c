/** Which page numbers to show, with `gap` where some are left out. */
export type PageMark = number | 'gap';

const steps = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The first page, the last, and the one on each side of the present. There are always seven places, so that the
 * buttons stay where the pointer is; a gap never stands for a single page.
 */
export function pageMarks(page: number, count: number): PageMark[] {
  if (count <= 7) return steps(1, count);
  if (page <= 4) return [...steps(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...steps(count - 4, count)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
}
