/**
 * The keys of rows that left a list, told by two looks at the same page of it. A page that is read again may have
 * pushed rows off its end by new ones at its start: those are on the next page, not gone. So a row counts as gone when
 * a row that came after it is still there, or when no new row can have pushed it off.
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
