/** Neighbours of a record in the list that was open last. */
export interface RecordNeighbours {
  /** Addresses; undefined at an end of the list. */
  previous: string | undefined;
  next: string | undefined;
  /** From 1. */
  position: number;
  count: number;
}

const key = 'record-order';
/** More than anyone pages through, and little to store. */
const maxRecords = 1000;

/** Remembers the records of a list in this tab, by their addresses: each then leads to the next one. */
export function saveRecordOrder(hrefs: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(hrefs.slice(0, maxRecords)));
  } catch {
    // Without storage a record has no neighbours.
  }
}

export function loadRecordOrder(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((href) => typeof href === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the records before and after one; undefined where the list doesn't have it. */
export function findNeighbours(hrefs: readonly string[], href: string): RecordNeighbours | undefined {
  const index = hrefs.indexOf(href);
  if (index === -1) return undefined;
  return { previous: hrefs[index - 1], next: hrefs[index + 1], position: index + 1, count: hrefs.length };
}
