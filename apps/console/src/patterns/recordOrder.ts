import type { RecordNeighbours } from './RecordPage.tsx';

const keyOf = (kind: string) => `records:${kind}`;

/** Remembers the order of a list in this tab, so that its records lead to the previous and the next one. */
export function saveRecordOrder(kind: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(ids));
  } catch {
    // Without storage a record has no neighbours.
  }
}

export function loadRecordOrder(kind: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The records before and after one in a list; undefined where the list does not have it. */
export function findNeighbours(
  ids: readonly string[],
  id: string,
  hrefOf: (id: string) => string,
): RecordNeighbours | undefined {
  const index = ids.indexOf(id);
  if (index === -1) return undefined;
  const at = (position: number) => {
    const found = ids[position];
    return found === undefined ? undefined : hrefOf(found);
  };
  return { previous: at(index - 1), next: at(index + 1), position: index + 1, count: ids.length };
}
