import { findHeadingRow } from '@khep/domain/mapping';

const plain = (cell: string) => cell.replace(/^\uFEFF/, '').trim();

/** Locates the row that has the matched headings; else the one that looks like a heading. */
export function locateHeading(
  first: readonly (readonly string[])[],
  mapping: Readonly<Record<string, string>>,
): number {
  const wanted = Object.values(mapping).filter((name) => name !== '');
  const found = first.findIndex(
    (line) => wanted.length > 0 && wanted.every((name) => line.some((cell) => plain(cell) === name)),
  );
  return found >= 0 ? found : findHeadingRow(first);
}
