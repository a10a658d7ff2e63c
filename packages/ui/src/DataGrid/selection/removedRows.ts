/**
 * Returns the keys of rows removed between two versions of a page. Rows may be pushed to the next page by new
 * rows, so a row counts as removed only if a later row is still present, or if no new row could have pushed
 * it.
 */
export function findRemovedRows(before: readonly string[], after: readonly string[]): string[] {
  const now = new Set(after);
  const then = new Set(before);
  const missing = before.filter((key) => !now.has(key));
  if (missing.length === 0) return [];
  let arrived = 0;
  for (const key of after) if (!then.has(key)) arrived += 1;
  const lastKept = before.findLastIndex((key) => now.has(key));
  const passed = new Set(before.slice(lastKept + 1));
  const mayBePushed = arrived > 0 ? passed : new Set<string>();
  return missing.filter((key) => !mayBePushed.has(key));
}
